"use server";

import { registrationProps } from "@/components/account/register/registration-props";
import { socialTexts } from "@/components/account/sign-in/social-texts";
import { type Language, languageOrDefault } from "@/lib/platform/i18n/language";

/** What a banner's form needs, asked for when it opens, so that the home page does not carry it for everybody. */
export async function loadBannerForm(asked: Language) {
  const language = languageOrDefault(asked);
  const [form, social] = await Promise.all([registrationProps(language), socialTexts(language)]);
  return { form, social };
}
