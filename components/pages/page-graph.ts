import type { Graph, Thing } from "schema-dts";
import { content } from "@/lib/content";
import type { Language } from "@/lib/i18n/language";
import { settings } from "@/lib/settings";

type Page = { language: Language; address: string; title: string; home: string; about: Exclude<Thing, string>[] };

/** A page's place under the home page, and what it is about. */
export function pageGraph({ language, address, title, home, about }: Page): Graph {
  const { portalUrl } = settings();
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: home, item: `${portalUrl}/?language=${language}` },
          { "@type": "ListItem", position: 2, name: title, item: `${portalUrl}${address}?language=${language}` },
        ],
      },
      ...about,
    ],
  };
}

/** The foundation, as search engines know it. */
export function organization(language: Language): Exclude<Thing, string> {
  const { portalUrl } = settings();
  const { foundation, social } = content().site;
  return {
    "@type": "Organization",
    "@id": `${portalUrl}/#organization`,
    name: foundation.name[language],
    url: portalUrl,
    logo: `${portalUrl}/images/brand/icon.svg`,
    email: foundation.email,
    telephone: foundation.phone,
    address: { "@type": "PostalAddress", streetAddress: foundation.address[language], addressCountry: "IN" },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      telephone: foundation.phone,
      email: foundation.email,
      availableLanguage: ["en", "hi"],
    },
    sameAs: Object.values(social),
  };
}
