import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export type VideoTexts = Record<"play" | "silent" | "close" | "words" | "soundOnly", string>;

/** The texts of the video player, for client components. */
export function videoTexts(language: Language): VideoTexts {
  const t = translatorFor(language, "video");
  return { play: t("play"), silent: t("silent"), close: t("close"), words: t("words"), soundOnly: t("soundOnly") };
}
