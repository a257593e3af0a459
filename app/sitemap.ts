import type { MetadataRoute } from "next";
import { publishedPages } from "@/lib/api/pages/published-pages";
import { defaultLanguage, inEachLanguage, languages } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";

export const dynamic = "force-dynamic";

/** Every public page in every language, each with its alternates. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { portalUrl } = settings();
  const pages = await publishedPages(defaultLanguage);
  return pages.flatMap(({ path, changed }) => {
    const address = (language: string) => `${portalUrl}${path}?language=${language}`;
    const alternates = { languages: { ...inEachLanguage(address), "x-default": address(defaultLanguage) } };
    return languages.map((language) => ({ url: address(language), lastModified: changed, alternates }));
  });
}
