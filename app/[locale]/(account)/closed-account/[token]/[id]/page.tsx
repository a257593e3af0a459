import { LinkCard, LinkOver, LinkPress } from "@/components/account/recovery/link-card";
import { mailedLinkPage, titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { publicApi, resultOfLink } from "@/lib/api/server";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("security", "keepPageTitle", mailedLinkPage);

/**
 * Where a login to a closed account leads: until when the account can be kept, and the buttons that keep it or delete it
 * now (rule: settings.delete). Opening it changes nothing (threats T12); its buttons do.
 */
export default visitorPage<"token" | "id">(async ({ language, params: { token, id } }) => {
  const t = translatorFor(language, "security");
  const link = { token, id };
  const login = { href: "/login", label: t("closedLogin") };
  const found = await resultOfLink(publicApi(language).security.readClosedAccount(link));
  if (!found) return <LinkOver title={t("closedLinkOverTitle")} text={t("closedLinkOverText")} leadsTo={login} />;
  if (found.state === "kept")
    return (
      <LinkCard state="done" title={t("keptTitle")} actions={<LinkButton href={login.href}>{login.label}</LinkButton>}>
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
      <p>{t("keepText", { when: dateAndTime(found.until, language) })}</p>
      {found.hadRole && <p>{t("keepRole")}</p>}
    </LinkCard>
  );
});
