"use server";

import { registrationProps } from "@/components/account/register/registration-props";
import { socialTexts } from "@/components/account/sign-in/social-texts";
import { isLanguage, type Language } from "@/lib/platform/i18n/language";

/** What a banner's form needs, asked for when it opens, so that the home page does not carry it for everybody. */
export async function loadBannerForm(asked: Language) {
  const language = isLanguage(asked) ? asked : "en";
  const [form, social] = await Promise.all([registrationProps(language), socialTexts(language)]);
  return { form, social };
}
