import { LinkCard, LinkOver, LinkPress } from "@/components/account/recovery/link-card";
import { mailedLinkPage, titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { publicApi, resultOfLink } from "@/lib/api/server";
import { dayAndTime } from "@/lib/platform/i18n/dates";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("security", "emailLinkTitle", mailedLinkPage);

/**
 * The page of a mailed link about a change of email, with the buttons that make or undo it (rule: settings.email).
 * Opening it changes nothing (threats T12); its buttons do.
 */
export default visitorPage<"token" | "id">(async ({ language, params: { token, id }, searchParams }) => {
  const t = translatorFor(language, "security");
  const link = { token, id };
  const found = await resultOfLink(publicApi(language).security.readEmailLink(link));
  // The link is too old, or its owner stopped the change in the settings.
  if (!found) {
    const leadsTo = { href: "/settings#email", label: t("emailToSettings") };
    return <LinkOver title={t("emailLinkOverTitle")} text={t("emailLinkOverText")} leadsTo={leadsTo} />;
  }
  const { state, side, email, until } = found;
  const values = { email, when: dayAndTime(until, language) };
  const login = <LinkButton href="/login">{t("emailToLogin")}</LinkButton>;
  if (state === "undone")
    return (
      <LinkCard state="done" title={t("emailUndoneTitle")} actions={login}>
        <p>{t("emailUndoneText")}</p>
        {side === "old" && <p>{t("emailUndoneOldText")}</p>}
      </LinkCard>
    );
  // A button was pressed, and the address belongs to another account by now.
  const taken = (await searchParams).taken !== undefined && (
    <Notice kind="error" className="text-start">
      <p>{translatorFor(language, "answers")("emailTaken")}</p>
    </Notice>
  );
  if (state === "changed")
    return side === "new" ? (
      <LinkCard
        state="done"
        title={t("emailChangedTitle")}
        actions={
          <>
            {login}
            <LinkPress page="/email-change" link={link} does="undo" label={t("emailUndo")} look="secondary" />
          </>
        }
      >
        {taken}
        <p className="wrap-anywhere">{t("emailChangedText", values)}</p>
      </LinkCard>
    ) : (
      <LinkCard
        state="offline"
        title={t("emailChangedTitle")}
        actions={<LinkPress page="/email-change" link={link} does="undo" label={t("emailTakeBack")} look="danger" />}
      >
        {taken}
        <p>{t("emailChangedOldText", values)}</p>
      </LinkCard>
    );
  return side === "new" ? (
    <LinkCard
      state="waiting"
      title={t("emailConfirmTitle")}
      actions={
        <>
          <LinkPress page="/email-change" link={link} does="confirm" label={t("emailConfirm")} look="primary" />
          <LinkPress page="/email-change" link={link} does="undo" label={t("emailRefuse")} look="secondary" />
        </>
      }
    >
      {taken}
      <p className="wrap-anywhere">{t("emailConfirmText", values)}</p>
    </LinkCard>
  ) : (
    <LinkCard
      state="offline"
      title={t("emailStopTitle")}
      actions={<LinkPress page="/email-change" link={link} does="undo" label={t("emailStopNow")} look="danger" />}
    >
      <p>{t("emailStopText")}</p>
      <p>{t("emailStopElse")}</p>
    </LinkCard>
  );
});
