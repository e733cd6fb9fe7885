// The way in for others: a picture to be photographed, a code to be read out, a link; and the television.
import type { VNode } from "preact";
import { t } from "../../lib/words";
import type { Room } from "../../protocol/wire";
import { CopyLink } from "../../ui/Copy";
import { Icon } from "../../ui/icons";

export function Invite({ room }: { room: Room }): VNode {
  return (
    <section class="panel invite" aria-labelledby="invite">
      <h2 id="invite">{t("ui-invite")}</h2>
      <InviteWays code={room.code} />
    </section>
  );
}

/** Where the code is typed. */
export function Address(): VNode {
  return (
    <span class="table-address" data-address>
      {location.host}
    </span>
  );
}

export function InviteWays({ code }: { code: string }): VNode {
  return (
    <div class="invite-ways">
      <img class="qr" src={`/api/1/tables/${code}/qr.svg`} alt={t("ui-qr")} />
      <div>
        <span class="soft">{t("ui-invite-line")}</span>
        <Address />
        <span class="table-code" data-code>
          {code}
        </span>
        <CopyLink link={`${location.origin}/t/${code}`} label={t("ui-copy-link")} />
        <a class="button" href={`/tv/${code}`} target="_blank" rel="noopener">
          <Icon name="television" />
          {t("ui-television")}
        </a>
      </div>
    </div>
  );
}
