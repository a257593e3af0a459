import { platforms } from "@/lib/contract/social";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

export type SocialTexts = ReturnType<typeof socialTexts>;
/** The providers that are set up, with their texts; empty where none is. */
export function socialTexts(language: Language) {
  const t = translatorFor(language, "social");
  const { social } = settings();
  return {
    platforms: platforms.filter((platform) => social[platform] !== null),
    ...pickTexts(t, ["or", "makesAccount", "notice"]),
    labels: { google: t("continueWithGoogle"), facebook: t("continueWithFacebook") },
  };
}

const problems = [
  ...(["socialRejected", "socialUnavailable", "socialCancelled", "socialExpired", "socialNotSetUp"] as const),
  "resumeOver" as const,
  ...(["socialNoEmail", "socialEmailUnverified", "socialAddressTaken", "tooManyTries"] as const),
] as const;
const longestWaitMinutes = 15;

/** Why a social sign-in or a resume link leads to the login page; only known reasons are shown (threats T7). */
export function socialProblem(
  given: unknown,
  language: Language,
): { kind: "error" | "information"; text: string } | null {
  const key = problems.find((each) => each === given);
  if (!key) return null;
  const text = translatorFor(language, "answers")(key, { minutes: longestWaitMinutes });
  return { kind: key === "socialCancelled" || key === "resumeOver" ? "information" : "error", text };
}
