import type { Metadata } from "next";
import { discussionMetadata } from "@/components/discussions/discussion-metadata";
import { DiscussionScreen } from "@/components/discussions/discussion-screen";
import { loadDiscussion } from "@/components/discussions/load-discussion";
import { metadataOrNotFound } from "@/components/layout/metadata/page-metadata";
import { pageOrErrorScreen } from "@/components/pages/render-or-error-screen";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  return metadataOrNotFound(locale, () => discussionMetadata(id, 1, locale));
}

export default async function DiscussionPage({ params }: Props) {
  const { locale, id } = await params;
  return pageOrErrorScreen(locale, async () => (
    <DiscussionScreen loaded={await loadDiscussion(id, 1, locale)} language={locale} />
  ));
}
