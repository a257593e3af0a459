import { expect, test } from "vitest";
import { loadContent } from "../load";
import { readingSeconds } from "./reading-time";

const words = (count: number, word: string) => `<p>${Array.from({ length: count }, () => word).join(" ")}</p>`;

test("a page's reading time is its words at 200 a minute, in the language with fewer", () => {
  expect(readingSeconds({ en: words(200, "health"), hi: words(300, "स्वास्थ्य") })).toBe(60);
  expect(readingSeconds({ en: words(300, "health"), hi: words(100, "स्वास्थ्य") })).toBe(30);
});

test("marks, numbers and signs are no words", () => {
  expect(readingSeconds({ en: '<h2 class="a b">One</h2><p>1 2 · — <strong>two</strong></p>', hi: words(9, "क") })).toBe(1);
  expect(readingSeconds({ en: "", hi: "" })).toBe(0);
});

test("every published page gives a reading time between some seconds and ten minutes", () => {
  for (const { topics } of loadContent("content").courses)
    for (const { id, pages } of topics)
      for (const [index, page] of pages.entries()) {
        expect(page.readingSeconds, `${id} ${index + 1}`).toBeGreaterThan(5);
        expect(page.readingSeconds, `${id} ${index + 1}`).toBeLessThan(600);
      }
});
