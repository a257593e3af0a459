import type { Metadata } from "next";
import { metadataOrNotFound, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { Sheet } from "@/components/pages/sheet";
import { type Handout, portalContent } from "@/lib/api/content/portal-content";
import { PageError } from "@/lib/api/page-error";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

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

export default async function HandoutPage({ params }: Props) {
  const { locale, id } = await params;
  return renderOrErrorScreen(locale, async () => <HandoutSheet handout={findHandout(id)} language={locale} />);
}

function findHandout(id: string) {
  const handout = portalContent().handouts.find((each) => each.id === id);
  if (!handout) throw new PageError(404);
  return handout;
}

/** A handout; in print only its sheet, as one A4 page. */
function HandoutSheet({ handout, language }: { handout: Handout; language: Language }) {
  return (
    <Sheet
      path={`/handouts/${handout.id}`}
      title={handout.title[language]}
      lead={handout.lead[language]}
      kind={translatorFor(language, "surveys")("handoutLabel")}
      language={language}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div className="prose mt-5" dangerouslySetInnerHTML={{ __html: handout.html[language] }} />
    </Sheet>
  );
}
