// prove.html: a file with a match is dropped, and checked by this page's own Python. Nobody is asked.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { gameName } from "../../lib/games";
import { say, t } from "../../lib/words";
import { askProof } from "../../local/channel";
import type { Msg, Verdict } from "../../protocol/wire";
import { Icon } from "../../ui/icons";
import { SettingsButton } from "../common/Head";
import { useDropped } from "./Elsewhere";
import { VerdictShown } from "./Verify";

const LARGEST = 8 * 1024 * 1024; // bytes, as in tablee/core/records.py

/** As tablee/page/proof.py tells it. */
interface Proof {
  game: string;
  verdict: Verdict | null;
  why: Msg | null;
  detail: string;
}

const TOO_LONG: Proof = { game: "", verdict: null, why: { key: "house-web-no-record" }, detail: "" };

export function Prove(): VNode {
  const file = useSignal("");
  const found = useSignal<Proof | null>(null);
  const isChecking = useSignal(false);
  const check = async (given: File | undefined): Promise<void> => {
    if (!given) return;
    file.value = given.name;
    found.value = null;
    isChecking.value = true;
    found.value = given.size > LARGEST ? TOO_LONG : (JSON.parse(await askProof(await given.text())) as Proof);
    isChecking.value = false;
  };
  useEffect(() => {
    document.title = `${t("ui-local-prove")} · Tablée`;
  }, []);
  useDropped(([first]) => void check(first));
  return (
    <main class="verify prove" aria-busy={isChecking.value}>
      <header class="head">
        <a class="button" href="./" target="_self" aria-label={t("ui-shelf")}>
          <Icon name="arrow" />
          <span class="way">{t("ui-shelf")}</span>
        </a>
        <h1>{t("ui-local-prove")}</h1>
        <span class="grow" />
        <SettingsButton />
      </header>
      <section class="panel prove-file">
        <p>{t("ui-local-prove-line")}</p>
        <label class="button main">
          <Icon name="shield" />
          {t("ui-local-prove-choose")}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => void check(currentTarget.files?.[0])}
          />
        </label>
        <p class="soft" role="status">
          {isChecking.value ? t("ui-local-prove-wait") : file.value}
        </p>
      </section>
      {found.value && <Found proof={found.value} />}
    </main>
  );
}

function Found({ proof: { game, verdict, why, detail } }: { proof: Proof }): VNode {
  return (
    <>
      {game && <h2 class="prove-game">{gameName(game)}</h2>}
      {verdict && <VerdictShown verdict={verdict} />}
      {why && (
        <section class="panel verify-answer" role="status" data-ok={false}>
          <span class="verdict-sign bad">
            <Icon name="close" />
          </span>
          <div>
            <h2>{say(why)}</h2>
            {detail && <p class="soft">{detail}</p>}
          </div>
        </section>
      )}
      <p class="soft prove-chance">{t("ui-local-prove-chance")}</p>
    </>
  );
}
