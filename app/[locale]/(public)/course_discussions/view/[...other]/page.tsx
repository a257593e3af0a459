import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { loadModuleDiscussion } from "@/components/discussions/load-discussion";
import { moduleMetadata } from "@/components/discussions/module-metadata";
import { ModuleScreen } from "@/components/discussions/module-screen";
import { metadataOrNotFound } from "@/components/layout/metadata/metadata-or-not-found";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { PageError } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; other: string[] }> };

// Discussions of an existing backend only, and unknown addresses: rendered per request, so that they can answer 404.
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, other } = await params;
  return metadataOrNotFound(locale, async () => moduleMetadata(only(other), 1, locale));
}

export default async function OtherCourseDiscussionPage({ params }: Props) {
  const { locale, other } = await params;
  setRequestLocale(locale);
  return renderOrErrorScreen(locale, async () => (
    <ModuleScreen slug={only(other)} loaded={await loadModuleDiscussion(only(other), 1, locale)} language={locale} />
  ));
}

function only([slug = "", ...more]: string[]): string {
  if (more.length > 0) throw new PageError(404);
  return slug;
}
