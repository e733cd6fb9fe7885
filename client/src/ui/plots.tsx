// Plots in SVG, drawn with the pen of the page. Each has a table of the same for those who do not see it.
import type { ComponentChildren, VNode } from "preact";

const TALL = 7; // rem, from the floor to the ceiling
const OVER = 1.4; // rem above it, for words
const UNDER = 1.7; // and under the floor
const SWAY = [0, -0.3, 0.25, -0.15, 0.35, -0.35, 0.1, 0.3, -0.22]; // of dots beside each other, in columns

/** A value and what it is called, from the floor up. */
export interface Rung {
  part: number; // of the height
  label: string;
}

export interface Bar {
  label: string; // under it
  value: string; // over it
  part: number; // of the height
  chance?: number; // a dotted line across, where there is something to compare with
}

export interface Column {
  label: string;
  parts: readonly number[]; // dots
  middle: number;
}

interface TableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Read out instead of the drawing. */
export function Behind({ caption, heads, rows }: TableProps): VNode {
  return (
    <div class="hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rem(part: number): string {
  return `${OVER + TALL * (1 - part)}rem`;
}

/** The paper: lines across with their words at the left, and what is drawn upon them. */
function Paper({ rungs, children }: { rungs: readonly Rung[]; children: ComponentChildren }): VNode {
  return (
    <div class="plot" aria-hidden="true" style={{ height: `${OVER + TALL + UNDER}rem` }}>
      <div class="plot-scale">
        {rungs.map(({ part, label }) => (
          <span key={label} style={{ top: rem(part) }}>
            {label}
          </span>
        ))}
        <i>{longest(rungs)}</i>
      </div>
      <svg width="100%" height="100%" focusable="false">
        {rungs.map(({ part, label }) => (
          <line
            key={label}
            class={part === 0 ? "plot-floor" : "plot-rung"}
            x1="0"
            x2="100%"
            y1={rem(part)}
            y2={rem(part)}
          />
        ))}
        {children}
      </svg>
    </div>
  );
}

/** Keeps the room for the words at the left. */
function longest(rungs: readonly Rung[]): string {
  return rungs.reduce((found, { label }) => (label.length > found.length ? label : found), "");
}

function Under({ labels }: { labels: readonly string[] }): VNode {
  return (
    <>
      {labels.map((label, place) => (
        <text key={label} class="plot-label" x={across(place, labels.length)} y={`${OVER + TALL + 1.2}rem`}>
          {label}
        </text>
      ))}
    </>
  );
}

/** The middle of a column, in percent of the width. */
function across(place: number, of: number, sway = 0): string {
  return `${((place + 0.5 + sway) / of) * 100}%`;
}

export function Bars({ bars, rungs }: { bars: readonly Bar[]; rungs: readonly Rung[] }): VNode {
  const wide = 62 / bars.length;
  return (
    <Paper rungs={rungs}>
      {bars.map(({ label, value, part, chance }, place) => {
        const left = ((place + 0.5) / bars.length) * 100 - wide / 2;
        const top = Math.max(part, chance ?? 0);
        return (
          <g key={label}>
            <rect
              class="plot-bar"
              x={`${left}%`}
              width={`${wide}%`}
              y={rem(part)}
              height={`${TALL * part}rem`}
              rx="5"
            />
            {chance !== undefined && (
              <line
                class="plot-chance"
                x1={`${left - wide * 0.18}%`}
                x2={`${left + wide * 1.18}%`}
                y1={rem(chance)}
                y2={rem(chance)}
              />
            )}
            <text class="plot-value" x={across(place, bars.length)} y={`${OVER + TALL * (1 - top) - 0.5}rem`}>
              {value}
            </text>
          </g>
        );
      })}
      <Under labels={bars.map(({ label }) => label)} />
    </Paper>
  );
}

/** Dots in columns, and a line through their means. */
export function Dots({ columns, rungs }: { columns: readonly Column[]; rungs: readonly Rung[] }): VNode {
  const of = columns.length;
  return (
    <Paper rungs={rungs}>
      {columns.map(({ label, parts }, place) =>
        parts.map((part, dot) => (
          <circle
            key={`${label} ${dot}`}
            class="plot-dot"
            cx={across(place, of, SWAY[dot % SWAY.length])}
            cy={rem(part)}
            r="0.24rem"
          />
        )),
      )}
      {columns.slice(1).map(({ middle }, place) => (
        <line
          key={place}
          class="plot-line"
          x1={across(place, of)}
          y1={rem(columns[place]?.middle ?? 0)}
          x2={across(place + 1, of)}
          y2={rem(middle)}
        />
      ))}
      {columns.map(({ middle }, place) => (
        <circle key={place} class="plot-middle" cx={across(place, of)} cy={rem(middle)} r="0.34rem" />
      ))}
      <Under labels={columns.map(({ label }) => label)} />
    </Paper>
  );
}

/** Two who pull: the knot is nearer to whoever was ahead more often. */
export function Rope({ here, there }: { here: number; there: number }): VNode {
  const all = here + there;
  const knot = 8 + 84 * (all ? there / all : 0.5);
  return (
    <svg class="rope" aria-hidden="true" focusable="false" width="100%" height="1.7rem">
      <line class="rope-edge" x1="3%" x2="97%" y1="50%" y2="50%" />
      <line class="rope-hemp" x1="3%" x2="97%" y1="50%" y2="50%" />
      <line class="rope-twist" x1="3%" x2="97%" y1="50%" y2="50%" />
      <line class="rope-mark" x1="50%" x2="50%" y1="72%" y2="100%" />
      <line class="rope-knot-edge" x1={`${knot}%`} x2={`${knot}%`} y1="16%" y2="84%" />
      <line class="rope-knot" x1={`${knot}%`} x2={`${knot}%`} y1="18%" y2="82%" />
    </svg>
  );
}
