import { expect, test } from "vitest";
import { type Helpline, linkHelplines } from "../kinds/helplines";
import { renderMarkdown } from "./markdown";
import { plainText } from "./plain-text";
import { typographic, unbroken } from "./typographic";

test.each([
  [`Say "I don't know yet."`, "Say “I don’t know yet.”"],
  [`"क्या यह सामान्य है?" उसने पूछा।`, "“क्या यह सामान्य है?” उसने पूछा।"],
  [`लिखें: "मैंने सुना, \\'ना\\' का मतलब ना है।"`.replaceAll("\\", ""), "लिखें: “मैंने सुना, ‘ना’ का मतलब ना है।”"],
  ["the students' box -- and then...", "the students’ box -- and then..."],
  ["“already set”", "“already set”"],
  ["nothing to set", "nothing to set"],
])("%s becomes %s", (typed, shown) => {
  expect(typographic(typed)).toBe(shown);
});

test("quotation marks that open before bold words and close after a link", () => {
  const html = renderMarkdown("a.md", `He says: "**Stop**, and read [this](/topic)." '*No*' is an answer.`, "en");
  expect(html).toBe(
    '<p>He says: “<strong>Stop</strong>, and read <a href="/topic">this</a>.” ‘<em>No</em>’ is an answer.</p>',
  );
});

test("lessons are converted too, but not their code and addresses", () => {
  const html = renderMarkdown("a.md", `She said: "Don't." [See](https://example.org/?a=b'c)\n\n\`"code"\``, "en");
  expect(
    renderMarkdown("a.md", `::figure{src="/images/a.svg" alt="A girl's desk" caption="A teacher's words"}`, "en"),
  ).toMatch(/girl’s.*teacher’s/);
  expect(html).toContain("She said: “Don’t.”");
  expect(html).not.toMatch(/href="[^"]*’/);
  expect(html).toContain('<code>"code"</code>');
});

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
