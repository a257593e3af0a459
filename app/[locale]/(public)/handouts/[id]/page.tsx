import type { Metadata } from "next";
import { metadataOrNotFound, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { HandoutSheet } from "@/components/pages/handout-sheet";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { portalContent } from "@/lib/api/content/portal-content";
import { PageError } from "@/lib/api/page-error";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  return metadataOrNotFound(locale, async () => {
    const handout = findHandout(id);
    return pageMetadata({
      language: locale,
      path: `/handouts/${id}`,
      title: handout.title[locale],
      description: handout.lead[locale],
    });
  });
}

/** A handout to print, linked from the resources of a module. */
export default async function HandoutPage({ params }: Props) {
  const { locale, id } = await params;
  return renderOrErrorScreen(locale, async () => <HandoutSheet handout={findHandout(id)} language={locale} />);
}

function findHandout(id: string) {
  const handout = portalContent().handouts.find((each) => each.id === id);
  if (!handout) throw new PageError(404);
  return handout;
}
