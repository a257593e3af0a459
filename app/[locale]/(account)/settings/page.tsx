import { DeleteAccountForm } from "@/components/account/security/delete-account-form";
import { DeletedDataList, hasGrace } from "@/components/account/security/deleted-data-list";
import { SessionList } from "@/components/account/security/session-list";
import { ChangeEmailForm, ChangePasswordForm, StopEmailForm } from "@/components/account/security/settings-forms";
import { emailTexts, ruleWords, settingsTexts } from "@/components/account/security/settings-texts";
import { LoginForm } from "@/components/account/sign-in/login-form";
import { loginTexts, ruleMessagesIn } from "@/components/forms/form-props";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { AccountField } from "@/components/layout/visitor/account-field";
import { visitorPage } from "@/components/pages/visitor-page";
import { RecallSettings } from "@/components/recall/recall-card";
import { Button, LinkButton } from "@/components/ui/button";
import { EmailAddress } from "@/components/ui/email-address";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { SettingsCard, SettingsGroup } from "@/components/ui/settings-card";
import { backendHas } from "@/lib/api/backend";
import { PageError } from "@/lib/api/page-error";
import { respondWithStatus } from "@/lib/api/pages/page-status";
import { resultIfThere, resultOr, visitorApi } from "@/lib/api/server";
import type { Consents } from "@/lib/contract/privacy";
import type { WaitingEmail } from "@/lib/contract/security";
import { dayAndTime, dayMonthYear, hoursSince } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { changeConsentAction } from "../../../../components/account/privacy/actions";

export const generateMetadata = titleMetadata("security", "title");

/** All account settings except the profile (rule: settings.password). */
export default visitorPage(async ({ language }) => {
  const found = await readSettings(language).catch((error: unknown) => {
    // A session opened by a mailed link must first give the password (threats T13).
    if (error instanceof PageError && error.status === 403 && error.key !== "guardianNeeded") return null;
    throw error;
  });
  if (!found) {
    respondWithStatus(403);
    return <PasswordAgain language={language} />;
  }
  const { username, sessions, consents, email, recall } = found;
  const texts = settingsTexts(language);
  const t = translatorFor(language, "security");
  const words = ruleWords(language);
  const forgotten = (
    <p>
      {t("forgotten")}{" "}
      <a href="/reset-password" className="font-semibold">
        {t("forgottenLink")}
      </a>
    </p>
  );
  const currentFirst = [...(sessions ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  const lines = currentFirst.map(({ id, device, kind, current, learningOnly, lastSeenAt }) => ({
    id,
    device,
    kind,
    current,
    // Stored to the hour, so nothing finer is shown.
    seen: t("lastSeen", { when: hoursSince(lastSeenAt) < 2 ? t("justNow") : dayMonthYear(lastSeenAt, language) }),
    note: learningOnly ? t("learningOnly") : undefined,
  }));
  return (
    <div className="container-form grid gap-4 pb-8">
      <div className="mb-2">
        <Breadcrumb
          crumbs={[{ label: translatorFor(language, "profile")("ownTitle"), href: "/profile" }, { label: t("title") }]}
          language={language}
        />
        <h1>{t("title")}</h1>
        {!email && <p className="mt-1 wrap-anywhere">{t("loggedInAs", { username })}</p>}
      </div>
      <SettingsGroup>
        {email && <EmailSettings language={language} username={username} waiting={email.waiting} />}
        <SettingsCard id="password" icon="lock" title={t("passwordTitle")} lead={forgotten}>
          <ChangePasswordForm
            language={language}
            username={username}
            minLength={settings().passwordMinLength}
            texts={texts.change}
            words={words}
          />
        </SettingsCard>
        {sessions && (
          <SettingsCard
            id="devices"
            icon="phone"
            title={t("devicesTitle")}
            value={t("devicesCount", { count: lines.length })}
            lead={<p>{t("devicesLead")}</p>}
          >
            <SessionList language={language} lines={lines} texts={texts.sessions} />
          </SettingsCard>
        )}
      </SettingsGroup>
      <SettingsGroup>
        {sessions && (
          <SettingsCard id="my-data" icon="download" title={t("myDataTitle")} lead={<p>{t("myDataLead")}</p>}>
            <LinkButton href="/settings/my-data" look="secondary" download>
              <Icon name="download" />
              {t("myDataDownload")}
            </LinkButton>
          </SettingsCard>
        )}
        {consents && <ConsentSettings consents={consents} language={language} />}
        {recall && <RecallSettings stopped={recall.stopped} language={language} />}
      </SettingsGroup>
      <SettingsGroup danger>
        <SettingsCard
          id="delete"
          icon="bin"
          title={t("deleteTitle")}
          value={hasGrace() ? t("deleteGrace") : undefined}
          danger
        >
          <DeletedDataList language={language} withGrace={hasGrace()} />
          <div className="mt-6">
            <DeleteAccountForm
              language={language}
              withAddress={false}
              withGrace={hasGrace()}
              texts={texts.remove}
              words={words}
            />
          </div>
        </SettingsCard>
      </SettingsGroup>
    </div>
  );
});

/** A value is missing if the existing backend has no such call. The page then leaves out its section. */
async function readSettings(language: Language) {
  const api = await visitorApi(language);
  const ask = <Answer,>(answer: Promise<Answer>) => resultOr(resultIfThere(answer), "/settings");
  const sessions = await ask(api.security.listSessions({}));
  const { data: profile } = await resultOr(api.accounts.readProfile(), "/settings");
  const consents = await ask(api.privacy.readConsents());
  const recall = (await backendHas("recall.today")) ? await ask(api.recall.today({ language })) : null;
  const email = await ask(api.security.readEmailChange({}));
  return { username: profile.username, sessions: sessions?.data, consents: consents?.data, recall, email };
}

/** For a session that a mailed link opened: account pages require the password. */
function PasswordAgain({ language }: { language: Language }) {
  const t = translatorFor(language, "security");
  const shared = translatorFor(language, "accounts");
  return (
    <div className="container-form py-8">
      <h1>{t("againTitle")}</h1>
      <p className="mt-2">{t("againLead")}</p>
      <div className="mt-6 rounded-card border border-hairline bg-white px-4 py-6 md:px-8 md:py-8">
        <LoginForm
          language={language}
          texts={pickTexts(shared, loginTexts)}
          words={ruleMessagesIn(language)}
          returnTo="/settings"
        />
      </div>
    </div>
  );
}

type EmailSettingsProps = { language: Language; username: string; waiting: WaitingEmail | null };

/** Shows the change of the email that waits for its link, and the form that asks for one (rule: settings.email). */
function EmailSettings({ language, username, waiting }: EmailSettingsProps) {
  const texts = emailTexts(language);
  const t = translatorFor(language, "security");
  return (
    <SettingsCard
      id="email"
      icon="envelope"
      title={t("emailTitle")}
      value={<EmailAddress address={username} />}
      lead={<p>{t("emailLead")}</p>}
      open={waiting !== null}
    >
      {waiting && (
        <Notice kind="tip" className="mb-5">
          <p className="wrap-anywhere font-semibold">
            {t("emailWaiting", { email: waiting.email, when: dayAndTime(waiting.until, language) })}
          </p>
          <p>{t("emailNotThere")}</p>
          <StopEmailForm language={language} texts={texts.stop} />
        </Notice>
      )}
      <ChangeEmailForm language={language} texts={texts.change} words={ruleWords(language)} />
    </SettingsCard>
  );
}

/** A learner's consents for the settings, each given or withdrawn with one click. Works without JavaScript. */
function ConsentSettings({ consents, language }: { consents: Consents; language: Language }) {
  const t = translatorFor(language, "privacy");
  const purposes = [consents.account, consents.mailings, consents.analytics];
  const count = purposes.filter(({ given }) => given).length;
  const lead = (
    <p>
      {t("settingsLead")}{" "}
      <a href="/privacy-notice" className="font-semibold">
        {t("noticeLink")}
      </a>
    </p>
  );
  return (
    <SettingsCard
      id="consents"
      icon="check"
      title={t("settingsTitle")}
      value={t("givenCount", { count, total: purposes.length })}
      lead={lead}
    >
      <ul>
        {(["mailings", "analytics"] as const).map((purpose) => (
          <li key={purpose} className="border-t border-hairline py-4 first:border-t-0 first:pt-0">
            <p className="font-semibold">{t(`purposes.${purpose}`)}</p>
            <Standing consent={consents[purpose]} language={language} />
            {consents.offered ? (
              <form action={changeConsentAction} className="mt-2">
                <AccountField />
                <input type="hidden" name="pageLanguage" value={language} />
                <input type="hidden" name="purpose" value={purpose} />
                <input type="hidden" name="given" value={consents[purpose].given ? "no" : "yes"} />
                <Button type="submit" look="secondary" size="small">
                  {consents[purpose].given ? t("withdraw") : t("agree")}
                  <span className="sr-only">: {t(`purposes.${purpose}`)}</span>
                </Button>
              </form>
            ) : (
              <p>{t("notOffered")}</p>
            )}
          </li>
        ))}
        <li className="border-t border-hairline py-4 first:border-t-0 first:pt-0">
          <p className="font-semibold">{t("purposes.account")}</p>
          <Standing consent={consents.account} language={language} />
          <p className="mt-1">
            {t("accountWithdraw")}{" "}
            <a href="/account/delete" className="font-semibold">
              {t("accountDelete")}
            </a>
          </p>
        </li>
      </ul>
    </SettingsCard>
  );
}

function Standing({ consent: { given, decided_at }, language }: { consent: Consents["account"]; language: Language }) {
  const t = translatorFor(language, "privacy");
  const date = decided_at ? dayMonthYear(decided_at, language) : "";
  return (
    <p className="mt-1 flex items-center gap-2">
      <Icon name={given ? "check" : "cross"} className={given ? "size-5 text-leaf" : "size-5 text-ink-soft"} />
      {given ? t("agreedOn", { date }) : t("notAgreed")}
    </p>
  );
}
