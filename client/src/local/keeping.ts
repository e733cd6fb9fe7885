// What is kept for the time without a network beyond what the first visit keeps: sealed pictures of a game when it is first
// chosen, pictures of another style likewise, and everything when somebody says so. `tablee page` writes which there are.
import { effect, signal } from "@preact/signals";
import { faceAddress } from "../lib/api";
import { address } from "../lib/navigation";
import { language, theme } from "../lib/settings";

const AT_ONCE = 6; // files

/** As tablee/page/building/keepable.py writes it. */
interface Keepable {
  version: string;
  faces: string[]; // names, the same in every style
  styles: Record<string, number>; // bytes of the pictures, by style: fr-day
  sealed: Record<string, { files: string[]; bytes: number }>; // by game
}

/** A game's sealed pictures, or the pictures of a style. */
interface Group {
  name: string;
  files: string[];
  bytes: number;
}

/** The groups of which something is not kept yet; null: that is not known, or nothing is kept here at all. */
export const unkept = signal<readonly Group[] | null>(null);

/** How many files of how many have come, while they do. */
export const keeping = signal<{ done: number; of: number } | null>(null);

/** Something did not come: there is no network, or no room. */
export const isStuck = signal(false);

const isOnline = signal(true); // as far as the browser knows

let groups: readonly Group[] = [];
let cacheName = "";

async function look(): Promise<void> {
  const kept = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
  unkept.value = groups.filter(({ files }) => files.some((file) => !kept.has(inFolder(file))));
}

function inFolder(file: string): string {
  return new URL(file, document.baseURI).href;
}

/** Fetches what is missing of these groups. */
async function keep(wanted: readonly Group[]): Promise<void> {
  if (keeping.value) return;
  const left = wanted.flatMap(({ files }) => files);
  const of = left.length;
  let done = 0;
  keeping.value = { done, of };
  isStuck.value = false;
  try {
    const cache = await caches.open(cacheName);
    const some = async (): Promise<void> => {
      for (let file = left.shift(); file !== undefined; file = left.shift()) {
        if (!(await cache.match(inFolder(file)))) await cache.add(inFolder(file));
        keeping.value = { done: ++done, of };
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, some));
  } catch {
    isStuck.value = true;
  }
  await look();
  keeping.value = null;
}

export function keepEverything(): void {
  if (isOnline.value) void keep(unkept.value ?? []);
  else isStuck.value = true;
}

/** Is this game played with pictures that are not kept yet? */
export function isUnkept(game: string): boolean {
  return unkept.value?.some(({ name }) => name === game) ?? false;
}

/** A game or a style that is chosen for the first time is kept with all that belongs to it. */
function keepChosen(): void {
  const names = new Set([/^\/g\/(\w+)/.exec(address.value)?.[1], `${language.value}-${theme.value}`]);
  if (keeping.value || isStuck.value || !isOnline.value) return;
  const chosen = unkept.value?.filter(({ name }) => names.has(name)) ?? [];
  if (chosen.length) queueMicrotask(() => void keep(chosen));
}

/** Once the service worker has kept the rest. */
export async function watchKept(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return; // then nothing is kept
  await navigator.serviceWorker.ready;
  const { version, faces, styles, sealed } = (await (await fetch("keepable.json")).json()) as Keepable;
  cacheName = `${inFolder("./")} ${version}`; // as the service worker calls it
  if (!(await caches.has(cacheName))) return; // another version of the page: it is known after the next visit
  const pictures = Object.entries(styles).map(([name, bytes]) => {
    const [spoken = "", seen = ""] = name.split("-");
    return { name, bytes, files: faces.map((face) => faceAddress(face, spoken, seen)) };
  });
  groups = [...Object.entries(sealed).map(([name, group]) => ({ name, ...group })), ...pictures];
  await look();
  const noteNetwork = (): void => void (isOnline.value = navigator.onLine);
  noteNetwork();
  addEventListener("online", noteNetwork);
  addEventListener("offline", noteNetwork);
  effect(keepChosen);
}
