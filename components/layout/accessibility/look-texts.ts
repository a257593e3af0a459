import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { pickTexts } from "@/lib/platform/i18n/pick-texts";
import type { LookTexts } from "./look-panel";

export function lookTexts(language: Language): LookTexts {
  return pickTexts(translatorFor(language, "accessibility"), [
    ...(["title", "text", "textNormal", "textLarge", "textLargest", "colours", "coloursNormal", "coloursLight", "coloursContrast", "coloursDark"] as const),
    ...(["more", "spacing", "underline", "still", "choiceStored", "reset", "close", "closeSign"] as const),
  ] as const);
}
