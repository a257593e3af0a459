import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageError } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

/**
 * The metadata of a page rendered with `renderOrErrorScreen`: when loading fails, the title is that of the not-found
 * page.
 */
export async function metadataOrNotFound(language: Language, head: () => Promise<Metadata>): Promise<Metadata> {
  try {
    return await head();
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    const t = await getTranslations({ locale: language, namespace: "errors" });
    return { title: t("notFoundTitle") };
  }
}
