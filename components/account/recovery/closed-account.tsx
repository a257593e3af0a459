import { LinkButton } from "@/components/ui/button";
import type { ClosedAccountView } from "@/lib/contract/security";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { LinkCard, LinkOver, LinkPress, type MailedLink } from "./link-card";

type Props = { language: Language; link: MailedLink; found: ClosedAccountView };

/** Until when a closed account can be kept, and the buttons that keep it or delete it now (rule: settings.delete). */
export function ClosedAccount({ language, link, found: { state, until, hadRole } }: Props) {
  const t = translatorFor(language, "security");
  if (state === "kept")
    return (
      <LinkCard state="done" title={t("keptTitle")} actions={<LinkButton href="/login">{t("closedLogin")}</LinkButton>}>
        <p>{t("keptText")}</p>
      </LinkCard>
    );
  return (
    <LinkCard
      state="waiting"
      title={t("keepTitle")}
      actions={
        <>
          <LinkPress page="/closed-account" link={link} does="keep" label={t("keep")} look="primary" />
          <LinkPress page="/closed-account" link={link} does="delete" label={t("deleteClosed")} look="danger" />
        </>
      }
    >
      <p>{t("keepText", { when: dateAndTime(until, language) })}</p>
      {hadRole && <p>{t("keepRole")}</p>}
    </LinkCard>
  );
}

/** Says that the link is too old, or that the account is deleted. */
export function ClosedLinkOver({ language }: { language: Language }) {
  const t = translatorFor(language, "security");
  const leadsTo = { href: "/login", label: t("closedLogin") };
  return <LinkOver title={t("closedLinkOverTitle")} text={t("closedLinkOverText")} leadsTo={leadsTo} />;
}
