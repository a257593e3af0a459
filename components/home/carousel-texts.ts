import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

export type CarouselTexts = Record<"carousel" | "slide" | "slideOf" | "previous" | "next" | "pause" | "play", string>;

/** The texts of a carousel; `{number}` and `{total}` are replaced in the browser. */
export function carouselTexts(language: Language): CarouselTexts {
  const t = translatorFor(language, "home");
  return {
    carousel: t("carousel"),
    slide: t("slide"),
    slideOf: messagesIn(language).home.slideOf,
    previous: t("slidePrevious"),
    next: t("slideNext"),
    pause: t("slidePause"),
    play: t("slidePlay"),
  };
}
