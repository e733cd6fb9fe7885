// A hash for eyes: six marks that everybody can compare across a table, and the whole of it for those who want it.
import type { VNode } from "preact";
import { t } from "../lib/words";

const MARKS = [
  { colour: "orange", drawn: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z" },
  { colour: "blue", drawn: "M4 4h16v16H4z" },
  { colour: "yellow", drawn: "M12 2.5l2.9 6.2 6.7.8-4.9 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7L2.4 9.5l6.7-.8z" },
  {
    colour: "green",
    drawn: "M12 2.5a4 4 0 0 1 3.7 5.7 4 4 0 1 1-1.9 7.3L15.5 21.5h-7l1.7-6a4 4 0 1 1-1.9-7.3A4 4 0 0 1 12 2.5z",
  },
  { colour: "violet", drawn: "M16.5 19.8A9 9 0 1 1 15 3.2a7 7 0 0 0 1.5 16.6z" },
  { colour: "red", drawn: "M12 3.5l9.5 17h-19z" },
] as const;

export function Seal({ hash }: { hash: string }): VNode {
  const marks = sixOf(hash);
  const names = marks.map((mark) => t("ui-verify-marks", { mark })).join(", ");
  return (
    <div class="seal">
      <p>{t("ui-verify-seal")}</p>
      <p class="seal-marks" role="img" aria-label={names}>
        {marks.map((mark, place) => (
          <svg key={place} viewBox="0 0 24 24" aria-hidden="true">
            <path d={MARKS[mark]?.drawn} fill={`var(--smiley-${MARKS[mark]?.colour})`} />
          </svg>
        ))}
        <b>{hash.slice(0, 8)}</b>
      </p>
      <details>
        <summary>{t("ui-verify-whole")}</summary>
        <code>{hash}</code>
      </details>
    </div>
  );
}

/** A mark for each of the first six bytes. */
function sixOf(hash: string): number[] {
  return Array.from(
    { length: 6 },
    (_, place) => Number.parseInt(hash.slice(2 * place, 2 * place + 2), 16) % MARKS.length,
  );
}
