import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { laterPage, loadModuleDiscussion } from "@/components/discussions/load";
import { moduleMetadata } from "@/components/discussions/module-metadata";
import { ModuleScreen } from "@/components/discussions/module-screen";
import type { Language } from "@/lib/i18n/language";

type Props = { params: Promise<{ locale: Language; slug: string; page: string }> };

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug, page } = await params;
  return moduleMetadata(slug, laterPage(page), locale);
}

export default async function CourseDiscussionPageOfNumber({ params }: Props) {
  const { locale, slug, page } = await params;
  setRequestLocale(locale);
  return <ModuleScreen slug={slug} loaded={await loadModuleDiscussion(slug, laterPage(page), locale)} language={locale} />;
}
