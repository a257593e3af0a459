import { dayMonthYear } from "../../i18n/dates";
import { inEachLanguage, type Language, type Text } from "../../i18n/language";
import { translatorFor } from "../../i18n/messages";
import type { Review } from "../schema";
import { escapeHtml } from "../text/escape-html";

/** "Checked by Dr. A. Rao on 24 November 2026 (medical facts)." */
function reviewSentence({ what, by, on }: { what: Review["what"]; by: string; on: string }, language: Language) {
  const t = translatorFor(language, "articles");
  return t("reviewed", { by, date: dayMonthYear(on, language), part: t(`reviewedPart.${what}`) });
}

/** The reviews at the end of a lesson as HTML; nothing where there are none. */
export function reviewsHtml(reviews: Review[] = []): Text {
  return inEachLanguage((language) =>
    reviews
      .map((each) => `\n<p>${escapeHtml(reviewSentence({ ...each, by: each.by[language] }, language))}</p>`)
      .join(""),
  );
}
