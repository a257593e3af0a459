import type { Metadata } from "next";
import { metadataOrNotFound, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { DiagramSheet } from "@/components/pages/for-class/diagram-sheet";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { portalContent } from "@/lib/api/content/portal-content";
import { PageError } from "@/lib/api/page-error";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  return metadataOrNotFound(locale, async () => {
    const drawing = findDrawing(id);
    return pageMetadata({
      language: locale,
      path: `/diagrams/${id}`,
      title: drawing.title[locale],
      description: drawing.summary[locale],
    });
  });
}

/** A drawing of the lessons and articles, and its lines on a sheet for the class. */
export default async function DiagramPage({ params }: Props) {
  const { locale, id } = await params;
  return renderOrErrorScreen(locale, async () => <DiagramSheet drawing={findDrawing(id)} language={locale} />);
}

function findDrawing(id: string) {
  const drawing = portalContent().drawings.find((each) => each.id === id);
  if (!drawing) throw new PageError(404);
  return drawing;
}
