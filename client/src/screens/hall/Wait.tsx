// Somebody's own page between rounds: at which table they play, with whom, and what the leader says.
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { gameFacts } from "../../lib/api";
import { gameAbout, gameName } from "../../lib/games";
import { listed } from "../../lib/seat-names";
import { t } from "../../lib/words";
import type { Hall, HallTable, Person } from "../../protocol/hall-wire";
import { handicapWords, USUAL } from "../../table/verdict/handicaps";
import { Icon } from "../../ui/icons";
import { Box } from "../../ui/pictures";
import { openSheet, Sheet } from "../../ui/sheets";
import { Animals } from "../common/Animals";
import { timeLeft, timeToStart, type HallModel } from "./hall-model";
import { WhyButton, WhySheet } from "./HandWhy";
import { openPace, PaceSheet } from "./Pace";
import { HallHead, HallIcon, HallStatus, PersonFace, personName, TableSign, Tosses } from "./parts";
import { ReportButton, ReportSheet } from "./ReportSheet";
import { Sums } from "./Sums";

const ANIMAL_SHEET = "hall-animal";

export function Wait({ model, hall }: { model: HallModel; hall: Hall }): VNode {
  const me = model.me.value;
  const table = model.tables.value.find((each) => each.number === me?.table);
  useEffect(() => {
    document.title = `${hall.title || t("hall-name")} · Tablée`;
  });
  return (
    <div class="hall-phone" data-hall-wait data-phase={hall.phase}>
      <HallHead title={personName(me) || t("hall-name")} line={hall.title} />
      <main class="hall-phone-body">
        {hall.phase === "over" ? (
          <Over hall={hall} me={me} />
        ) : table && me ? (
          <MyTable model={model} table={table} me={me} />
        ) : (
          <NoTable model={model} me={me} />
        )}
        <Tosses model={model} hall={hall} />
        <LeaderNote model={model} />
        {hall.seen && <p class="panel hall-card">{t("hall-hand-seen", { name: hall.seen })}</p>}
        <div class="hall-mine">
          {hall.phase !== "over" && <HandButton model={model} />}
          <button type="button" class="button" onClick={() => me && openPace(me)}>
            <Icon name="clock" />
            {(me?.handicap ?? USUAL) === USUAL ? t("ui-handicap") : handicapWords(me?.handicap ?? USUAL)}
          </button>
          <button type="button" class="button" onClick={() => openSheet(ANIMAL_SHEET)}>
            <HallIcon name="swap" />
            {t("hall-your-animal")}
          </button>
        </div>
        {hall.hand && <WhyButton />}
        {hall.hand && <ReportButton />}
        {me?.leads && (
          <a class="button" href={`/desk/${model.code}`}>
            <HallIcon name="horn" />
            {t("hall-to-desk")}
          </a>
        )}
        <HallStatus model={model} />
      </main>
      <footer class="hall-phone-foot">
        <p class="hall-prompt">
          {me && <PersonFace person={me} />}
          <b role="status">{promptWords(model, hall, table)}</b>
          {hall.phase === "playing" && timeLeft(model) && <span class="hall-pill">{timeLeft(model)}</span>}
          {timeToStart(model) && (
            <span class="hall-pill" role="timer" data-starts>
              {timeToStart(model)}
            </span>
          )}
        </p>
      </footer>
      <PaceSheet model={model} />
      <WhySheet model={model} />
      <ReportSheet model={model} />
      <Sheet name={ANIMAL_SHEET} title={t("hall-your-animal")}>
        <section>
          <Animals
            mine={me?.animal ?? 0}
            taken={new Set(model.people.value.filter((each) => each !== me).map((each) => each.animal ?? 0))}
            take={(animal) => model.request({ do: "animal", animal })}
            isDressed
          />
        </section>
      </Sheet>
    </div>
  );
}

/** What happens next, in a line that stays in sight. */
function promptWords(model: HallModel, hall: Hall, table: HallTable | undefined): string {
  if (hall.waits) return t("hall-waits-leader", { name: leaderName(model) });
  switch (hall.phase) {
    case "gathering":
      return t("hall-gathering");
    case "paused":
      return t("hall-paused");
    case "playing":
      return table ? t("hall-playing") : t("hall-next-round");
    case "over":
      return t("hall-over");
    default:
      return t("hall-soon");
  }
}

function leaderName(model: HallModel): string {
  const leaders = model.people.value.filter((each) => each.leads).map((each) => personName(each));
  return leaders.length > 0 ? listed(leaders) : t("hall-the-leader");
}

function MyTable({ model, table, me }: { model: HallModel; table: HallTable; me: Person }): VNode {
  const others = model.at(table.number).filter((each) => each.number !== me.number);
  const learns = gameFacts(table.game)?.learns;
  return (
    <>
      <section class="panel hall-ticket">
        <TableSign number={table.number} />
        <h2>{t("hall-my-table", { name: personName(me), table: table.number })}</h2>
        {others.length > 0 && <p class="soft">{t("hall-with")}</p>}
        <ul>
          {others.map((each) => (
            <li key={each.number}>
              <PersonFace person={each} />
              {personName(each)}
            </li>
          ))}
        </ul>
        {isPlayed(model) && table.code && (
          <a class="button main" href={`/t/${table.code}`}>
            {t("hall-to-my-table")}
          </a>
        )}
      </section>
      <section class="panel hall-card">
        <Box game={table.game} />
        <p>
          <b>{gameName(table.game)}</b>
          {gameAbout(table.game)}
        </p>
      </section>
      {learns && (
        <section class="panel hall-card">
          <p>
            <b>{t("hall-have-time")}</b>
            {t("hall-learn-line")}
          </p>
          <a class="button" href={`/lesson/${table.game}?room=${model.code}`}>
            {t("hall-learn")}
          </a>
        </section>
      )}
    </>
  );
}

function isPlayed(model: HallModel): boolean {
  const phase = model.hall.value?.phase;
  return phase === "playing" || phase === "paused";
}

function NoTable({ model, me }: { model: HallModel; me: Person | undefined }): VNode {
  const isLate = isPlayed(model);
  return (
    <section class="panel hall-ticket">
      {me && <PersonFace person={me} />}
      <h2>{t("hall-hello", { name: personName(me) })}</h2>
      <p>{isLate ? t("hall-late-line") : t("hall-hello-line")}</p>
    </section>
  );
}

function Over({ hall, me }: { hall: Hall; me: Person | undefined }): VNode {
  const standing = hall.standings?.find((each) => each.person === me?.number);
  return (
    <section class="panel hall-ticket">
      {me && <PersonFace person={me} />}
      <h2>{t("hall-thanks")}</h2>
      {standing && <p>{t("hall-my-place", { place: standing.place, points: standing.points })}</p>}
      {hall.together && <Sums together={hall.together} />}
    </section>
  );
}

/** The leader's last words: read out when they come. */
export function LeaderNote({ model }: { model: HallModel }): VNode {
  const note = model.note.value;
  return (
    <div role="status">
      {note && (
        <section class="panel hall-note">
          <h3>
            <HallIcon name="horn" />
            {note.by || t("hall-the-leader")}
          </h3>
          <p>{note.text}</p>
        </section>
      )}
    </div>
  );
}

export function HandButton({ model }: { model: HallModel }): VNode {
  const isUp = Boolean(model.hall.value?.hand);
  return (
    <button
      type="button"
      class="button hall-hand"
      aria-pressed={isUp}
      onClick={() => void model.request({ do: "hand", on: !isUp })}
    >
      <HallIcon name="hand" />
      {isUp ? t("hall-hand-down") : t("hall-hand-up")}
    </button>
  );
}
