// The games with their switches and bots, asked for once; and the words that name them.
import { signal } from "@preact/signals";
import type { GameInfo } from "../protocol/wire";
import { gameFacts, api } from "./api";
import { hasWords, t } from "./words";

export const games = signal<readonly GameInfo[]>([]);
let asked: Promise<void> | null = null;

export function loadGames(): Promise<void> {
  asked ??= api
    .games()
    .then((found) => {
      games.value = found.games;
    })
    .catch((error: unknown) => {
      asked = null; // asked for again the next time
      throw error;
    });
  return asked;
}

export function gameInfo(key: string): GameInfo | undefined {
  return games.value.find((each) => each.key === key);
}

export function isEvening(key: string): boolean {
  return Boolean(gameFacts(key)?.evening?.length);
}

/** A game may have no pictures, whatever its scenes name: then its pieces are words. */
export function hasPictures(key: string): boolean {
  return gameFacts(key)?.art !== false;
}

/** A record may be of a game that is no longer here: then its key has to do. */
export function gameName(key: string): string {
  if (isEvening(key)) return t("house-evening-name");
  return hasWords(`${key}-name`) ? t(`${key}-name`) : key;
}

export function gameAbout(key: string): string {
  return t(isEvening(key) ? "house-evening-about" : `${key}-about`);
}
