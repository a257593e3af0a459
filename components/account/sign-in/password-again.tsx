import { loginTexts, ruleMessagesIn } from "@/components/forms/form-props";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { LoginForm } from "./login-form";

type Props = { language: Language /** A path of this site. */; returnTo: string };

/** For a session that a mailed link opened: account pages require the password. */
export function PasswordAgain({ language, returnTo }: Props) {
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
          returnTo={returnTo}
        />
      </div>
    </div>
  );
}
