import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { HandoutSheet } from "@/components/pages/handout-sheet";
import { portalContent } from "@/lib/api/content/portal-content";
import { type Language, languages } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string }> };

export const revalidate = 300;
export const dynamic = "force-static";
// Any other name is unknown and returns 404.
export const dynamicParams = false;

export function generateStaticParams() {
  return languages.flatMap((locale) => portalContent().handouts.map(({ id }) => ({ locale, id })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const handout = findHandout(id);
  return handout
    ? pageMetadata({
        language: locale,
        path: `/handouts/${id}`,
        title: handout.title[locale],
        description: handout.lead[locale],
      })
    : {};
}

/** A handout to print, linked from the resources of a module. */
export default async function HandoutPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const handout = findHandout(id);
  if (!handout) notFound();
  return <HandoutSheet handout={handout} language={locale} />;
}

function findHandout(id: string) {
  return portalContent().handouts.find((handout) => handout.id === id);
}
