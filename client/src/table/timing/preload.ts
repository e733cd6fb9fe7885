// At a table where people race, the faces that may turn up are fetched before they do, from the first look at the table
// on. Where a picture is what one races for, it is held ready and painted at once: also the very first one. Elsewhere
// only its bytes are there, as a hundred pictures that are ready are much to an old tablet.
import { effect } from "@preact/signals";
import { ask } from "../../lib/api";
import { afterPaint } from "../../lib/idle";
import { language, theme } from "../../lib/settings";
import type { Manifest, Zone } from "../../protocol/wire";
import type { TableModel } from "../state/model";
import { BEING_PUT_UP } from "./put-up";

const AT_ONCE = 4;
const TO_PAINT = 100; // milliseconds in which the table is painted

const fetched = new Set<string>();

/** Can this picture be shown at once? What is sealed is decoded before it has an address. */
export function isFetched(address: string): boolean {
  return address.startsWith("blob:") || fetched.has(address);
}

/** Fetches all faces that are named like those on the table, and those of the packs there. The answer ends it. */
export function preloadFaces(model: TableModel): () => void {
  const held = new Map<string, HTMLImageElement>(); // a browser may forget pictures that nobody holds
  const asked = new Set<string>();
  return effect(() => {
    if (!mayBeRaced(model)) return;
    const style = `${language.value}-${theme.value}`;
    const areRacedFor = model.zones.value.some(isRacedFor);
    const kinds = new Set(model.zones.value.flatMap(kindsIn));
    const fresh = [...kinds].filter((kind) => !asked.has(style + kind));
    if (fresh.length === 0) return;
    fresh.forEach((kind) => asked.add(style + kind));
    const names = tableIsThere().then(() => faceNames(language.value, theme.value));
    void names.then((all) => {
      const packs = new Set(fresh.map(packOf));
      const wanted = all.filter((name) => packs.has(packOf(name)) && fresh.includes(kindOf(name)));
      void each(
        wanted.map((name) => model.face(name)),
        areRacedFor ? (address) => makeReady(address, held) : bring,
      );
    });
  });
}

/** What lies on the table is fetched, and painted, before what may turn up. */
async function tableIsThere(): Promise<void> {
  do await afterPaint();
  while (document.querySelector(BEING_PUT_UP));
  await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, TO_PAINT)));
}

/** Is there something to be quick about, now or later? What one hits for it is there from the start. */
function mayBeRaced(model: TableModel): boolean {
  const isForRaces = (zone: Zone) => zone.presses || (zone.pieces ?? []).some((piece) => piece.state?.includes("race"));
  return (model.mine.value.taps ?? []).some(([, , race]) => race) || model.zones.value.some(isForRaces);
}

/** What one hits when the right thing lies there, and what is rolled: whoever sees it sooner is quicker. */
function isRacedFor(zone: Zone): boolean {
  return Boolean(zone.presses) || zone.kind === "dice";
}

/** What lies in a zone; of a pack that lies there face down, what its cards may show. */
function kindsIn(zone: Zone): string[] {
  const pack = zone.kind === "pile" && zone.back ? [zone.back.replace(/[^/]*$/, "#")] : [];
  return [...pack, ...(zone.pieces ?? []).flatMap(facesOf).map(kindOf)];
}

function facesOf(piece: { face?: string; small?: string; sealed?: boolean }): string[] {
  return piece.sealed ? [] : [piece.face, piece.small].filter((name): name is string => Boolean(name));
}

/** `smileys/07` and `smileys/31` are of a kind, `smileys/07-small` is of another. */
function kindOf(name: string): string {
  return name.replace(/\d+/g, "#");
}

/** Those of `smileys/07` are all in `smileys`. */
function packOf(name: string): string {
  return name.slice(0, name.indexOf("/"));
}

async function faceNames(lang: string, style: string): Promise<string[]> {
  const found = await ask<Manifest>("GET", `/api/1/faces?lang=${lang}&theme=${style}`).catch(() => null);
  return Object.keys(found?.faces ?? {});
}

/** Brings what nobody waits for, one after the other: should the network be lost meanwhile, one connection hangs, and
 * the others are free for the way back. */
export async function fetchQuietly(addresses: string[]): Promise<void> {
  await each(addresses, bring, 1);
}

/** A few at a time. */
async function each(
  addresses: string[],
  fetchOne: (address: string) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const left = [...addresses];
  const some = async (): Promise<void> => {
    for (let address = left.shift(); address; address = left.shift()) await fetchOne(address).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: atOnce }, some));
}

async function makeReady(address: string, held: Map<string, HTMLImageElement>): Promise<void> {
  if (held.has(address)) return;
  const picture = new Image();
  held.set(address, picture);
  picture.src = address;
  await picture.decode();
  fetched.add(address);
}

/** Into what the browser keeps of all that it was sent. */
async function bring(address: string): Promise<void> {
  await (await fetch(address, { priority: "low" })).arrayBuffer();
}
