import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { PrintButton } from "@/components/ui/print-button";
import { type Handout, portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import "./handout.css";

/** A handout; in print only its sheet, as one A4 page. */
export async function HandoutSheet({ handout, language }: { handout: Handout; language: Language }) {
  const t = await getTranslations();
  const { site } = portalContent();
  const title = handout.title[language];
  return (
    <div className="container-page pb-10">
      <div className="mx-auto max-w-[46rem]">
        <StructuredData
          data={{
            "@context": "https://schema.org",
            "@type": "LearningResource",
            name: title,
            description: handout.lead[language],
            inLanguage: language,
            isAccessibleForFree: true,
            learningResourceType: t("surveys.handoutLabel"),
            publisher: { "@type": "Organization", name: site.foundation.name[language] },
          }}
        />
        <div className="no-print">
          <Breadcrumb
            crumbs={[{ label: t("learning.home"), href: "/" }, { label: title }]}
            found={{ path: `/handouts/${handout.id}`, language }}
          />
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <PrintButton label={t("surveys.print")} />
            <p className="text-[0.9em] text-ink-soft">{t("surveys.printHint")}</p>
          </div>
        </div>
        <article className="handout rounded-card border border-hairline bg-white px-4 py-6 sm:px-10 sm:py-8">
          <div className="band" aria-hidden="true" />
          <h1 className="mt-4">{title}</h1>
          <p className="mt-2 text-ink-soft">{handout.lead[language]}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
          <div className="prose mt-5" dangerouslySetInnerHTML={{ __html: handout.html[language] }} />
          <p className="handout-foot mt-6 border-t border-hairline pt-2 text-[0.85em] text-ink-soft">
            {site.name[language]}
          </p>
        </article>
      </div>
    </div>
  );
}
