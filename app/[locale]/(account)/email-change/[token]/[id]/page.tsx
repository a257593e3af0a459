import { LinkCard, LinkOver, LinkPress, type MailedLink } from "@/components/account/recovery/link-card";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { publicApi, resultOfLink } from "@/lib/api/server";
import type { EmailLinkView } from "@/lib/contract/security";
import { dayAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language; token: string; id: string }>;
  searchParams: Promise<{ taken?: string }>;
};

export const generateMetadata = titleMetadata("security", "emailLinkTitle", {
  robots: { index: false },
  referrer: "no-referrer",
});

/** The page of a mailed link about a change of email. Opening it changes nothing (threats T12); its buttons do. */
export default async function EmailChangePage({ params, searchParams }: Props) {
  const { locale, token, id } = await params;
  const isTaken = (await searchParams).taken !== undefined;
  return renderOrErrorScreen(locale, async () => {
    const found = await resultOfLink(publicApi(locale).security.readEmailLink({ token, id }));
    return found ? (
      <EmailLink language={locale} link={{ token, id }} found={found} isTaken={isTaken} />
    ) : (
      <EmailLinkOver language={locale} />
    );
  });
}

/** `isTaken`: a button was pressed, and the address belongs to another account by now. */
type EmailLinkProps = { language: Language; link: MailedLink; found: EmailLinkView; isTaken: boolean };

/** What a mailed link about a change of email is about, and the buttons that make or undo it (rule: settings.email). */
function EmailLink({ language, link, found: { state, side, email, until }, isTaken }: EmailLinkProps) {
  const t = translatorFor(language, "security");
  const values = { email, when: dayAndTime(until, language) };
  const login = <LinkButton href="/login">{t("emailToLogin")}</LinkButton>;
  if (state === "undone")
    return (
      <LinkCard state="done" title={t("emailUndoneTitle")} actions={login}>
        <p>{t("emailUndoneText")}</p>
        {side === "old" && <p>{t("emailUndoneOldText")}</p>}
      </LinkCard>
    );
  const taken = isTaken && (
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
}

/** Says that the link is too old, or that its owner stopped the change in the settings. */
function EmailLinkOver({ language }: { language: Language }) {
  const t = translatorFor(language, "security");
  const leadsTo = { href: "/settings#email", label: t("emailToSettings") };
  return <LinkOver title={t("emailLinkOverTitle")} text={t("emailLinkOverText")} leadsTo={leadsTo} />;
}
