import { dayMonthYear } from "../../i18n/dates";
import { inEachLanguage, type Language, type Text } from "../../i18n/language";
import { translatorFor } from "../../i18n/messages";
import type { Review } from "../schema";
import { escapeHtml } from "../text/escape-html";

export function reviewer({ by, role }: Pick<Review, "by" | "role">, language: Language): string {
  return `${by[language]}, ${role[language]}`;
}

/** "Checked by Dr. A. Rao, paediatrician, on 24 November 2026 (medical facts)." */
function reviewSentence({ what, on, ...who }: Review, language: Language): string {
  const t = translatorFor(language, "articles");
  const part = t(`reviewedPart.${what}`);
  return t("reviewed", { by: reviewer(who, language), date: dayMonthYear(on, language), part });
}

/** The reviews at the end of a lesson, a class plan or a case as HTML; nothing where there are none. */
export function reviewsHtml(reviews: Review[] = []): Text {
  return inEachLanguage((language) =>
    reviews.map((each) => `\n<p>${escapeHtml(reviewSentence(each, language))}</p>`).join(""),
  );
}
