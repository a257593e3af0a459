import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountFrame } from "@/components/accounts/account-frame";
import { pick, wordsIn } from "@/components/accounts/form-props";
import { sendResetLinkAction } from "@/components/recovery/actions";
import { ForgotForm } from "@/components/recovery/forgot-form";
import { LinkSent } from "@/components/recovery/link-sent";
import { ResetDone } from "@/components/recovery/reset-done";
import { pageMetadata } from "@/components/seo/page-metadata";
import type { Language } from "@/lib/i18n/language";
import { translatorFor } from "@/lib/i18n/messages";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ sent?: string; done?: string }> };
const texts = ["email", "sendLink", "sendingLink", "offline", "mailOnItsWay", "mailNotThere", "anotherAddress", "doneTitle", "toLogin"] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "recovery" });
  return pageMetadata({ language: locale, path: "/reset-password", title: t("forgotTitle"), description: t("forgotLead") });
}

/** A forgotten password. `?sent` and `?done` are where the forms lead without JavaScript. */
export default async function ForgotPassword({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [{ sent, done }, t] = await Promise.all([searchParams, getTranslations("recovery")]);
  const answers = translatorFor(locale, "answers");
  const own = pick(t, texts);
  return (
    <AccountFrame
      title={t(done ? "resetTitle" : "forgotTitle")}
      lead={t(done ? "resetLead" : "forgotLead")}
      picture={{ src: "/images/lessons/listening-first.svg", alt: t("forgotPictureAlt") }}
      other={{ question: t("remembered"), label: t("backToLogin"), href: "/login" }}
    >
      {done ? (
        <ResetDone message={answers("passwordReset")} texts={own} />
      ) : sent ? (
        <LinkSent message={answers("resetLinkSent")} texts={own} />
      ) : (
        <ForgotForm language={locale} texts={own} words={wordsIn(locale)} action={sendResetLinkAction} />
      )}
    </AccountFrame>
  );
}
