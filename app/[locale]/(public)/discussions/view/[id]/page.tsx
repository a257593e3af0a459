import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { DiscussionScreen } from "@/components/discussions/discussion-screen";
import { discussionOf, loadDiscussion } from "@/components/discussions/load";
import { discussionAddress } from "@/components/discussions/place";
import { pageMetadata } from "@/components/seo/page-metadata";
import type { Language } from "@/lib/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string }> };

export const revalidate = 300;

/** Drawn once for everybody with its first visitor: at build time nobody has commented. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const { title, lead } = await discussionOf(id, locale);
  return pageMetadata({ language: locale, path: discussionAddress(id), title, description: lead || title, type: "article" });
}

export default async function DiscussionPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  return <DiscussionScreen loaded={await loadDiscussion(id, 1, locale)} language={locale} />;
}
