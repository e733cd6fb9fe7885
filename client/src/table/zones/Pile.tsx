// A pile: backs lying on each other, or the last cards askew under the top one; its name and count on a pill.
import type { VNode } from "preact";
import type { Piece, Zone } from "../../protocol/wire";
import { Sentence } from "../../ui/Sentence";
import { MAT } from "../layout/centre";
import { AnnouncedTab, announcedName, followWords, Placemat } from "../piece/Announced";
import { PieceButton } from "../piece/PieceButton";
import type { PlacedProps } from "../piece/props";
import { ZoneFrame } from "../piece/ZoneFrame";
import type { TableModel } from "../state/model";

const RATIO = 1.4;
const SHORT_BELOW = 230; // pixels of a pile's width: what follows is said in few words

export function Pile(props: PlacedProps): VNode {
  const { model, zone, box, detail, card } = props;
  const { stands } = zone;
  const words = stands ? followWords(model, stands, box.w < SHORT_BELOW) : pillWords(model, zone);
  const isSmall = detail !== "long";
  const w = isSmall ? Math.min(card || 200, box.w * 0.7, (box.h - 30) / RATIO) : card;
  const hasMat = zone.form === "mat" && !isSmall && box.h >= w * MAT; // otherwise the mat lies under the words
  const isEmpty = !zone.pieces?.length && !zone.count; // a dashed place with its name, never a hole
  return (
    <ZoneFrame model={model} zone={zone} box={box}>
      {detail === "sum" ? (
        box.w > 0 && <Sum {...props} words={words} />
      ) : (
        <div
          class="pile"
          data-small={isSmall || undefined}
          data-mat={hasMat || undefined}
          data-presses={zone.presses || undefined}
          style={hasMat ? { "--rim": `${(w * (MAT - RATIO)) / 2}px` } : undefined}
        >
          {!isEmpty && <Stack model={model} zone={zone} w={w} />}
          {isEmpty && <Burst count={zone.burst ?? 0} w={0} />}
          {words && (
            <span class={isEmpty ? "pill empty" : stands ? "pill follows" : "pill"}>
              <span>
                <Sentence text={words} strong={stands ? model.aspect(stands.follow, "strong") : ""} />
              </span>
            </span>
          )}
          {!zone.label && zone.presses && (zone.count ?? 0) > 1 && <b class="number">{zone.count}</b>}
        </div>
      )}
    </ZoneFrame>
  );
}

function pillWords(model: TableModel, zone: Zone): string {
  const name = model.say(zone.label);
  const count = zone.count ?? null;
  const isTold = zone.label?.args?.count !== undefined; // the name has the number in it
  if (count === null || zone.presses || isTold) return name;
  return name ? `${name} · ${count}` : String(count);
}

/** Two cards under the top one are enough to be a pile. */
function Stack({ model, zone, w }: { model: TableModel; zone: Zone; w: number }): VNode {
  const pieces = zone.pieces ?? [];
  const top = pieces.at(-1);
  const size = { width: `${w}px`, height: `${w * RATIO}px` };
  const isPack = Boolean(zone.back);
  const deep = Math.min(2, Math.max(0, (zone.count ?? 3) - 1));
  return (
    <div class="stack" style={size}>
      {zone.stands && <Placemat model={model} stands={zone.stands} w={w} />}
      {isPack &&
        Array.from({ length: deep }, (_, place) => (
          <img key={`under${place}`} class={`under under-${deep - place}`} src={model.face(zone.back ?? "")} alt="" />
        ))}
      {isPack && !top && (zone.count ?? 0) > 0 && <img src={model.face(zone.back ?? "")} alt="" />}
      {!isPack &&
        pieces
          .slice(-3, -1)
          .map((piece, place, under) => (
            <Askew key={piece.key} model={model} zone={zone} piece={piece} turn={under.length - place} w={w} />
          ))}
      {top && (
        <PieceButton
          key={top.key}
          model={model}
          zone={zone}
          piece={top}
          at={{ x: 0, y: 0, w, h: w * RATIO }}
          look="card top"
          name={announcedName(model, zone)}
          isTabStop
        />
      )}
      {zone.stands && <AnnouncedTab model={model} stands={zone.stands} />}
      <Burst count={zone.burst ?? 0} w={w} />
    </div>
  );
}

const BURST =
  "M50 2L57 14L68 6L71 19L84 15L83 29L96 30L90 42L99 50L90 58L96 70L83 71L84 85L71 81L68 94L57 86L50 98L43 86L32 94L29 81L16 85L17 71L4 70L10 58L1 50L10 42L4 30L17 29L16 15L29 19L32 6L43 14Z";
const LEAST_BURST = 52;

/** So many cards come down on somebody; it grows with each that answers, and shakes once. */
function Burst({ count, w }: { count: number; w: number }): VNode | null {
  if (count === 0) return null;
  const size = Math.max(LEAST_BURST, w * 0.56) * Math.min(1.6, 1 + 0.1 * (count - 2)); // a fifth for each step of two
  return (
    <span
      key={count}
      class="burst"
      data-burst={count}
      style={{ width: `${size}px`, height: `${size}px`, fontSize: `${size * 0.36}px` }}
      aria-hidden="true"
    >
      <svg viewBox="-3 -3 106 106">
        <path d={BURST} />
      </svg>
      <b>+{count}</b>
    </span>
  );
}

function Askew({
  model,
  zone,
  piece,
  turn,
  w,
}: {
  model: TableModel;
  zone: Zone;
  piece: Piece;
  turn: number;
  w: number;
}): VNode {
  return (
    <PieceButton
      model={model}
      zone={zone}
      piece={piece}
      at={{ x: 0, y: 0, w, h: w * RATIO }}
      look={`card askew askew-${turn}`}
      isTabStop={false}
    />
  );
}

const LETTER = 8; // pixels, about
const BESIDE_WORDS = 56; // pixels that a picture and the rim take

/** Where there is no room for cards: one line. */
function Sum({ model, zone, box, words }: PlacedProps & { words: string }): VNode {
  const pieces = zone.pieces ?? [];
  const top = pieces.at(-1);
  const seen = zone.stands?.mark || top?.face || zone.back || top?.back || "";
  const lines = top?.face ? 2 : 1; // a back gives way to words sooner than a face
  const picture = words.length * LETTER <= lines * (box.w - BESIDE_WORDS) ? seen : "";
  const burst = zone.burst ? <b class="burst-words">+{zone.burst}</b> : null;
  if (top) {
    return (
      <PieceButton
        model={model}
        zone={zone}
        piece={top}
        look="pill-button"
        name={announcedName(model, zone)}
        isTabStop
        isBare
      >
        {picture && <img src={model.face(picture)} alt="" />}
        <span data-announced={zone.stands ? "" : undefined}>{words}</span>
        {burst}
      </PieceButton>
    );
  }
  return (
    <span class="pill wide">
      {picture && <img src={model.face(picture)} alt="" />}
      <span>{words}</span>
      {burst}
    </span>
  );
}
