import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown";
import { typographic } from "./typographic";

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
