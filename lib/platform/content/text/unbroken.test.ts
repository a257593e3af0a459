import { expect, test } from "vitest";
import type { Helpline } from "../kinds/helplines";
import { linkHelplines } from "../kinds/helplines";
import { renderMarkdown } from "./markdown";
import { plainText } from "./plain-text";
import { unbroken } from "./unbroken";

test.each([
  ["माता-पिता से बात करें", "माता‑पिता से बात करें"],
  ["a 15-year-old girl", "a 15‑year‑old girl"],
  ["call 1800-891-4416", "call 1800-891-4416"],
  [
    "write to help-desk@a-school.example or read a-school.example",
    "write to help-desk@a-school.example or read a-school.example",
  ],
  ["/class-plans/a-b and {count:class-plans}", "/class-plans/a-b and {count:class-plans}"],
  ["three - or four, -5 and so-", "three - or four, -5 and so-"],
])("%s is shown as %s", (written, shown) => {
  expect(unbroken(written)).toBe(shown);
});

test("a text does not break a compound, also in bold, and keeps the addresses of links and code", () => {
  expect(renderMarkdown("a.md", "**धीरे-धीरे** [धीरे-धीरे](/a-b) `a-b`", "hi")).toBe(
    '<p><strong>धीरे‑धीरे</strong> <a href="/a-b">धीरे‑धीरे</a> <code>a-b</code></p>',
  );
});

test("a helpline and its number stay together, and the number is copied as it is dialled", () => {
  const helpline = { key: "tele-manas", name: { en: "Tele-MANAS", hi: "टेली-मानस" }, number: "1-800-14416" };
  const link = (source: string) =>
    renderMarkdown("a.md", linkHelplines(source, "hi", [helpline as unknown as Helpline]), "hi");
  expect(link("टेली-मानस {number:tele-manas}")).toBe('<p>टेली‑मानस\u00a0<a href="tel:180014416">1-800-14416</a></p>');
  expect(link("{helpline:tele-manas}")).toBe('<p><a href="tel:180014416">टेली‑मानस\u00a01-800-14416</a></p>');
});

test("search and excerpts get the plain hyphen and the plain space", () => {
  expect(plainText(renderMarkdown("a.md", "टेली-मानस\u00a014416", "hi"))).toBe("टेली-मानस 14416");
});
