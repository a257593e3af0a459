import type { Metadata } from "next";
import { moduleMetadata } from "@/components/discussions/discussion-metadata";
import { laterPage, loadModuleDiscussion } from "@/components/discussions/load-discussion";
import { ModuleScreen } from "@/components/discussions/module-screen";
import { metadataOrNotFound } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; slug: string; page: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug, page } = await params;
  return metadataOrNotFound(locale, async () => moduleMetadata(slug, laterPage(page), locale));
}

export default async function CourseDiscussionPageOfNumber({ params }: Props) {
  const { locale, slug, page } = await params;
  return renderOrErrorScreen(locale, async () => (
    <ModuleScreen slug={slug} loaded={await loadModuleDiscussion(slug, laterPage(page), locale)} language={locale} />
  ));
}
