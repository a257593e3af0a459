import type { MetadataRoute } from "next";
import { defaultLanguage, inEachLanguage, languages } from "../../platform/i18n/language";
import { settings } from "../../platform/settings";
import { xmlText } from "../files/xml-text";
import { publishedPages } from "./published-pages";

/** What the sitemap holds: every public page in every language, each with its alternates. */
export async function siteAddresses(): Promise<MetadataRoute.Sitemap> {
  const { portalUrl } = settings();
  const pages = await publishedPages(defaultLanguage);
  return pages.flatMap(({ path, changed }) => {
    // Next writes the addresses into the file as they are.
    const address = (language: string) => xmlText(`${portalUrl}${path}?language=${language}`);
    const alternates = { languages: { ...inEachLanguage(address), "x-default": address(defaultLanguage) } };
    return languages.map((language) => ({ url: address(language), lastModified: changed, alternates }));
  });
}
