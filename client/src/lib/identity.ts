// Who sits in front of this device, as far as the server knows, and the tables they were at lately.
import { signal } from "@preact/signals";
import type { Me } from "../protocol/wire";
import { api, ApiError } from "./api";
import { go } from "./navigation";

const CODES = "tablee.codes";
const KEPT = 3;
export const PHOTO_DRAFTS = "tablee-photos"; // where screens/photos keeps a photograph that is being worked on

/** The name; empty: nobody the server knows; null: not asked yet. */
export const myName = signal<string | null>(null);

/** The animal I chose; null: that of my seat stands for me. */
export const myAnimal = signal<number | null>(null);

export async function whoAmI(): Promise<string> {
  if (myName.value === null) setIdentity(await api.me());
  return myName.value ?? "";
}

export function setIdentity({ name, animal }: Me): void {
  myName.value = name;
  myAnimal.value = animal ?? null;
}

/** The name that somebody typed before the house asked for its word. */
export const nameAtDoor = signal("");

/** Says a name, or, with none, takes a friendly one that the server gives. A house with a door asks newcomers for its
 * word first, on a page of its own. */
export async function nameMe(name: string, door?: string): Promise<void> {
  try {
    setIdentity(await api.rename(name, door));
  } catch (error) {
    if (door === undefined && error instanceof ApiError && error.code === "door-shut") {
      nameAtDoor.value = name;
      go(`/door?to=${encodeURIComponent(location.pathname + location.search)}`);
    }
    throw error;
  }
}

export async function chooseAnimal(animal: number): Promise<void> {
  setIdentity(await api.chooseAnimal(animal));
}

export async function forgetMe(): Promise<void> {
  await api.forget();
  if (!LOCAL) indexedDB.deleteDatabase(PHOTO_DRAFTS);
  setIdentity({ name: "" });
  keepCodes([]);
}

// ---- tables one may want to come back to

export function codes(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(CODES) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function rememberCode(code: string): void {
  keepCodes([code, ...codes().filter((each) => each !== code)].slice(0, KEPT));
}

export function dropCode(code: string): void {
  keepCodes(codes().filter((each) => each !== code));
}

function keepCodes(kept: readonly string[]): void {
  try {
    localStorage.setItem(CODES, JSON.stringify(kept));
  } catch {
    // nothing is lost but the way back
  }
}
