import type { ReactNode } from "react";
import type { FormAction } from "@/components/forms/form-state";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SettingsCard } from "@/components/ui/settings-card";
import type { Consents } from "@/lib/contract/privacy";
import type { SessionView, WaitingEmail } from "@/lib/contract/security";
import { dayMonthYear, hoursSince } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { ConsentSettings } from "../privacy/consent-settings";
import { ChangePasswordForm } from "./change-password-form";
import { DeleteAccountForm } from "./delete-account-form";
import { DeletedDataList, hasGrace } from "./deleted-data-list";
import { EmailSettings } from "./email-settings";
import { SessionList } from "./session-list";
import { ruleWords, settingsTexts } from "./settings-texts";

type Actions = Record<"change" | "endSession" | "remove", FormAction>;
/** Null: a section that an existing backend lacks, such as its list of sessions. */
type Props = {
  language: Language;
  username: string;
  sessions: SessionView[] | null;
  consents: Consents | null;
  /** The change of the email that waits; undefined with a backend that has no such call. */
  waitingEmail: WaitingEmail | null | undefined;
  /** The setting of another feature. */
  recall: ReactNode;
  actions: Actions;
};

/** All account settings except the profile (rule: settings.password). */
export function SettingsScreen({ language, username, sessions, consents, waitingEmail, recall, actions }: Props) {
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
    seen: t("lastSeen", { when: lastSeenIn(lastSeenAt, language, t) }),
    note: learningOnly ? t("learningOnly") : undefined,
  }));
  return (
    <div className="container-form grid gap-3 pb-8">
      <div className="mb-2">
        <Breadcrumb
          crumbs={[{ label: translatorFor(language, "profile")("ownTitle"), href: "/profile" }, { label: t("title") }]}
          language={language}
        />
        <h1>{t("title")}</h1>
        {waitingEmail === undefined && <p className="mt-1 wrap-anywhere">{t("loggedInAs", { username })}</p>}
      </div>
      {waitingEmail !== undefined && <EmailSettings language={language} username={username} waiting={waitingEmail} />}
      <SettingsCard id="password" icon="lock" title={t("passwordTitle")} lead={forgotten}>
        <ChangePasswordForm
          language={language}
          username={username}
          minLength={settings().passwordMinLength}
          texts={texts.change}
          words={words}
          action={actions.change}
        />
      </SettingsCard>
      {sessions && (
        <>
          <SettingsCard
            id="devices"
            icon="phone"
            title={t("devicesTitle")}
            value={t("devicesCount", { count: lines.length })}
            lead={<p>{t("devicesLead")}</p>}
          >
            <SessionList language={language} lines={lines} texts={texts.sessions} action={actions.endSession} />
          </SettingsCard>
          <SettingsCard id="my-data" icon="download" title={t("myDataTitle")} lead={<p>{t("myDataLead")}</p>}>
            <LinkButton href="/settings/my-data" look="secondary" download>
              <Icon name="download" />
              {t("myDataDownload")}
            </LinkButton>
          </SettingsCard>
        </>
      )}
      {consents && <ConsentSettings consents={consents} language={language} />}
      {recall}
      <SettingsCard
        id="delete"
        icon="cross"
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
            action={actions.remove}
          />
        </div>
      </SettingsCard>
    </div>
  );
}

/** Stored to the hour, so nothing finer is shown. */
function lastSeenIn(iso: string, language: Language, t: (key: "justNow") => string): string {
  return hoursSince(iso) < 2 ? t("justNow") : dayMonthYear(iso, language);
}
