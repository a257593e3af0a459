import { verifyEmailAction } from "@/components/account/recovery/actions";
import { VerifyEmail } from "@/components/account/recovery/verify-email";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; token: string; id: string }> };
const texts = [
  "verifyTitle",
  "verifyWaiting",
  "verifyButton",
  "verifyDoneTitle",
  "verifyDoneMore",
  "verifyFailedTitle",
  "verifyFailedMore",
  ...(["toCourses", "toProfile", "offline", "tryAgain"] as const),
] as const;

export const generateMetadata = titleMetadata("recovery", "verifyTitle", {
  robots: { index: false },
  referrer: "no-referrer",
});

/** Rendering this page does not use the link: the browser does, once it is open (threats T12). */
export default async function VerifyEmailPage({ params }: Props) {
  const { locale, token, id } = await params;
  const t = translatorFor(locale, "recovery");
  return <VerifyEmail language={locale} link={{ token, id }} texts={pickTexts(t, texts)} action={verifyEmailAction} />;
}
