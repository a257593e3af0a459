import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { DiagramSheet } from "@/components/pages/diagram-sheet";
import { portalContent } from "@/lib/api/content/portal-content";
import { type Language, languages } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string }> };

export const revalidate = 300;
export const dynamic = "force-static";
// Any other name is unknown and returns 404.
export const dynamicParams = false;

export function generateStaticParams() {
  return languages.flatMap((locale) => portalContent().drawings.map(({ id }) => ({ locale, id })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const drawing = findDrawing(id);
  return drawing
    ? pageMetadata({
        language: locale,
        path: `/diagrams/${id}`,
        title: drawing.title[locale],
        description: drawing.summary[locale],
      })
    : {};
}

/** A drawing of the lessons and articles, and its lines on a sheet for the class. */
export default async function DiagramPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const drawing = findDrawing(id);
  if (!drawing) notFound();
  return <DiagramSheet drawing={drawing} language={locale} />;
}

function findDrawing(id: string) {
  return portalContent().drawings.find((drawing) => drawing.id === id);
}
