// My figures: what matches add up to, for all games or one; plots with a table behind each of them.
import { useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api, faceAddress } from "../../lib/api";
import { isolated } from "../../lib/bidi";
import { gameName } from "../../lib/games";
import { myAnimal } from "../../lib/identity";
import { language, theme } from "../../lib/settings";
import { loadWords, say, t } from "../../lib/words";
import type { Beside, Hand, Month, MyCard as Card, Stats, Wins } from "../../protocol/wire";
import { screenNow } from "../../table/page/screen";
import { OneOf, Switch } from "../../ui/controls";
import { Who } from "../../ui/pictures";
import { type Bar, Bars, Behind, type Column, Dots, Rope, type Rung } from "../../ui/plots";

const ENOUGH = 5; // matches, from which on there is something to count
const HALF = 500; // milliseconds between two lines of the plot of reactions
const PANEL = 360; // pixels that a panel is wide at most
const COLUMN = 2.5; // rem that a column needs, for its words

interface Props {
  stats: Stats; // of all games
  tried: (act: () => Promise<void>) => void;
  changed: (stats: Stats) => void;
}

export function Figures({ stats, tried, changed }: Props): VNode {
  const game = useSignal("");
  const shown = useSignal(stats);
  useEffect(() => {
    if (!game.value) shown.value = stats;
  }, [stats]);
  const choose = async (chosen: string): Promise<void> => {
    game.value = chosen;
    const found = chosen ? await api.stats(chosen) : stats;
    if (game.value === chosen) shown.value = found;
  };
  const keep = async (on: boolean): Promise<void> => changed(await api.keepSums(on));
  useEffect(() => {
    for (const each of stats.games) void loadWords(each.game).catch(() => undefined);
  }, []);
  const found = shown.value;
  return (
    <section class="figures" aria-label={t("ui-figures")}>
      {stats.games.length > 1 && (
        <OneOf
          label={t("ui-figures-game")}
          choices={[
            { value: "", label: t("ui-figures-all") },
            ...stats.games.map((each) => ({ value: each.game, label: gameName(each.game) })),
          ]}
          value={game.value}
          choose={(chosen) => tried(() => choose(chosen))}
        />
      )}
      {found.matches < ENOUGH ? (
        <p class="panel figure few">{t("ui-figures-few", { count: ENOUGH - found.matches })}</p>
      ) : (
        <Plots stats={found} />
      )}
      <Switch
        label={t("ui-figures-keep")}
        note={t("ui-figures-keep-note")}
        on={stats.keep}
        turn={(on) => tried(() => keep(on))}
      />
    </section>
  );
}

function Plots({ stats }: { stats: Stats }): VNode {
  return (
    <div class="figure-grid">
      <WinsPlot wins={stats.wins} matches={stats.matches} />
      {stats.hand && <HandPlot hand={stats.hand} />}
      {stats.family.length > 0 && <Family family={stats.family} />}
      {stats.card && <MyCard card={stats.card} />}
      <Path months={stats.months} path={stats.path} />
    </div>
  );
}

interface PanelProps {
  title: string;
  about: string;
  last?: string; // how it is now
  children: ComponentChildren;
}

function Panel({ title, about, last, children }: PanelProps): VNode {
  return (
    <section class="panel figure">
      <h2>{title}</h2>
      <p class="plot-about">
        <span class="soft">{about}</span>
        {last && <b>{last}</b>}
      </p>
      {children}
    </section>
  );
}

/** How many columns have room for their words. */
function columns(): number {
  const { w, rem } = screenNow.value;
  return Math.max(2, Math.min(6, Math.floor((Math.min(w, PANEL) - 5 * rem) / (COLUMN * rem))));
}

// ---- wins

function WinsPlot({ wins, matches }: { wins: readonly Wins[]; matches: number }): VNode {
  const most = new Set([...wins].sort((one, other) => other.matches - one.matches).slice(0, columns()));
  const bars: Bar[] = wins
    .filter((each) => most.has(each))
    .map((each) => ({
      label: t("ui-figures-at", { seats: each.seats }),
      value: `${each.won}/${each.matches}`,
      part: each.won / each.matches,
      chance: each.chance / each.matches,
    }));
  return (
    <Panel title={t("ui-figures-wins")} about={t("ui-figures-matches", { count: matches })}>
      <Bars bars={bars} rungs={[1, 0.5, 0].map((part) => ({ part, label: percent(part) }))} />
      <p class="plot-key soft" aria-hidden="true">
        <i /> {t("ui-figures-chance")}
      </p>
      <Behind
        caption={t("ui-figures-wins")}
        heads={[t("ui-figures-seats"), t("ui-figures-played"), t("ui-figures-won"), t("ui-figures-chance")]}
        rows={wins.map((each) => [
          t("ui-figures-at", { seats: each.seats }),
          String(each.matches),
          String(each.won),
          decimal(each.chance, 1),
        ])}
      />
    </Panel>
  );
}

function percent(part: number): string {
  return part ? new Intl.NumberFormat(language.value, { style: "percent" }).format(part) : "0";
}

function decimal(value: number, digits: number): string {
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language.value, shape).format(value);
}

// ---- reactions

function HandPlot({ hand }: { hand: Hand }): VNode {
  const months = hand.months.slice(-columns());
  const all = months.flatMap((each) => [each.mean, ...each.matches]);
  const floor = Math.floor((Math.min(...all) - 1) / HALF) * HALF;
  const ceiling = Math.max(floor + 2 * HALF, Math.ceil(Math.max(...all) / HALF) * HALF);
  const part = (ms: number): number => (ms - floor) / (ceiling - floor);
  const drawn: Column[] = months.map((each) => ({
    label: monthName(each.month),
    parts: each.matches.map(part),
    middle: part(each.mean),
  }));
  const last = months.at(-1);
  return (
    <Panel
      title={t("ui-figures-hand")}
      about={t("ui-figures-hand-of", { game: gameName(hand.game) })}
      last={last && t("ui-figures-seconds", { seconds: decimal(last.mean / 1000, 2) })}
    >
      <Dots columns={drawn} rungs={rungs(floor, ceiling, part)} />
      <Behind
        caption={t("ui-figures-hand")}
        heads={[t("ui-figures-month"), t("ui-figures-mean")]}
        rows={hand.months.map((each) => [
          monthName(each.month),
          t("ui-figures-seconds", { seconds: decimal(each.mean / 1000, 2) }),
        ])}
      />
    </Panel>
  );
}

/** Lines across, at most four of them. */
function rungs(floor: number, ceiling: number, part: (ms: number) => number): Rung[] {
  const step = HALF * Math.ceil((ceiling - floor) / HALF / 3);
  const values = Array.from({ length: Math.floor((ceiling - floor) / step) + 1 }, (_, place) => floor + place * step);
  return values.map((ms) => ({ part: part(ms), label: decimal(ms / 1000, ms % 1000 ? 1 : 0) }));
}

function monthName(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Intl.DateTimeFormat(language.value, { month: "short" }).format(new Date(year, number - 1, 15));
}

// ---- the others

function Family({ family }: { family: readonly Beside[] }): VNode {
  return (
    <Panel title={t("ui-figures-family")} about={t("ui-figures-ahead")}>
      <ul class="ropes">
        {family.map((each, place) => (
          <li key={place}>
            <Who seat={{ who: "person", animal: myAnimal.value ?? 0 }} />
            <b aria-hidden="true">{each.ahead}</b>
            <Rope here={each.ahead} there={each.behind} />
            <b aria-hidden="true">{each.behind}</b>
            <Who seat={{ who: "person", animal: each.animal }} />
            <span class="rope-name">{isolated(each.name)}</span>
            <span class="hidden">
              {t("ui-figures-rope", { name: isolated(each.name), ahead: each.ahead, behind: each.behind })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

// ---- my card

function MyCard({ card }: { card: Card }): VNode {
  const name = say(card.name);
  return (
    <Panel title={t("ui-figures-card")} about={gameName(card.game)}>
      <div class="my-card">
        <img src={faceAddress(card.face, language.value, theme.value)} alt="" />
        <p>
          <b>{name}</b> {t("ui-figures-card-laid", { times: card.times, won: card.won })}
        </p>
      </div>
    </Panel>
  );
}

// ---- days and months

function Path({ months, path }: { months: readonly Month[]; path: number }): VNode {
  const last = months.slice(-columns());
  const most = Math.max(...last.map((each) => each.matches), 2);
  const bars = last.map((each) => ({
    label: monthName(each.month),
    value: String(each.matches),
    part: each.matches / most,
  }));
  return (
    <Panel title={t("ui-figures-months")} about={t("ui-figures-path", { count: path })}>
      <Bars bars={bars} rungs={[{ part: 0, label: "0" }]} />
      <Behind
        caption={t("ui-figures-months")}
        heads={[t("ui-figures-month"), t("ui-figures-played")]}
        rows={months.map((each) => [monthName(each.month), String(each.matches)])}
      />
    </Panel>
  );
}
