import { EmailAddress } from "@/components/ui/email-address";
import { Notice } from "@/components/ui/notice";
import { SettingsCard } from "@/components/ui/settings-card";
import type { WaitingEmail } from "@/lib/contract/security";
import { dayAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ChangeEmailForm } from "./change-email-form";
import { changeEmailAction, stopEmailAction } from "./email-actions";
import { emailTexts, ruleWords } from "./settings-texts";
import { StopEmailForm } from "./stop-email-form";

type Props = { language: Language; username: string; waiting: WaitingEmail | null };

/** The own email: the change that waits, and the form for one (rule: settings.email). */
export function EmailSettings({ language, username, waiting }: Props) {
  const texts = emailTexts(language);
  const t = translatorFor(language, "security");
  return (
    <SettingsCard
      id="email"
      icon="person"
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
          <StopEmailForm language={language} texts={texts.stop} action={stopEmailAction} />
        </Notice>
      )}
      <ChangeEmailForm
        language={language}
        texts={texts.change}
        words={ruleWords(language)}
        action={changeEmailAction}
      />
    </SettingsCard>
  );
}
