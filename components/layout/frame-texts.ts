import { messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { oncePerLanguage } from "@/lib/platform/i18n/once-per-language";
import { learnerTexts } from "./header/visitor-texts";

export type FrameTexts = ReturnType<typeof frameTexts>;
/** The texts of what runs in the browser on every page. */
export const frameTexts = oncePerLanguage((language) => {
  const [profile, recovery] = [translatorFor(language, "profile"), translatorFor(language, "recovery")];
  return {
    learner: learnerTexts(language),
    bar: { ...pickTexts(profile, ["barText", "barUpdate"]), barLabel: recovery("barLabel") },
    email: pickTexts(recovery, ["barText", "barLink", "barLater"]),
    cookies: messagesIn(language).privacy.cookies,
    toTop: translatorFor(language, "shell")("toTop"),
  };
});
