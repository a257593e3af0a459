import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DiscussionScreen } from "@/components/discussions/discussion-screen";
import { discussionOf, laterPage, loadDiscussion } from "@/components/discussions/load";
import { discussionAddress } from "@/components/discussions/place";
import { pageMetadata } from "@/components/seo/page-metadata";
import type { Language } from "@/lib/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string; page: string }> };

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id, page } = await params;
  const number = laterPage(page);
  const [t, { title, lead }] = await Promise.all([getTranslations({ locale, namespace: "discussions" }), discussionOf(id, locale)]);
  const pageTitle = `${title} (${t("commentsOnPage", { page: number })})`;
  return pageMetadata({ language: locale, path: discussionAddress(id, number), title: pageTitle, description: lead || title, type: "article" });
}

/** A later page of a discussion's comments, with an address of its own: it reads without JavaScript and is kept for everybody. */
export default async function DiscussionPageOfNumber({ params }: Props) {
  const { locale, id, page } = await params;
  setRequestLocale(locale);
  return <DiscussionScreen loaded={await loadDiscussion(id, laterPage(page), locale)} language={locale} />;
}
