// What came of a deal in signs: a star for each robot behind me, a dot beside me, a circle before me; and the medal.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { DayResult } from "../../protocol/wire";
import { Sign } from "../../ui/pictures";

const RIM = 18; // teeth of a medal

/** In a text that is sent somewhere. */
export const EMOJI: Record<string, string> = { S: "⭐", D: "🔵", C: "⚪" };

export function Legend({ isTrials }: { isTrials: boolean }): VNode {
  const kind = isTrials ? "trial" : "sign";
  return (
    <p class="legend">
      <span>
        <Sign symbol="S" /> {t(`ui-day-${kind}-star`)}
      </span>
      <span>
        <Sign symbol="D" /> {t(`ui-day-${kind}-dot`)}
      </span>
      <span>
        <Sign symbol="C" /> {t(`ui-day-${kind}-circle`)}
      </span>
    </p>
  );
}

/** By stars; without one, a quiet disc. */
export function Medal({ result }: { result: DayResult }): VNode {
  const rim = Array.from({ length: 2 * RIM }, (_, k) => {
    const reach = k % 2 ? 54 : 47;
    return `${60 + reach * Math.cos((k * Math.PI) / RIM)},${100 + reach * Math.sin((k * Math.PI) / RIM)}`;
  });
  return (
    <svg class="medal" data-medal={result.medal || "none"} viewBox="0 0 120 160" aria-hidden="true">
      {result.medal && <path class="ribbon-blue" d="M34 3h24l-2 50-14-2z" />}
      {result.medal && <path class="ribbon-red" d="M62 3h25l-9 48-14 2z" />}
      {result.medal && <polygon points={rim.join(" ")} />}
      <circle cx="60" cy="100" r="37" />
      {result.stars > 0 ? (
        <text x="60" y="115" text-anchor="middle">
          {result.stars}
        </text>
      ) : (
        <path class="smile" d="M48 92v.1M72 92v.1M44 106q16 16 32 0" />
      )}
    </svg>
  );
}
