import { ResetForm } from "@/components/account/recovery/reset-form";
import { AccountFrame } from "@/components/account/sign-in/account-frame";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { strengthTexts } from "@/components/forms/strength-texts";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

type Props = { params: Promise<{ locale: Language; token: string; id: string }> };
const texts = [
  "newPassword",
  "confirmPassword",
  "setPassword",
  "settingPassword",
  "resetFailed",
  "newLink",
  "justSet",
  "toLogin",
  "offline",
] as const;

export const generateMetadata = titleMetadata("recovery", "resetTitle", {
  robots: { index: false },
  referrer: "no-referrer",
});

export default async function ResetPassword({ params }: Props) {
  const { locale, token, id } = await params;
  const t = translatorFor(locale, "recovery");
  const shared = translatorFor(locale, "accounts");
  const minimum = settings().passwordMinLength;
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
        texts={{
          ...pickTexts(t, texts),
          ...pickTexts(shared, ["show", "hide", "showPassword", "hidePassword"]),
          newPasswordHint: t("newPasswordHint", { minimum }),
          ...strengthTexts(locale),
        }}
        words={ruleMessagesIn(locale)}
        minimum={minimum}
      />
    </AccountFrame>
  );
}
