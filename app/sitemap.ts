import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { xmlText } from "@/lib/api/files/xml-text";
import { publishedPages } from "@/lib/api/pages/published-pages";
import { defaultLanguage, inEachLanguage, languages } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";

/** Every public page in every language, each with its alternates. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  const { portalUrl } = settings();
  const pages = await publishedPages(defaultLanguage);
  return pages.flatMap(({ path, changed }) => {
    // Next writes the addresses into the file as they are.
    const address = (language: string) => xmlText(`${portalUrl}${path}?language=${language}`);
    const alternates = { languages: { ...inEachLanguage(address), "x-default": address(defaultLanguage) } };
    return languages.map((language) => ({ url: address(language), lastModified: changed, alternates }));
  });
}
