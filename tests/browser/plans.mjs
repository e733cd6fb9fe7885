// Plans of positions on every screen, and all that lies wrong in them: run by test_plans.py, bundled with the client's
// own layout. Reads positions from the file that is named, writes faults to standard output.
import { readFileSync } from "node:fs";
import { plan } from "../../client/src/table/layout/plan";
import { hintsOf } from "../../client/src/table/layout/cast";
import { keysOf } from "../../client/src/table/state/zones";
import { Choices, NOTHING } from "../../client/src/table/state/taps";

const SCREENS = {
  small: { w: 360, h: 640, rem: 18 },
  phone: { w: 390, h: 844, rem: 18 },
  flat: { w: 844, h: 390, rem: 18 },
  "small flat": { w: 667, h: 375, rem: 18 },
  tablet: { w: 820, h: 1180, rem: 20 },
  desktop: { w: 1280, h: 800, rem: 18 },
  "large desktop": { w: 1440, h: 900, rem: 20 },
  television: { w: 1920, h: 1080, rem: 26 },
};
const TEXTS = [1, 1.25, 1.5, 2];
const FINGER = 43.5;
const CELL = { tablet: 60 }; // of a grid, on a screen that has room for it
const TILE = { tablet: 60, "large desktop": 56 }; // of somebody else's code
const DIE = 40;
const MANY = 6; // with more people and large words a phone has to be scrolled
const RACED_ON = new Set(["phone", "tablet", "desktop", "large desktop"]); // smaller ones may be scrolled with large words

const right = (of) => of.x + of.w;
const bottom = (of) => of.y + of.h;
const meet = (one, other) =>
  one.x < right(other) - 1 && other.x < right(one) - 1 && one.y < bottom(other) - 1 && other.y < bottom(one) - 1;

/** Everything that lies on something else, leaves the page, or is too small for a finger. */
function faults(zones, lit, made) {
  const found = [];
  const { parts } = made;
  const named = zones.flatMap((zone) => {
    const place = made.zones.get(zone.id);
    return place && place.box.w > 0 ? [[zone.id, place.box]] : [];
  });
  const around = ["top", "prompt", "bar", "side"].map((name) => [name, parts[name]]).filter(([, box]) => box.w > 0);
  const all = [...named, ...around];
  all.forEach(([name, box], number) => {
    for (const [other, its] of all.slice(number + 1)) if (meet(box, its)) found.push(`${name} lies on ${other}`);
    if (box.x < -1 || right(box) > made.w + 1 || box.y < -1 || bottom(box) > made.h + 1) found.push(`${name} leaves the page`);
  });
  made.seats.forEach(({ seat, box }, number) => {
    for (const other of made.seats.slice(number + 1))
      if (meet(box, other.box)) found.push(`seat ${seat} lies on seat ${other.seat}`);
    if (box.x < -1 || right(box) > made.w + 1) found.push(`seat ${seat} leaves the page`);
  });
  for (const zone of zones) {
    const place = made.zones.get(zone.id);
    if (!keysOf(zone).some((key) => lit.has(key)) || zone.kind === "seats" || zone.kind === "bar") continue;
    if (!place || place.box.w === 0) found.push(`${zone.id} is lit and has no place`);
    else if (zone.kind === "grid" && place.card - 1 < FINGER) found.push(`a cell of ${zone.id} is ${(place.card - 1).toFixed(1)}`);
    else if (Math.min(place.box.w, place.box.h) < FINGER) found.push(`${zone.id} is ${place.box.w.toFixed(0)} × ${place.box.h.toFixed(0)}`);
  }
  return found;
}

/** Everything that is smaller than a screen has room for. */
function tooSmall(zones, made, screen, me) {
  return zones.flatMap((zone) => {
    const place = made.zones.get(zone.id);
    if (!place || place.box.w === 0) return [];
    const isTheirs = zone.form === "code" && zone.owner !== me;
    const [least, what] = zone.kind === "grid" && !zone.pieces?.some((piece) => piece.shows) ? [CELL[screen], "cell"] : isTheirs ? [TILE[screen], "tile"] : [0, ""];
    return place.card < (least ?? 0) ? [`a ${what} of ${zone.id} is only ${place.card.toFixed(1)}`] : [];
  });
}

/** Large words in a race: what is raced for is all on the screen, and dice keep their size. */
function foldedAway(zones, made, size) {
  if (!made.parts.isFolded) return [];
  const ends = [["bar", made.parts.bar], ...zones.map((zone) => [zone.id, made.zones.get(zone.id)?.box])];
  const below = ends.filter(([, box]) => box && box.w > 0 && bottom(box) > size.h + 1);
  const dice = zones.filter((zone) => zone.kind === "dice" && made.zones.get(zone.id)?.box.w > 0);
  const small = dice.filter((zone) => {
    const { box } = made.zones.get(zone.id);
    const count = zone.pieces?.length ?? 1;
    return Math.min(box.w / (count + 0.14 * (count - 1)), box.h / 1.08) < DIE; // as Dice.tsx draws them
  });
  return [...below.map(([name]) => `${name} lies below the edge`), ...small.map((zone) => `${zone.id} are small`)];
}

/** The position as it is, and after each first step of a move that has several. */
function stages(choices, mine) {
  const firsts = new Set((mine.taps ?? []).filter(([path]) => path.length > 1).map(([path]) => path[0]));
  const picks = (mine.picks ?? []).flatMap((pick) => pick.pieces.slice(0, 1));
  return [NOTHING, ...[...firsts, ...picks].slice(0, 4).map((key) => ({ keys: [key], spots: [] }))];
}

function walk({ name, zones, mine, players, me, words }) {
  const choices = new Choices(mine, zones);
  const said = (what) => (what ? (words[JSON.stringify(what)] ?? "") : "");
  return stages(choices, mine).flatMap((chosen) => {
    const lit = choices.lit(chosen);
    const hints = hintsOf(zones, mine, lit, chosen, "", said);
    return Object.entries(SCREENS).flatMap(([screen, size]) =>
      TEXTS.flatMap((text) => {
        const made = plan(zones, players, me, { ...size, rem: size.rem * text, text }, hints);
        const where = `${name} ${chosen.keys.join()} ${screen} ×${text} level ${made.level}`;
        const long = text === 1 && made.h > size.h + 1 ? ["has to be scrolled"] : [];
        const small = text === 1 && chosen === NOTHING ? tooSmall(zones, made, screen, me) : [];
        const folded = players <= MANY && RACED_ON.has(screen) ? foldedAway(zones, made, size) : [];
        return [...faults(zones, lit, made), ...long, ...small, ...folded].map((fault) => [`${screen} ×${text}`, fault, where]);
      }),
    );
  });
}

const positions = JSON.parse(readFileSync(process.argv[2], "utf8"));
process.stdout.write(JSON.stringify(positions.flatMap(walk)));
