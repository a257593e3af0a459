import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { loadModuleDiscussion } from "@/components/discussions/load-discussion";
import { moduleMetadata } from "@/components/discussions/module-metadata";
import { ModuleScreen } from "@/components/discussions/module-screen";
import { content } from "@/lib/platform/content";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; slug: string }> };

export const revalidate = 300;
export const dynamic = "force-static";
// Any other address is rendered per request by `[...other]`, which can answer 404.
export const dynamicParams = false;

export function generateStaticParams() {
  return [...content().topicById.values()].filter(({ discussion }) => discussion).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  return moduleMetadata(slug, 1, locale);
}

/** A module discussion, readable by everyone (rule: module-discussion.view). */
export default async function CourseDiscussionPage({ params }: Props) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  return <ModuleScreen slug={slug} loaded={await loadModuleDiscussion(slug, 1, locale)} language={locale} />;
}
