import { newPasswordTexts } from "@/components/account/recovery/new-password-texts";
import { ResetForm } from "@/components/account/recovery/reset-form";
import { AccountFrame } from "@/components/account/sign-in/account-frame";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { mailedLinkPage, titleMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

export const generateMetadata = titleMetadata("recovery", "resetTitle", mailedLinkPage);

export default sharedPage<"token" | "id">(async ({ language, params: { token, id } }) => {
  const t = translatorFor(language, "recovery");
  return (
    <AccountFrame
      title={t("resetTitle")}
      lead={t("resetLead")}
      picture={{ src: "/images/lessons/listening-first.svg", alt: t("forgotPictureAlt") }}
      other={{ question: t("remembered"), label: t("backToLogin"), href: "/login" }}
    >
      <ResetForm
        language={language}
        link={{ token, id }}
        texts={{ ...messagesIn(language).recovery.reset, ...newPasswordTexts(language) }}
        words={ruleMessagesIn(language)}
        minimum={settings().passwordMinLength}
      />
    </AccountFrame>
  );
});
