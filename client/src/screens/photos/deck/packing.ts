// A deck as one file: what is sent to the house, and what another house can be given.
import { zipped } from "../../../photo/zip";
import { lightlyPacked } from "./canvases";
import type { Work } from "./work";

const ENDINGS: Record<string, string> = { "image/webp": "webp", "image/png": "png", "image/jpeg": "jpg" };

export async function packedDeck(work: Work): Promise<Blob> {
  const patches = work.cards.value.map(({ patch }) => patch);
  const exact = await packed(work, patches);
  if (exact.size <= work.limits.bytes) return exact;
  return packed(work, await Promise.all(work.cards.value.map(({ pixels }) => lightlyPacked(pixels)))); // large cards
}

async function packed(work: Work, patches: readonly Blob[]): Promise<Blob> {
  const about = {
    format: "tablee-photo",
    version: 1,
    title: work.title.value.trim(),
    cards: work.cards.value.map(({ name, left, top }) => ({ name, left, top })),
  };
  const entries = [
    { name: "deck.json", data: new TextEncoder().encode(JSON.stringify(about)) },
    await entry("untouched", work.untouched),
    ...(await Promise.all(patches.map((patch, card) => entry(String(card).padStart(2, "0"), patch)))),
  ];
  return new Blob([zipped(entries)], { type: "application/zip" });
}

async function entry(stem: string, picture: Blob): Promise<{ name: string; data: Uint8Array }> {
  return { name: `${stem}.${ENDINGS[picture.type] ?? "png"}`, data: new Uint8Array(await picture.arrayBuffer()) };
}
