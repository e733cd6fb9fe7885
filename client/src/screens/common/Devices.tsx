// My devices: another one by link or QR code, those I have, one that is lost, and a spare key on paper.
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../../lib/api";
import { language } from "../../lib/settings";
import { say, t } from "../../lib/words";
import type { DeviceInfo } from "../../protocol/wire";
import { CopyLink } from "../../ui/Copy";
import { Icon } from "../../ui/icons";

const KINDS: Record<string, string> = {
  phone: "ui-device-phone",
  tablet: "ui-device-tablet",
  computer: "ui-device-computer",
};

/** Does something, and gives the words for how it went. */
export async function told(act: () => Promise<string>): Promise<string> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ApiError) return say(error.why);
    throw error;
  }
}

/** A link that makes another device mine too. It is good once, so it is made when it is asked for. */
export function OtherDevice(): VNode {
  const link = useSignal("");
  const qr = useSignal("");
  const wrong = useSignal("");
  const make = async (): Promise<void> => {
    wrong.value = await told(async () => {
      const made = await api.handover();
      link.value = made.link;
      qr.value = `data:image/svg+xml,${encodeURIComponent(made.qr)}`;
      return "";
    });
  };
  return (
    <div class="other-device">
      {link.value ? (
        <>
          <p>{t("ui-handover-line")}</p>
          <img class="handover-qr" src={qr.value} alt={t("ui-handover-qr")} />
          <CopyLink link={link.value} label={t("ui-copy-link")} />
        </>
      ) : (
        <button type="button" class="button" onClick={() => void make()}>
          <Icon name="phone" />
          {t("ui-handover")}
        </button>
      )}
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </div>
  );
}

/** Folded, because to be asked for them gives this device an id. */
export function MyDevices(): VNode {
  const isOpen = useSignal(false);
  return (
    <details class="my-devices" onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{t("ui-devices")}</summary>
      {isOpen.value && (
        <>
          <DeviceList />
          <SpareKey />
          <SignOutDevices />
        </>
      )}
    </details>
  );
}

function DeviceList(): VNode {
  const devices = useSignal<readonly DeviceInfo[]>([]);
  const wrong = useSignal("");
  const load = async (): Promise<void> => {
    wrong.value = await told(async () => {
      devices.value = (await api.devices()).devices;
      return "";
    });
  };
  const drop = async (id: string): Promise<void> => {
    wrong.value = await told(async () => {
      await api.dropDevice(id);
      return "";
    });
    if (!wrong.value) await load();
  };
  useEffect(() => void load(), []);
  return (
    <>
      <ul class="devices">
        {devices.value.map((each) => (
          <li key={each.id}>
            <span class="grow">
              <b>{deviceName(each)}</b> <span class="soft">{each.here ? t("ui-device-here") : seen(each)}</span>
            </span>
            {!each.here && (
              <button type="button" class="button" onClick={() => void drop(each.id)}>
                {t("ui-device-drop")}
                <span class="hidden"> {deviceName(each)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </>
  );
}

function deviceName({ kind }: DeviceInfo): string {
  return t(KINDS[kind] ?? "ui-device-other");
}

function seen(device: DeviceInfo): string {
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(device.seen * 1000);
  return t("ui-device-seen", { date });
}

/** For whoever loses the only device: shown once, to be written down. */
function SpareKey(): VNode {
  const key = useSignal("");
  const wrong = useSignal("");
  const make = async (): Promise<void> => {
    wrong.value = await told(async () => {
      key.value = (await api.spareKey()).key;
      return "";
    });
  };
  return (
    <div class="other-device">
      <p class="soft">{t("ui-spare-line")}</p>
      {key.value ? (
        <output class="spare-key">{key.value}</output>
      ) : (
        <button type="button" class="button" onClick={() => void make()}>
          {t("ui-spare")}
        </button>
      )}
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </div>
  );
}

/** A device that was lost or lent is nobody's any more; this one stays mine. */
function SignOutDevices(): VNode {
  const sure = useSignal(false);
  const outcome = useSignal("");
  const signOut = async (): Promise<void> => {
    outcome.value = await told(async () => {
      await api.signOutDevices();
      return t("ui-sign-out-done");
    });
    sure.value = false;
  };
  if (!sure.value)
    return (
      <div class="other-device">
        <button type="button" class="button" onClick={() => (sure.value = true)}>
          {t("ui-sign-out")}
        </button>
        <p class="soft" role="status">
          {outcome.value}
        </p>
      </div>
    );
  return (
    <div class="ask-sure" role="group" aria-label={t("ui-sign-out")}>
      <p>{t("ui-sign-out-line")}</p>
      <button type="button" class="button stop" onClick={() => void signOut()}>
        {t("ui-sign-out-yes")}
      </button>
      <button type="button" class="button" onClick={() => (sure.value = false)}>
        {t("ui-sign-out-no")}
      </button>
    </div>
  );
}
