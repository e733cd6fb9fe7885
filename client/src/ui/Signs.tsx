// What came of a deal in signs: a star, a dot or a circle for each robot or card.
import type { VNode } from "preact";
import { t } from "../lib/words";

const STAR = "M12 2.5l2.9 6.3 6.8.8-5 4.7 1.3 6.8-6-3.4-6 3.4 1.3-6.8-5-4.7 6.8-.8z";

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
