import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Language, languages } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ArticleReviews } from "./article-reviews";

const shown = (language: Language, reviews: Parameters<typeof ArticleReviews>[0]["reviews"]) =>
  renderToStaticMarkup(
    <ArticleReviews reviews={reviews} language={language} t={translatorFor(language, "articles")} />,
  );

test("an article names each of its reviewers with the part and the day, in the reader's language", () => {
  expect(
    shown("en", [
      { what: "medical", by: "Dr. A. Rao", on: "2026-11-20" },
      { what: "teaching", by: "M. Jha", on: "2026-11-21" },
    ]).replaceAll(/<[^>]+>/g, "|"),
  ).toBe(
    "|Checked by Dr. A. Rao, on 20 November 2026 (medical facts).||Checked by M. Jha, on 21 November 2026 (use in class).|",
  );
  expect(shown("hi", [{ what: "legal", by: "म. झा", on: "2026-11-20" }])).toContain("जाँच (कानून): म. झा, 20 नवंबर 2026।");
});

test.each(languages)("an article without a review says nothing of one (%s)", (language) => {
  expect(shown(language, undefined)).toBe("");
});
