// What is asked of the house about photographs that became cards.
import { ApiError, ask } from "../../../lib/api";
import type { Msg, PhotoKept } from "../../../protocol/wire";

export type Share = "table" | "house"; // who may play with it: its owner's tables, or everybody here

/** A card that is not fair, by its number from 0. */
export interface UnfairCard {
  card: number;
  why: Msg;
}

export class DeckRefused extends ApiError {
  constructor(
    code: string,
    why: Msg,
    status: number,
    readonly cards: readonly UnfairCard[],
  ) {
    super(code, why, status);
  }
}

const ADDRESS = "/api/1/photos";

export function dropDeck(id: string): Promise<unknown> {
  return ask("DELETE", deckAddress(id));
}

export function deckAddress(id: string): string {
  return `${ADDRESS}/${encodeURIComponent(id)}`;
}

/** Sends a deck's file; `told` hears which part of it has gone, from 0 to 1. Only this old way of asking says so. */
export function sendDeck(file: Blob, share: Share, told: (part: number) => void): Promise<PhotoKept> {
  return new Promise((done, refuse) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${ADDRESS}?share=${share}`);
    request.responseType = "text";
    request.upload.onprogress = ({ loaded, total }) => told(total ? loaded / total : 0);
    request.onload = () => {
      const found = parsed(request.responseText);
      if (request.status < 300 && found.id) done({ id: found.id });
      else
        refuse(
          new DeckRefused(
            found.code ?? "fault",
            found.why ?? { key: "ui-house-away" },
            request.status,
            found.cards ?? [],
          ),
        );
    };
    request.onerror = () => refuse(new ApiError("away", { key: "ui-house-away" }, 0));
    request.send(file);
  });
}

interface Answer {
  id?: string;
  code?: string;
  why?: Msg;
  cards?: UnfairCard[];
}

function parsed(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
