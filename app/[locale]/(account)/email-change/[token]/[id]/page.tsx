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
  const isNew = side === "new";
  const press = (does: "confirm" | "undo", label: string, look: "primary" | "secondary" | "danger") => (
    <LinkPress page="/email-change" link={link} does={does} label={label} look={look} />
  );
  if (state === "changed")
    return (
      <LinkCard
        state={isNew ? "done" : "offline"}
        title={t("emailChangedTitle")}
        actions={
          <>
            {isNew && login}
            {isNew ? press("undo", t("emailUndo"), "secondary") : press("undo", t("emailTakeBack"), "danger")}
          </>
        }
      >
        {taken}
        <p className={isNew ? "wrap-anywhere" : undefined}>
          {t(isNew ? "emailChangedText" : "emailChangedOldText", values)}
        </p>
      </LinkCard>
    );
  return isNew ? (
    <LinkCard
      state="waiting"
      title={t("emailConfirmTitle")}
      actions={
        <>
          {press("confirm", t("emailConfirm"), "primary")}
          {press("undo", t("emailRefuse"), "secondary")}
        </>
      }
    >
      {taken}
      <p className="wrap-anywhere">{t("emailConfirmText", values)}</p>
    </LinkCard>
  ) : (
    <LinkCard state="offline" title={t("emailStopTitle")} actions={press("undo", t("emailStopNow"), "danger")}>
      <p>{t("emailStopText")}</p>
      <p>{t("emailStopElse")}</p>
    </LinkCard>
  );
});
