import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { pageOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { RecallLinkOver, RecallScreen } from "@/components/recall/recall-screen";
import { resultOfLink, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = {
  params: Promise<{ locale: Language; token: string }>;
  searchParams: Promise<{ shown?: string; note?: string }>;
};

export const generateMetadata = titleMetadata("recall", "title", { robots: { index: false }, referrer: "no-referrer" });

/** Today's questions behind a mailed link (rule: recall.link). Opening it changes nothing (threats T12). */
export default async function MailedRecallPage({ params, searchParams }: Props) {
  const { locale, token } = await params;
  return pageOrErrorScreen(locale, async () => {
    const { recall } = await visitorApi(locale);
    const today = await resultOfLink(recall.mailedToday({ token, language: locale }));
    if (!today) return <RecallLinkOver language={locale} />;
    return <RecallScreen today={today} place={{ token }} language={locale} query={await searchParams} />;
  });
}
