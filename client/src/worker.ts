// The service worker: what a browser runs when this house tells it something. A notice in its reader's language, and a
// tap that leads to the table. It keeps no page and answers no request.

interface Words {
  games: Record<string, string>; // names, by key
  robots: Record<string, string>;
  said: Record<string, string>; // sentences; {by} and {n} are filled in
}

/** As tablee/server/push/notices.py writes it: no more than a spectator knows. */
interface Notice {
  code: string; // empty: several tables wait
  game: string;
  n: number;
  by: string;
  said: { key: string };
}

/** What the page has left for it: lib/push.ts. */
interface Reader {
  language?: string;
  icon?: string;
}

interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}

interface TapEvent extends ExtendableEvent {
  notification: Notification;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Tab {
  url: string;
  focus(): Promise<unknown>;
}

interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(which: object): Promise<Tab[]>; openWindow(address: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "push", run: (event: PushEvent) => void): void;
  addEventListener(kind: "notificationclick", run: (event: TapEvent) => void): void;
  addEventListener(kind: "install", run: () => void): void;
}

declare const WORDS: Partial<Record<string, Words>> & { fr: Words }; // written here by build.mjs

const worker = self as unknown as Worker;
const LAST_RESORT = "push-turn";
const ROBOT = "push-played-robot";

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() as Partial<Notice> | undefined)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { code } = event.notification.data as { code: string };
  event.waitUntil(lead(code ? `/t/${code}` : "/"));
});

/** Whatever has come, something is shown: browsers want that. */
async function show(notice: Partial<Notice> = {}): Promise<void> {
  const { language, icon } = await reader();
  const words = WORDS[language ?? ""] ?? WORDS[navigator.language.slice(0, 2)] ?? WORDS.fr;
  const { code = "", game = "", n = 1, by = "", said } = notice;
  const sentence = words.said[said?.key ?? LAST_RESORT] ?? words.said[LAST_RESORT] ?? "";
  const name = said?.key === ROBOT ? (words.robots[by] ?? by) : by;
  await worker.registration.showNotification(words.games[game] ?? "Tablée", {
    body: sentence.replace("{n}", String(n)).replace("{by}", () => name),
    tag: code || "tables",
    data: { code },
    ...(icon ? { icon } : {}),
  });
  const app: Partial<Navigator> = navigator;
  await app.setAppBadge?.(n)?.catch(() => undefined);
}

async function reader(): Promise<Reader> {
  const found = await caches.match("/push-reader").catch(() => undefined);
  return found ? ((await found.json()) as Reader) : {};
}

/** To a tab that is there already, or to a new one. */
async function lead(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
