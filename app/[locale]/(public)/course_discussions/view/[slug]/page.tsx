import type { Metadata } from "next";
import { moduleMetadata } from "@/components/discussions/discussion-metadata";
import { loadModuleDiscussion } from "@/components/discussions/load-discussion";
import { ModuleScreen } from "@/components/discussions/module-screen";
import { metadataOrNotFound } from "@/components/layout/metadata/page-metadata";
import { pageOrErrorScreen } from "@/components/pages/render-or-error-screen";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  return metadataOrNotFound(locale, () => moduleMetadata(slug, 1, locale));
}

/** A module discussion, readable by everyone (rule: module-discussion.view). */
export default async function CourseDiscussionPage({ params }: Props) {
  const { locale, slug } = await params;
  return pageOrErrorScreen(locale, async () => (
    <ModuleScreen slug={slug} loaded={await loadModuleDiscussion(slug, 1, locale)} language={locale} />
  ));
}
