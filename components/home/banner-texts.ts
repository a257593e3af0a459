import { howItWorksVideo } from "@/components/pages";
import { filmFacts, videoTexts } from "@/components/video";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn } from "@/lib/platform/i18n/messages";

export type BannerTexts = ReturnType<typeof bannerTexts>;

/** The texts of the banners; `{name}` is replaced in the browser. */
export function bannerTexts(language: Language) {
  const { home, shell, pages } = messagesIn(language);
  return {
    start: home.bannerStart,
    startPage: home.bannerFormTitle,
    opening: home.bannerOpening,
    watch: `${home.bannerWatch} (${filmFacts(howItWorksVideo, language)})`,
    formTitle: home.bannerFormTitle,
    opensAfter: home.bannerOpensAfter,
    opensPage: home.bannerOpensPage,
    haveAccount: home.bannerHaveAccount,
    login: shell.login,
    close: shell.close,
    video: howItWorksVideo,
    videoTitle: pages.videoTitle,
    videoWords: videoTexts(language).words,
  };
}
