import type { Metadata } from "next";
import { discussionMetadata } from "@/components/discussions/discussion-metadata";
import { DiscussionScreen } from "@/components/discussions/discussion-screen";
import { laterPage, loadDiscussion } from "@/components/discussions/load-discussion";
import { metadataOrNotFound } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string; page: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id, page } = await params;
  return metadataOrNotFound(locale, async () => discussionMetadata(id, laterPage(page), locale));
}

/** A later page of a discussion's comments with its own address, so that it works without JavaScript. */
export default async function DiscussionPageOfNumber({ params }: Props) {
  const { locale, id, page } = await params;
  return renderOrErrorScreen(locale, async () => (
    <DiscussionScreen loaded={await loadDiscussion(id, laterPage(page), locale)} language={locale} />
  ));
}
