// Was the match honest? The answer first and large, then the three steps, the seal, and the proof to keep.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api, recordAddress } from "../../lib/api";
import { say, sayWhy, t } from "../../lib/words";
import type { Check, Verdict } from "../../protocol/wire";
import { Icon, type IconName } from "../../ui/icons";
import { Seal } from "../../ui/Seal";
import { Head } from "../common/Head";
import { Missing } from "../common/Missing";

const STEPS: Record<Check["name"], { icon: IconName; title: string }> = {
  day: { icon: "clock", title: "ui-verify-day" },
  before: { icon: "lock", title: "ui-verify-before" },
  during: { icon: "dice", title: "ui-verify-during" },
  after: { icon: "eye", title: "ui-verify-after" },
};

export function Verify({ id }: { id: string }): VNode {
  const verdict = useSignal<Verdict | null>(null);
  const wrong = useSignal("");
  const check = (): void => {
    verdict.value = null;
    api.verify(id).then(
      (found) => (verdict.value = found),
      (error: unknown) => (wrong.value = sayWhy(error)),
    );
  };
  useEffect(() => {
    document.title = `${t("ui-verify-title")} · Tablée`;
    check();
  }, [id]);
  if (wrong.value) return <Missing words={wrong.value} />;
  return (
    <main class="verify" aria-busy={!verdict.value}>
      <Head back={`/records/${id}`} words={t("ui-replay")}>
        <h1>{t("ui-verify-title")}</h1>
      </Head>
      {verdict.value && <VerdictShown verdict={verdict.value} />}
      <div class="verify-does">
        <button type="button" class="button main" onClick={check}>
          {t("ui-verify-again")}
        </button>
        <a class="button" href={recordAddress(id)} download={`tablee-${id}.json`}>
          <Icon name="download" />
          {t("ui-verify-keep")}
        </a>
        <p class="soft">{t("ui-verify-keep-line")}</p>
      </div>
    </main>
  );
}

/** The answer, and the steps that lead to it. */
export function VerdictShown({ verdict }: { verdict: Verdict }): VNode {
  return (
    <>
      <Answer verdict={verdict} />
      <ol class="verify-steps">
        {verdict.steps.map((step) => (
          <StepLine key={step.name} step={step} commitment={step.name === "before" ? verdict.commitment : ""} />
        ))}
      </ol>
    </>
  );
}

function Answer({ verdict }: { verdict: Verdict }): VNode {
  return (
    <section class="panel verify-answer" role="status" data-ok={verdict.ok}>
      <span class={verdict.ok ? "verdict-sign good" : "verdict-sign bad"}>
        <Icon name={verdict.ok ? "check" : "close"} />
      </span>
      <div>
        <h2>{verdict.ok ? t("ui-verify-yes") : t("ui-verify-no")}</h2>
        <p>{verdict.ok ? t("ui-verify-yes-line") : t("ui-verify-no-line")}</p>
        {verdict.elsewhere && <p class="soft">{t("ui-no-house-proof")}</p>}
      </div>
    </section>
  );
}

function StepLine({ step, commitment }: { step: Check; commitment: string }): VNode {
  const { icon, title } = STEPS[step.name];
  return (
    <li>
      <span class="verify-icon">
        <Icon name={icon} />
      </span>
      <div>
        <h3>{t(title)}</h3>
        <p>{say(step.why)}</p>
        {step.detail && <p class="soft">{step.detail}</p>}
        {commitment && <Seal hash={commitment} />}
      </div>
      <span
        class={step.ok ? "verdict-sign good" : "verdict-sign bad"}
        role="img"
        aria-label={step.ok ? t("ui-verify-ok") : t("ui-verify-wrong")}
      >
        <Icon name={step.ok ? "check" : "close"} />
      </span>
    </li>
  );
}
