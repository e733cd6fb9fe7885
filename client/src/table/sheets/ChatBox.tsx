// A word to the others: six faces, phrases in everybody's language, and a field for one's own words.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Say, Setup } from "../../protocol/wire";
import { EMOJI, emojiFace } from "../../ui/emoji";
import { Icon } from "../../ui/icons";
import { Face } from "../../ui/pictures";
import type { TableModel } from "../state/model";
import { mute } from "../state/muting";

type Phrase = Exclude<NonNullable<Say["phrase"]>, "">;

const PHRASES: readonly Phrase[] = ["hello", "well-played", "thanks", "thinking", "oops", "hurry", "again", "bye"];
const LONGEST = 400;

/** `roomy`: where there is room, phrases stand there too. */
export function ChatBox({ model, roomy }: { model: TableModel; roomy?: boolean }): VNode {
  const sits = model.seats.value.some((seat) => seat.mine);
  const isOff = chatOf(model) === "off";
  return (
    <div class="chatbox" data-chat>
      {[...model.muted.value].map((seat) => (
        <Muted key={seat} model={model} seat={seat} />
      ))}
      {isOff && <p class="soft">{t("ui-chat-is-off")}</p>}
      {!isOff && (sits ? <Words model={model} roomy={roomy} /> : <p class="soft">{t("ui-chat-sit-first")}</p>)}
    </div>
  );
}

/** What people may say to each other here. */
function chatOf(model: TableModel): Setup["chat"] {
  return model.room.value?.setup.chat ?? "free";
}

function Words({ model, roomy }: { model: TableModel; roomy?: boolean }): VNode {
  const speak = (phrase: Phrase) => void model.request({ do: "say", phrase });
  return (
    <>
      <div class="phrases" role="group" aria-label={t("ui-chat-emoji")}>
        {EMOJI.map((emoji) => (
          <button
            key={emoji}
            type="button"
            class="phrase"
            data-emoji={emoji}
            aria-label={t("ui-emoji", { emoji })}
            title={t("ui-emoji", { emoji })}
            onClick={() => void model.request({ do: "say", emoji })}
          >
            <Face name={emojiFace(emoji)} />
          </button>
        ))}
      </div>
      {(roomy || chatOf(model) === "phrases") && (
        <div class="phrases" role="group" aria-label={t("ui-chat-phrases")}>
          {PHRASES.map((phrase) => (
            <button key={phrase} type="button" class="button" onClick={() => speak(phrase)}>
              {t(`phrase-${phrase}`)}
            </button>
          ))}
        </div>
      )}
      {chatOf(model) === "free" && <Field model={model} />}
    </>
  );
}

function Field({ model }: { model: TableModel }): VNode {
  const text = useSignal("");
  const send = async (event: Event) => {
    event.preventDefault();
    const words = text.value.trim();
    if (words && (await model.request({ do: "say", text: words })) && text.value.trim() === words) text.value = "";
  };
  return (
    <form class="chatline" onSubmit={(event) => void send(event)}>
      <input
        class="field"
        type="text"
        maxLength={LONGEST}
        autocomplete="off"
        enterkeyhint="send"
        placeholder={t("ui-chat-field")}
        aria-label={t("ui-chat-field")}
        value={text}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button type="submit" class="button round go" aria-label={t("ui-chat-send")}>
        <Icon name="send" />
      </button>
    </form>
  );
}

function Muted({ model, seat }: { model: TableModel; seat: number }): VNode {
  return (
    <p class="muted">
      {t("ui-muted", { name: model.company.value.names[seat] ?? "" })}
      <button type="button" class="button" onClick={() => mute(model, seat, false)}>
        {t("ui-unmute")}
      </button>
    </p>
  );
}
