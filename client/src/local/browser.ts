// What the client asks of a browser, where there is no server: build.mjs puts these in the place of the globals of the same
// names. Requests and sockets end in a worker, and addresses stand behind the #, so that any folder of any host will do.
import { askLocal, isProof, LocalSocket, localPicture } from "./channel";

const API = "/api/1/";
const RULES = /^\/api\/1\/rules\/(\w+)\?lang=(\w+)&theme=(\w+)$/;
const page = globalThis.location;
const visits = globalThis.history;
const plainFetch = globalThis.fetch.bind(globalThis);

/** Requests to the server; files of the folder come as ever. */
export async function fetch(address: string, how: RequestInit = {}): Promise<Response> {
  const rules = RULES.exec(address);
  if (rules) return plainFetch(`rules/${rules[1]}-${rules[2]}-${rules[3]}.json`);
  if (address.startsWith("/hatch/")) return localPicture(address);
  if (address.startsWith(API)) return askLocal(how.method ?? "GET", address, (how.body as string | undefined) ?? "");
  if (address === "/healthz") return new Response("{}");
  return plainFetch(address, how);
}

export { LocalSocket as WebSocket };

function inside(): URL {
  return new URL(page.hash.slice(1) || (isProof ? "/prove" : "/"), page.origin);
}

export const location = {
  get pathname(): string {
    return inside().pathname;
  },
  get search(): string {
    return inside().search;
  },
  get hash(): string {
    return "";
  },
  get href(): string {
    return page.href;
  },
  get origin(): string {
    return page.origin;
  },
  get host(): string {
    return page.host;
  },
  get protocol(): string {
    return page.protocol;
  },
  assign: (to: string) => page.assign(to),
  reload: () => page.reload(),
};

export const history = {
  pushState: (state: unknown, unused: string, to: string) => visits.pushState(state, unused, `#${to}`),
  replaceState: (state: unknown, unused: string, to: string) => visits.replaceState(state, unused, `#${to}`),
  back: () => visits.back(),
  get length(): number {
    return visits.length;
  },
};
