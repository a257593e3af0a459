import { LinkCard, LinkOver, LinkPress, type MailedLink } from "@/components/account/recovery/link-card";
import { mailedLinkPage, titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { publicApi, resultOfLink } from "@/lib/api/server";
import type { ClosedAccountView } from "@/lib/contract/security";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("security", "keepPageTitle", mailedLinkPage);

/** Where a login to a closed account leads. Opening it changes nothing (threats T12); its buttons do. */
export default visitorPage<"token" | "id">(async ({ language, params: { token, id } }) => {
  const found = await resultOfLink(publicApi(language).security.readClosedAccount({ token, id }));
  return found ? (
    <ClosedAccount language={language} link={{ token, id }} found={found} />
  ) : (
    <ClosedLinkOver language={language} />
  );
});

type ClosedAccountProps = { language: Language; link: MailedLink; found: ClosedAccountView };

/** Until when a closed account can be kept, and the buttons that keep it or delete it now (rule: settings.delete). */
function ClosedAccount({ language, link, found: { state, until, hadRole } }: ClosedAccountProps) {
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

function ClosedLinkOver({ language }: { language: Language }) {
  const t = translatorFor(language, "security");
  const leadsTo = { href: "/login", label: t("closedLogin") };
  return <LinkOver title={t("closedLinkOverTitle")} text={t("closedLinkOverText")} leadsTo={leadsTo} />;
}
