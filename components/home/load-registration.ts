"use server";

import { registrationProps, socialTexts } from "@/components/account";
import { type Language, languageOrDefault } from "@/lib/platform/i18n/language";

/** Loads the data of a banner's form when it opens, so that the stored home page stays small. */
export async function loadBannerForm(requested: Language) {
  const language = languageOrDefault(requested);
  return { form: registrationProps(language), social: socialTexts(language) };
}
