// Keeps all that the page is made of: after the first visit no network is needed. `tablee page` writes which files there
// are, and a name for this version of them, before this script.
declare const FILES: readonly string[];
declare const VERSION: string;

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", run: (event: ExtendableEvent) => void): void;
  addEventListener(kind: "fetch", run: (event: FetchEvent) => void): void;
}

const AT_ONCE = 4; // files
const worker = self as unknown as Scope;
const folder = worker.registration.scope;
const name = `${folder} ${VERSION}`; // several pages may lie on one host

worker.addEventListener("install", (event) => event.waitUntil(fill().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(folder)) event.respondWith(answer(event.request));
});

async function fill(): Promise<void> {
  const kept = await caches.open(name);
  const left = [...FILES];
  const some = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift())
      if (!(await kept.match(folder + file))) await kept.add(new Request(folder + file, { cache: "no-cache" }));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

/** What former versions have kept goes. */
async function tidy(): Promise<void> {
  for (const each of await caches.keys()) if (each.startsWith(`${folder} `) && each !== name) await caches.delete(each);
}

/** What was not kept yet, as pictures of another style, is kept when it is first looked at. */
async function answer(request: Request): Promise<Response> {
  const kept = await caches.open(name);
  const found =
    (await kept.match(request.url, { ignoreSearch: true })) ??
    (request.mode === "navigate" ? await kept.match(folder) : undefined);
  if (found) return found;
  const fetched = await fetch(request);
  if (fetched.ok) await kept.put(request, fetched.clone());
  return fetched;
}
