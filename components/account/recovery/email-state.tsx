import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { ResendForm } from "./resend-form";

type Props = { profile: Pick<Profile, "username" | "verifiedEmail">; language: Language };

/** A tick for a verified address, otherwise a note and a button that mails the link again (rule: profile.view). */
export function EmailState({ profile, language }: Props) {
  const t = translatorFor(language, "recovery");
  if (profile.verifiedEmail === 1) {
    return (
      <p className="inline-flex items-center gap-1 font-semibold text-leaf">
        <Icon name="check" className="size-5" />
        {t("stateVerified")}
      </p>
    );
  }
  return (
    <Notice kind="tip">
      <p className="font-bold">{t("stateUnverified")}</p>
      <p className="[overflow-wrap:anywhere]">{t("stateUnverifiedMore", { email: profile.username })}</p>
      <ResendForm language={language} texts={pickTexts(t, ["resend", "resending", "offline"])} />
    </Notice>
  );
}
