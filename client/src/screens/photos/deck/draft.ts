// The deck that is being made, as this browser keeps it: a reload goes on where one was. Nothing of it has been sent.
import { PHOTO_DRAFTS } from "../../../lib/identity";
import type { Kind } from "../../../photo/alterations";
import type { Msg } from "../../../protocol/wire";
import type { Share } from "./photos-api";

export interface CardDraft {
  readonly name: string;
  readonly kind: Kind;
  readonly sticker?: number; // which one it is
  readonly left: number;
  readonly top: number;
  readonly patch: Blob;
  readonly wrong?: Msg; // why the house refused it
}

export interface Draft {
  readonly untouched: Blob;
  readonly cards: readonly CardDraft[];
  readonly title: string;
  readonly share: Share;
}

const STORE = "draft";
const ONLY = "only"; // there is one draft

function database(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open(PHOTO_DRAFTS, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error("nothing can be kept here"));
  });
}

async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opened = await database();
  try {
    return await new Promise((done, fail) => {
      const transaction = opened.transaction(STORE, mode);
      const asked = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(asked.result);
      transaction.onabort = () => fail(transaction.error ?? new Error("nothing can be kept here"));
    });
  } finally {
    opened.close();
  }
}

/** What was being made; null: nothing, or the browser keeps nothing. */
export async function keptDraft(): Promise<Draft | null> {
  try {
    const found = await within<Draft | undefined>(
      "readonly",
      (store) => store.get(ONLY) as IDBRequest<Draft | undefined>,
    );
    return found ?? null;
  } catch {
    return null;
  }
}

/** Says whether it is kept. */
export async function keepDraft(draft: Draft): Promise<boolean> {
  try {
    await within("readwrite", (store) => store.put(draft, ONLY));
    return true;
  } catch {
    return false;
  }
}

export async function dropDraft(): Promise<void> {
  try {
    await within("readwrite", (store) => store.delete(ONLY));
  } catch {
    // then there is none
  }
}
