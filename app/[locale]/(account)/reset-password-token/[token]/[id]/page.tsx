import { newPasswordTexts } from "@/components/account/recovery/new-password-texts";
import { ResetForm } from "@/components/account/recovery/reset-form";
import { AccountFrame } from "@/components/account/sign-in/account-frame";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { mailedLinkPage, titleMetadata } from "@/components/layout/metadata/page-metadata";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

type Props = { params: Promise<{ locale: Language; token: string; id: string }> };

export const generateMetadata = titleMetadata("recovery", "resetTitle", mailedLinkPage);

export default async function ResetPassword({ params }: Props) {
  const { locale, token, id } = await params;
  const t = translatorFor(locale, "recovery");
  return (
    <AccountFrame
      title={t("resetTitle")}
      lead={t("resetLead")}
      picture={{ src: "/images/lessons/listening-first.svg", alt: t("forgotPictureAlt") }}
      other={{ question: t("remembered"), label: t("backToLogin"), href: "/login" }}
    >
      <ResetForm
        language={locale}
        link={{ token, id }}
        texts={{ ...messagesIn(locale).recovery.reset, ...newPasswordTexts(locale) }}
        words={ruleMessagesIn(locale)}
        minimum={settings().passwordMinLength}
      />
    </AccountFrame>
  );
}
