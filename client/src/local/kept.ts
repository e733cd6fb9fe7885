// The browser's own store, as Python asks for it: one object store, under kind/key.
const NAME = "tablee";
const STORE = "kept";

export type KeptItem = [kind: string, key: string, data: Uint8Array];

export class Kept {
  private constructor(private readonly database: IDBDatabase | null) {}

  /** Where a browser keeps nothing, as in some private windows, all is well until the page is closed. */
  static async open(): Promise<Kept> {
    try {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
      return new Kept(await done(asked));
    } catch {
      return new Kept(null);
    }
  }

  /** Keeps nothing. */
  static nothing(): Kept {
    return new Kept(null);
  }

  /** Everything, in the order of the keys. */
  async all(): Promise<KeptItem[]> {
    if (!this.database) return [];
    const store = this.database.transaction(STORE).objectStore(STORE);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    return keys.map((key, at) => {
      const [kind = "", ...rest] = (key as string).split("/");
      return [kind, rest.join("/"), values[at] as Uint8Array];
    });
  }

  /** Kept when the promise is. */
  put(kind: string, key: string, data: Uint8Array): Promise<void> {
    return this.change((store) => store.put(data, `${kind}/${key}`));
  }

  drop(kind: string, keys: readonly string[]): Promise<void> {
    return this.change((store) => keys.forEach((key) => store.delete(`${kind}/${key}`)));
  }

  private change(run: (store: IDBObjectStore) => void): Promise<void> {
    const { database } = this;
    if (!database) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const change = database.transaction(STORE, "readwrite", { durability: "relaxed" });
      change.oncomplete = () => resolve();
      change.onerror = change.onabort = () => reject(change.error ?? new Error("not kept"));
      run(change.objectStore(STORE));
    });
  }
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("the store does not answer"));
  });
}
