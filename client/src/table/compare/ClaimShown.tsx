// A right claim in the place of the prompt: who found it, in what time, and each place as it was and as it is.
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { language } from "../../lib/settings";
import { t } from "../../lib/words";
import type { Ring } from "../../protocol/wire";
import { Who } from "../../ui/pictures";
import type { Plan } from "../layout/draft";
import { placed } from "../piece/PieceButton";
import type { TableModel } from "../state/model";
import { claimOf, showClaims } from "./claim";

const MOST = 3; // places that are shown side by side
const LEAST = 36; // pixels: a smaller piece of a picture shows nothing
const NARROW = 480; // pixels: the name says who it was
const AROUND = 1.5; // how much of the picture is seen round a place

export function ClaimShown({ model, plan }: { model: TableModel; plan: Plan }): VNode | null {
  useEffect(() => showClaims(model), [model]);
  const claim = claimOf(model).value;
  if (!claim) return null;
  const { prompt } = plan.parts;
  const info = claim.seat === null ? undefined : model.seats.value[claim.seat];
  const name = claim.seat === null ? "" : (model.company.value.names[claim.seat] ?? "");
  const kind = claim.seat !== null && claim.seat === model.seat.value ? "me" : "other";
  const isNarrow = prompt.w < NARROW;
  const size = Math.min(72, prompt.h - 12, prompt.w * 0.11);
  const pictures = [claim.was, claim.now].flatMap((each) => each ?? []);
  return (
    <div class="claim" data-claim={claim.seat ?? ""} aria-hidden="true" style={placed(prompt)}>
      {info && !isNarrow && <Who seat={info} />}
      <p>
        <strong>{t("ui-claim", { kind, name })}</strong>{" "}
        {claim.seconds !== null && <span data-claim-time>{t("ui-seconds", { time: spoken(claim.seconds) })}</span>}
      </p>
      {size >= LEAST && pictures.length > 0 && (
        <span class="claim-places">
          {claim.rings.slice(0, MOST).map((ring) => (
            <span key={ring.join()} class="claim-place">
              {pictures.map((address) => (
                <Cut key={address} address={address} ring={ring} size={size} />
              ))}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** The piece of a picture round a place. */
function Cut({ address, ring: [x, y, w, h], size }: { address: string; ring: Ring; size: number }): VNode {
  const wide = size / (Math.max(w, h) * AROUND); // of the whole picture
  return (
    <span class="claim-cut" style={{ width: `${size}px`, height: `${size}px` }}>
      <img
        src={address}
        alt=""
        style={{ width: `${wide}px`, left: `${size / 2 - x * wide}px`, top: `${size / 2 - y * wide}px` }}
      />
    </span>
  );
}

function spoken(seconds: number): string {
  return seconds.toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
