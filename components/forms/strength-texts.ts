import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export type StrengthTexts = Record<"strength" | "weak" | "fair" | "strong", string>;

export function strengthTexts(language: Language): StrengthTexts {
  const t = translatorFor(language, "security");
  return { strength: t("strength"), weak: t("weak"), fair: t("fair"), strong: t("strong") };
}
