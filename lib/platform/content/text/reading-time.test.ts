import { expect, test } from "vitest";
import { sampleText } from "../../i18n/testing/sample-text";
import { readingSeconds } from "../kinds/course";
import { publishedContent } from "../testing/published-content";

const words = (count: number, word: string) => `<p>${Array.from({ length: count }, () => word).join(" ")}</p>`;

test("a page's reading time is its words at 200 a minute, in the language with fewer", () => {
  expect(readingSeconds(sampleText(words(200, "health"), words(300, "स्वास्थ्य")))).toBe(60);
  expect(readingSeconds(sampleText(words(300, "health"), words(100, "स्वास्थ्य")))).toBe(30);
});

test("punctuation, numbers and symbols are not counted as words", () => {
  expect(readingSeconds(sampleText('<h2 class="a b">One</h2><p>1 2 · — <strong>two</strong></p>', words(9, "क")))).toBe(
    1,
  );
  expect(readingSeconds(sampleText("", ""))).toBe(0);
});

test("every published page gives a reading time between some seconds and ten minutes", () => {
  for (const { topics } of publishedContent().courses)
    for (const { id, pages } of topics)
      for (const [index, page] of pages.entries()) {
        expect(page.readingSeconds, `${id} ${index + 1}`).toBeGreaterThan(5);
        expect(page.readingSeconds, `${id} ${index + 1}`).toBeLessThan(600);
      }
});
