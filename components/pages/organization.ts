import type { Thing } from "schema-dts";
import { portalContent } from "@/lib/api/content/portal-content";
import { type Language, languages } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";

export function organization(language: Language): Exclude<Thing, string> {
  const { portalUrl } = settings();
  const { foundation, social } = portalContent().site;
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
      availableLanguage: languages,
    },
    sameAs: Object.values(social),
  };
}
