// What is asked of the server about a hall, and where its sheets and pictures are.
import { ask } from "../../lib/api";
import type { CameIn, ComeIn, HallAbout, NewHall, OpenedHall } from "../../protocol/hall-wire";
import type { TicketGiven } from "../../protocol/wire";

export const hallApi = {
  open: (hall: NewHall) => ask<OpenedHall>("POST", "/api/1/rooms", hall),
  about: (code: string) => ask<HallAbout>("GET", hallAddress(code)),
  comeIn: (code: string, who: ComeIn) => ask<CameIn>("POST", `${hallAddress(code)}/me`, who),
  lead: (code: string, key: string) => ask<unknown>("POST", `${hallAddress(code)}/lead`, { key }),
  ticket: (code: string, until: AbortSignal) =>
    ask<TicketGiven>("POST", `${hallAddress(code)}/ticket`, undefined, until),
  end: (code: string) => ask<unknown>("DELETE", hallAddress(code)),
};

export function hallAddress(code: string): string {
  return `/api/1/rooms/${encodeURIComponent(code)}`;
}
