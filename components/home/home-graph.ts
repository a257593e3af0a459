import type { Graph } from "schema-dts";
import { organization } from "@/components/pages";
import { portalContent } from "@/lib/api/content/portal-content";
import { type Language, languages } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";

/** Structured data of the portal, its organization and its search. */
export function homeGraph(language: Language): Graph {
  const { portalUrl } = settings();
  const { name, description } = portalContent().site;
  const search = {
    "@type": "SearchAction" as const,
    target: `${portalUrl}/search?query={search_term_string}`,
    "query-input": "required name=search_term_string",
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        "@id": `${portalUrl}/#website`,
        url: portalUrl,
        name: name[language],
        description: description[language],
        inLanguage: languages,
        publisher: { "@id": `${portalUrl}/#organization` },
        potentialAction: search,
      },
      organization(language),
    ],
  };
}
