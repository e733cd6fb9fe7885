// What came of a deal in signs: a star for each robot behind me, a dot beside me, a circle before me; and the medal.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { DayResult } from "../../protocol/wire";

const STAR = "M12 2.5l2.9 6.3 6.8.8-5 4.7 1.3 6.8-6-3.4-6 3.4 1.3-6.8-5-4.7 6.8-.8z";
const RIM = 18; // teeth of a medal

/** In a text that is sent somewhere. */
export const EMOJI: Record<string, string> = { S: "⭐", D: "🔵", C: "⚪" };

export function Sign({ symbol }: { symbol: string }): VNode {
  return (
    <svg class="sign" data-sign={symbol} viewBox="0 0 24 24" aria-hidden="true">
      {symbol === "S" ? <path d={STAR} /> : <circle cx="12" cy="12" r="8.5" />}
    </svg>
  );
}

/** Read aloud as how many there are of each. */
export function Signs({ symbols }: { symbols: string }): VNode {
  const count = (symbol: string): number => symbols.split("").filter((each) => each === symbol).length;
  return (
    <span
      class="signs"
      role="img"
      aria-label={t("ui-day-signs", { stars: count("S"), dots: count("D"), rest: count("C") })}
    >
      {symbols.split("").map((symbol, place) => (
        <Sign key={place} symbol={symbol} />
      ))}
    </span>
  );
}

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
