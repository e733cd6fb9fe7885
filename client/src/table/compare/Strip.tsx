// The words and tools of pictures: which is which, the glass, and where several are compared, which one is next.
import type { VNode } from "preact";
import { textSize } from "../../lib/settings";
import { t } from "../../lib/words";
import type { Zone } from "../../protocol/wire";
import type { Box } from "../layout/boxes";
import type { TableModel } from "../state/model";
import { faceOf } from "../timing/sealed";
import { lookAt, stepsOf, type Step } from "./compare";
import type { Pairing } from "./pair";
import { toggleZoom, zoomOf } from "./zoom";

const ARROWLESS = 400; // pixels: less is too little for arrows beside the names,
const NARROW = 350; // for words on every button,
const NAMELESS = 260; // and for the names: they are spoken
const LETTER = 9; // how wide one is,
const AROUND = 150; // and what is beside the letters of both names and of the button

interface StripProps {
  model: TableModel;
  zone: Zone;
  partner: Zone | undefined;
  box: Box;
  role: Pairing["role"];
  isStacked: boolean;
  shape: number;
}

export function Strip(props: StripProps): VNode {
  const { box, isStacked, role } = props;
  const place = { left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` };
  return (
    <div class={isStacked ? "picture-strip between" : `picture-strip above ${role}`} style={place}>
      {isStacked ? <Between {...props} /> : <Above {...props} />}
    </div>
  );
}

/** Between two pictures that lie one above the other. */
function Between({ model, zone, partner, shape, box }: StripProps): VNode {
  const steps = stepsOf(model);
  const zoom = zoomOf(model).value;
  if (steps.length > 0) {
    return (
      <>
        <Steps model={model} steps={steps} />
        <Loupe model={model} shape={shape} isShort />
      </>
    );
  }
  if (zoom) {
    return (
      <>
        <MiniMap model={model} zone={zone} shape={shape} />
        <span class="picture-words">{t("ui-both-zoomed", { scale: zoom.scale })}</span>
        <Loupe model={model} shape={shape} />
      </>
    );
  }
  const note = model.say(partner?.note);
  const room = box.w / Number(textSize.value); // large words need more of it
  const letters = [model.say(zone.label), model.say(partner?.label), t("ui-loupe")].join("").length;
  const wanted = Math.max(NARROW, LETTER * letters + AROUND);
  return (
    <>
      {note ? (
        <span class="picture-words">{note}</span>
      ) : (
        room > NAMELESS && <Name model={model} zone={zone} way={room < ARROWLESS ? "" : "up"} />
      )}
      <Loupe model={model} shape={shape} isShort={room < wanted || (note !== "" && room < ARROWLESS)} />
      {partner &&
        (room > (note ? ARROWLESS : NAMELESS) ? (
          <Name model={model} zone={partner} way={room < ARROWLESS ? "" : "down"} />
        ) : (
          <Left zone={partner} />
        ))}
    </>
  );
}

/** Above one of two pictures side by side: its name at the outer end, tools towards the middle. */
function Above({ model, zone, role, shape, box }: StripProps): VNode {
  const steps = stepsOf(model);
  const note = model.say(zone.note);
  const tab = (
    <span class="picture-tab" aria-hidden="true">
      {model.say(zone.label)}
      {zone.count !== null && zone.count !== undefined && <small>{t("ui-cards-left", { count: zone.count })}</small>}
    </span>
  );
  if (role === "second") {
    return (
      <>
        {steps.length > 0 ? <Steps model={model} steps={steps} /> : <span class="picture-words">{note}</span>}
        {tab}
      </>
    );
  }
  return (
    <>
      {tab}
      <span class="picture-words">{role === "only" ? note : ""}</span>
      <Loupe model={model} shape={shape} isShort={box.w / Number(textSize.value) < NARROW} />
    </>
  );
}

function Name({ model, zone, way }: { model: TableModel; zone: Zone; way: "up" | "down" | "" }): VNode {
  return (
    <span class="picture-name" aria-hidden="true">
      {way === "up" && <Arrow way="up" />}
      <span>{model.say(zone.label)}</span>
      <Left zone={zone} />
      {way === "down" && <Arrow way="down" />}
    </span>
  );
}

/** How many cards are left under a picture. */
function Left({ zone }: { zone: Zone }): VNode | null {
  return zone.count === null || zone.count === undefined ? null : (
    <b class="picture-left" aria-hidden="true">
      {zone.count}
    </b>
  );
}

function Loupe({
  model,
  shape,
  isShort = false,
}: {
  model: TableModel;
  shape: number;
  isShort?: boolean;
}): VNode | null {
  if (model.isTelevision) return null; // nobody could press it
  const isNear = zoomOf(model).value !== null;
  const words = isNear ? t("ui-see-all") : t("ui-loupe");
  return (
    <button
      type="button"
      class={isShort ? "button loupe short" : "button loupe"}
      data-loupe
      aria-pressed={isNear}
      aria-label={isShort ? words : undefined}
      onClick={() => toggleZoom(model, shape)}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={
            isNear
              ? "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
              : "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6"
          }
        />
      </svg>
      {!isShort && words}
    </button>
  );
}

/** Which part of the pictures is seen. */
function MiniMap({ model, zone, shape }: { model: TableModel; zone: Zone; shape: number }): VNode | null {
  const zoom = zoomOf(model).value;
  const piece = zone.pieces?.[0];
  const face = piece ? faceOf(model, piece) : null;
  if (!zoom || !face) return null;
  const percent = (part: number) => `${part * 100}%`;
  const frame = {
    left: percent(zoom.x - 0.5 / zoom.scale),
    top: percent(zoom.y * shape - 0.5 / zoom.scale),
    width: percent(1 / zoom.scale),
    height: percent(1 / zoom.scale),
  };
  return (
    <span class="picture-map" style={{ aspectRatio: shape }} aria-hidden="true">
      <img src={face} alt="" />
      <i style={frame} />
    </span>
  );
}

// ---- several pictures to compare with

const ARROWS: Record<Step["way"], string> = {
  up: "M12 20V5M6 11l6-6 6 6",
  right: "M4 12h15M13 6l6 6-6 6",
  down: "M12 4v15M6 13l6 6 6-6",
  left: "M20 12H5M11 6l-6 6 6 6",
  "": "M6 12h12",
};

function Arrow({ way }: { way: Step["way"] }): VNode {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ARROWS[way]} />
    </svg>
  );
}

/** One button for each picture that has to be compared: where it lies, and how far one is. */
function Steps({ model, steps }: { model: TableModel; steps: readonly Step[] }): VNode {
  return (
    <div class="steps" role="group" aria-label={t("ui-steps")}>
      {steps.map((step) => (
        <button
          key={step.zone}
          type="button"
          class={step.due !== null && step.placed >= step.due ? "button go" : step.isCurrent ? "button main" : "button"}
          data-step={step.zone}
          aria-pressed={step.isCurrent}
          aria-label={t("ui-step", { way: step.way, placed: step.placed, due: step.due ?? 0 })}
          onClick={() => lookAt(model, step.zone)}
        >
          <Arrow way={step.way} />
          <b>{step.due === null ? step.placed : `${step.placed}/${step.due}`}</b>
        </button>
      ))}
    </div>
  );
}
