import { pick } from "@/components/forms/form-props";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { LookTexts } from "./look-panel";

export function lookTexts(language: Language): LookTexts {
  return pick(translatorFor(language, "accessibility"), [
    ...(["title", "text", "textNormal", "textLarge", "textLargest", "colours", "coloursNormal", "coloursContrast", "coloursDark"] as const),
    ...(["more", "spacing", "underline", "still", "kept", "reset", "close", "closeSign"] as const),
  ] as const);
}
