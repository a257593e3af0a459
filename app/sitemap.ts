import type { MetadataRoute } from "next";
import { content } from "@/lib/platform/content";
import { publicPages } from "@/lib/platform/content/kinds/public-pages";
import { inEachLanguage, languages } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";

export const dynamic = "force-dynamic";

/** Every public page in every language, each with its alternates. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { portalUrl } = settings();
  return publicPages(content()).flatMap(({ path, changed }) => {
    const address = (language: string) => `${portalUrl}${path}?language=${language}`;
    const alternates = { languages: { ...inEachLanguage(address), "x-default": portalUrl + path } };
    return languages.map((language) => ({ url: address(language), lastModified: changed, alternates }));
  });
}
