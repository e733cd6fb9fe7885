// A hall on somebody's own device: come in, wait, and be sent to a table and back.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { ApiError } from "../../lib/api";
import { replace } from "../../lib/navigation";
import { say, t } from "../../lib/words";
import type { HallAbout } from "../../protocol/hall-wire";
import { Coming } from "../../ui/Coming";
import { Missing } from "../common/Missing";
import { ComeIn } from "./ComeIn";
import { hallApi } from "./hall-api";
import { farewell, useHall, useHallWords } from "./hall-model";
import { Wait } from "./Wait";

const AGAIN = 3000; // milliseconds, while the server does not answer

type Arrived =
  | { is: "asking" }
  | { is: "away" }
  | { is: "new"; about: HallAbout }
  | { is: "in" }
  | { is: "missing"; why: string };

export function Hall({ name }: { name: string }): VNode {
  const code = name.toUpperCase();
  const hasWords = useHallWords();
  const arrived = useSignal<Arrived>({ is: "asking" });
  const now = arrived.value;
  const knock = async (): Promise<void> => {
    arrived.value = await arrive(code);
  };
  const isAway = now.is === "away";
  useEffect(() => void knock(), [code]);
  useEffect(() => {
    if (!isAway) return undefined;
    const timer = setInterval(() => void knock(), AGAIN);
    return () => clearInterval(timer);
  }, [isAway]);
  if (now.is === "asking" || !hasWords) return <Coming />;
  if (now.is === "away") return <Missing words={t("ui-house-away")} />;
  if (now.is === "missing") return <Missing words={now.why} />;
  if (now.is === "in") return <Inside code={code} again={() => void knock()} />;
  if (!now.about.door.open) return <Shut title={now.about.title} again={() => void knock()} />;
  return (
    <ComeIn code={code} about={now.about} done={() => (arrived.value = { is: "in" })} again={() => void knock()} />
  );
}

async function arrive(code: string): Promise<Arrived> {
  try {
    const about = await hallApi.about(code);
    if (about.role === "leader") replace(`/desk/${code}`);
    return about.role === "player" ? { is: "in" } : { is: "new", about };
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return { is: "away" };
    if (error instanceof ApiError)
      return { is: "missing", why: error.status === 404 ? goneWords(code) : say(error.why) };
    throw error;
  }
}

/** There is no such hall; or it has just ended. */
function goneWords(code: string): string {
  return farewell.value ? say(farewell.value) : t("ui-join-none", { code });
}

function Shut({ title, again }: { title: string; again: () => void }): VNode {
  return (
    <Missing words={t("hall-door-shut")} more={title}>
      <button type="button" class="button main" onClick={again}>
        {t("hall-try-again")}
      </button>
    </Missing>
  );
}

/** The leader has to say yes. */
function Asked(): VNode {
  return (
    <Missing words={t("hall-asked")} more={t("hall-asked-more")}>
      <span />
    </Missing>
  );
}

/** Whoever is sent to a table goes there; a page that is loaded again is sent again. */
function Inside({ code, again }: { code: string; again: () => void }): VNode {
  const model = useHall(code, "player");
  const table = model.sent.value?.code;
  useEffect(() => {
    if (table) replace(`/t/${table}`);
  }, [table]);
  const state = model.connection.value;
  if (state.is === "closed")
    return (
      <Missing words={say(state.why)}>
        <button type="button" class="button main" onClick={again}>
          {t("hall-try-again")}
        </button>
      </Missing>
    );
  if (state.is === "elsewhere")
    return (
      <Missing words={t("ui-elsewhere")}>
        <button type="button" class="button main" onClick={() => model.again()}>
          {t("ui-play-here")}
        </button>
      </Missing>
    );
  const hall = model.hall.value;
  if (!hall) return <Coming />;
  return model.me.value ? <Wait model={model} hall={hall} /> : <Asked />;
}
