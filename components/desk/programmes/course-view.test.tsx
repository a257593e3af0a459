import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { figureFilters } from "@/lib/contract/desk/programmes";
import { languages } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CourseView } from "./course-view";

const figures = {
  course: { value: "one", label: "One" },
  hidden: false,
  topics: [],
  questions: [],
  ratings: [],
  averageRating: null,
  gains: null,
  recalled: [],
  feedback: [],
  reasons: [],
  incomplete: false,
};

test.each(languages)("a partner does not read that nobody was asked again: there may be a few (%s)", (language) => {
  const t = translatorFor(language, "desk");
  const filters = figureFilters.parse({ language });
  const shown = (isExact: boolean) =>
    renderToStaticMarkup(<CourseView figures={figures} isExact={isExact} filters={filters} />);
  expect(shown(true)).toContain(t("figures.recallNone"));
  expect(shown(false)).not.toContain(t("figures.recallNone"));
  expect(shown(false)).toContain(t("figures.recallFew"));
});
