// A table's page while a match is on: every zone where the plan puts it. Nothing here knows a game.
import { signal, useComputed, type ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useRef } from "preact/hooks";
import { assistance } from "../../lib/settings";
import { t } from "../../lib/words";
import type { Frame, Zone } from "../../protocol/wire";
import { Coming } from "../../ui/Coming";
import { From, type Step } from "../../ui/gradual";
import { Icon } from "../../ui/icons";
import { closeSheet, openedSheet, useModal } from "../../ui/sheets";
import { ClaimShown } from "../compare/ClaimShown";
import { currentNeighbour, stagedZones } from "../compare/compare";
import { Layers } from "../cover/Layers";
import { useAnnouncements } from "../effects/announce";
import { useFlights } from "../effects/flights";
import { useKeys } from "../effects/keys";
import { useSounds } from "../effects/sounds";
import { HintOver } from "../hint/HintOver";
import { HintPanel } from "../hint/HintPanel";
import { RobotSpeed } from "../hint/RobotSpeed";
import { hintsOf, type Hints } from "../layout/cast";
import type { Plan } from "../layout/draft";
import { plan } from "../layout/plan";
import { Bubbles } from "../life/Bubbles";
import { useLife } from "../life/life";
import { placed } from "../piece/PieceButton";
import { ZoneFrame } from "../piece/ZoneFrame";
import { withoutClosedGaps } from "../state/gaps";
import { isHidden } from "../state/hidden";
import type { TableModel } from "../state/model";
import { withoutClosedPapers } from "../state/steps";
import { Choices, NOTHING } from "../state/taps";
import { isMyTurn } from "../state/turn";
import { seatsZone, zonesOf } from "../state/zones";
import { useTheatre } from "../theatre/theatre";
import { EVERYTHING, FLOW, MINE, OTHERS, PEOPLE, useBegun, useSteps } from "../timing/put-up";
import { GhostRun } from "../verdict/GhostRun";
import { RACE_TABLE_SHEET } from "../verdict/race-table";
import { hasTrials } from "../verdict/trials";
import { raceTableModel, Times } from "../verdict/VerdictCard";
import { viewOf } from "../zones/views";
import { Actions } from "./Actions";
import { Cloth } from "./Cloth";
import { Flow } from "./Flow";
import { Prompt, speaker } from "./Prompt";
import { screenNow } from "./screen";
import { Seats } from "./Seats";

export interface TableViewProps {
  model: TableModel;
  side: ComponentChildren;
  top: ComponentChildren;
  isPublic?: boolean; // a television: for everybody in the room
  isPast?: boolean; // a match seen again
  spare?: ReadonlySignal<Spare>;
  least?: ReadonlySignal<number>; // how tight everything is at least
  isGradual?: boolean; // it is put up in steps: whoever comes to it can tap meanwhile
}

/** What is kept free at the right and at the lower edge, in pixels, for what goes with the table. */
export interface Spare {
  w: number;
  h: number;
}

const NOTHING_SPARE = signal<Spare>({ w: 0, h: 0 });

export function TableView(props: TableViewProps): VNode {
  const { model, isPublic = false, isPast = false, spare = NOTHING_SPARE, isGradual = false } = props;
  const made = usePlan(model, { isPublic, isPast }, spare, props.least);
  const step = useSteps(model, made, isGradual);
  return useBegun(step) ? <PutUp {...props} planned={made} step={step} /> : <Coming />;
}

interface PutUpProps extends TableViewProps {
  planned: ReadonlySignal<Plan>;
  step: Step;
}

function PutUp({ model, side, top, isPublic = false, planned, step }: PutUpProps): VNode {
  const root = useRef<HTMLElement>(null);
  const isBusy = useComputed(() => step.value < EVERYTHING || undefined);
  const made = planned.value;
  useFlights(root, model);
  useTheatre(root, model);
  useKeys(root, model);
  useSounds(model);
  useAnnouncements(model);
  useLife(model);
  const { parts } = made;
  return (
    <main
      ref={root}
      class="table"
      data-table
      data-phase={model.room.value?.phase}
      aria-busy={isBusy}
      data-size={made.size}
      data-level={made.level}
      data-folded={parts.isFolded || undefined}
      data-public={isPublic || undefined}
      data-large={screenNow.value.text > 1 || undefined}
      data-assist={assistance.value}
      data-choosing={(isMyTurn(model) && model.lit.value.size > 0) || undefined}
      style={{ height: `${made.h}px` }}
    >
      <div class="topbar-place" data-form={parts.topForm} inert={isHidden(model)} style={placed(parts.top)}>
        {top}
      </div>
      {!isHidden(model) && (
        <>
          <Felt model={model} plan={made} step={step} />
          <GhostRun model={model} plan={made} />
          {parts.sideForm !== "column" && <HintOver model={model} table={parts.table} prompt={parts.prompt} />}
          <div class="side-place" data-form={parts.sideForm} style={placed(parts.side)}>
            {parts.sideForm === "column" && <HintPanel model={model} />}
            {parts.sideForm !== "sheet" && (
              <From step={step} at={EVERYTHING}>
                {side}
              </From>
            )}
            {parts.sideForm === "column" && !hasTrials(model) && <RobotSpeed model={model} />}
          </div>
          <Bubbles model={model} plan={made} speaks={speaker(model) === model.seats.value[model.seat.value ?? -1]} />
        </>
      )}
      <Layers model={model} isSmall={made.size === "phone" || made.size === "flat"} hasMenu={!isPublic} />
      {!isHidden(model) && <RaceTableSheet model={model} />}
    </main>
  );
}

/** The table as it lay when a race was judged, over the table as it is. */
function RaceTableSheet({ model }: { model: TableModel }): VNode | null {
  const then = useComputed(() => raceTableModel(model));
  return openedSheet.value === RACE_TABLE_SHEET && then.value ? (
    <RaceTableDialog model={then.value} now={model} />
  ) : null;
}

function RaceTableDialog({ model, now }: { model: TableModel; now: TableModel }): VNode {
  const dialog = useModal();
  const planned = usePlan(model, { isPast: true }, NOTHING_SPARE);
  const step = useSteps(model, planned, false);
  const made = planned.value;
  return (
    <dialog class="table-then" data-seen-again ref={dialog} aria-labelledby="again-title" onClose={closeSheet}>
      <div class="table" data-size={made.size} data-level={made.level} style={{ height: `${made.h}px` }}>
        <header class="table-then-top" data-form={made.parts.topForm} style={placed(made.parts.top)}>
          <h2 id="again-title">{t("ui-verdict-again")}</h2>
          <button type="button" class="button round flat" aria-label={t("ui-close")} onClick={closeSheet}>
            <Icon name="close" />
          </button>
        </header>
        <Felt model={model} plan={made} step={step} />
        {made.parts.sideForm === "column" && (
          <div class="side-place" style={placed(made.parts.side)}>
            <Times model={now} />
          </div>
        )}
      </div>
    </dialog>
  );
}

interface FeltProps {
  model: TableModel;
  plan: Plan;
  step: Step;
}

/** All that may not be in the page while it is covered. */
function Felt({ model, plan: made, step }: FeltProps): VNode {
  return (
    <>
      {made.parts.barForm !== "list" && <Cloth model={model} plan={made} />}
      {made.parts.barForm !== "list" && (
        <From step={step} at={FLOW}>
          <Flow model={model} plan={made} />
        </From>
      )}
      <Zones model={model} plan={made} step={step} />
      <From step={step} at={MINE}>
        <Prompt model={model} plan={made} />
        <ClaimShown model={model} plan={made} />
      </From>
    </>
  );
}

/** All that has a place on the screen now. */
function shownZones(model: TableModel): Zone[] {
  return withoutClosedPapers(model, withoutClosedGaps(model, stagedZones(model)));
}

type Where = Pick<Hints, "isPublic" | "isPast">;

function usePlan(
  model: TableModel,
  where: Where,
  spare: ReadonlySignal<Spare>,
  least?: ReadonlySignal<number>,
): ReadonlySignal<Plan> {
  return useComputed(() => {
    const { w, h, ...words } = screenNow.value;
    const zones = shownZones(model);
    const people = seatsZone(zones)?.pieces?.length ?? 0;
    const lit = model.choices.value.lit(model.chosen.value);
    const hints = hintsOf(zones, model.mine.value, lit, model.chosen.value, currentNeighbour(model), (what) =>
      model.say(what),
    );
    return plan(
      zones,
      people,
      model.seat.value,
      { w: w - spare.value.w, h: h - spare.value.h, ...words },
      { ...hints, ...where, least: least?.value },
    );
  });
}

/** How tight a frame of this table would have to be laid out, before anything is chosen. */
export function tightness(model: TableModel, frame: Frame, spare: Spare): number {
  const { w, h, ...words } = screenNow.value;
  const zones = zonesOf(frame);
  const { mine } = frame;
  if (!mine || mine.cover) return 0;
  const lit = new Choices(mine, zones).lit(NOTHING);
  const hints = hintsOf(zones, mine, lit, NOTHING, "", (what) => model.say(what));
  const people = seatsZone(zones)?.pieces?.length ?? 0;
  return plan(zones, people, frame.seat ?? null, { w: w - spare.w, h: h - spare.h, ...words }, hints).level;
}

/** In the order in which one reads them: people, the table, what is mine, buttons. */
function Zones({ model, plan: made, step }: FeltProps): VNode {
  const zones = shownZones(model);
  const bar = zones.find((zone) => zone.kind === "bar");
  const seats = seatsZone(zones);
  return (
    <>
      {zones.map((zone) => (
        <From key={zone.id} step={step} at={zone.owner === model.seat.value ? MINE : OTHERS}>
          <PlacedZone model={model} zone={zone} plan={made} />
        </From>
      ))}
      <From step={step} at={PEOPLE}>
        {seats && <Seats model={model} zone={seats} plan={made} />}
        {bar && made.parts.barPlaces > 0 && made.parts.barForm !== "list" && (
          <Actions model={model} zone={bar} plan={made} />
        )}
      </From>
    </>
  );
}

function PlacedZone({ model, zone, plan: made }: { model: TableModel; zone: Zone; plan: Plan }): VNode | null {
  const place = made.zones.get(zone.id);
  if (!place) return null;
  if (place.box.w === 0) return <ZoneFrame model={model} zone={zone} box={place.box} />; // only a place to fly to
  const View = viewOf(zone);
  return <View model={model} zone={zone} box={place.box} detail={place.detail} card={place.card} plan={made} />;
}
