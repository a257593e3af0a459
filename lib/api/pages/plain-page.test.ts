import { expect, test } from "vitest";
import { languages } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { plainPage, plainWords } from "./plain-page";

test.each(languages)("texts that a page of the portal shows too are the same (%s)", (language) => {
  const t = translatorFor(language, "errors");
  expect(plainWords(404, language)).toEqual({ title: t("notFoundTitle"), text: t("notFoundText") });
  expect(plainWords(503, language)).toEqual({ title: t("unavailableTitle"), text: t("unavailableText") });
  expect(plainPage(503, language)).toContain(t("tryAgain"));
  expect(plainPage(404, language)).toContain(t("home"));
});
