import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { discussionMetadata } from "@/components/discussions/discussion-metadata";
import { DiscussionScreen } from "@/components/discussions/discussion-screen";
import { loadDiscussion } from "@/components/discussions/load-discussion";
import { content } from "@/lib/platform/content";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string }> };

export const revalidate = 300;
export const dynamic = "force-static";
// Any other address is rendered per request by `[...other]`, which can answer 404.
export const dynamicParams = false;

export function generateStaticParams() {
  return content().discussions.map(({ slug }) => ({ id: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  return discussionMetadata(id, 1, locale);
}

/** A forum discussion with its newest comments; cached for everyone and rendered again after a comment. */
export default async function DiscussionPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  return <DiscussionScreen loaded={await loadDiscussion(id, 1, locale)} language={locale} />;
}
