import { expect, test } from "vitest";
import { type Sheets, withOwnRules } from "./own-rules";

const wide = "@media (min-width:48rem)";
const rule = (needs: string[][], text: string) => ({ needs, text });
const sheets: Sheets = {
  "/_next/static/chunks/a.css": [
    rule([[]], "p{top:0}"),
    rule([["a"], ["b", "never"]], ".a,.b .never{top:1px}"),
    rule([["b", "never"]], ".b.never{top:2px}"),
    rule([["md:[&amp;_p]:b"]], `${wide}{.w1{}}`),
    rule([["a"]], `${wide}{.w2{}}`),
    rule([["shown"]], ".w3{}"),
  ],
  "/_next/static/chunks/b.css": [rule([["a"]], ".a{top:3px}")],
};
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const page = (links: string) =>
  `<html><head>${links}<script>show('<p class="shown">')</script></head><body><p class="a md:[&amp;_p]:b">b</p></body></html>`;

test("a page has the rules of its classes, in their order, and its style sheets wait", () => {
  const html = withOwnRules(page(link("a") + link("b")), sheets);
  expect(html).toContain(
    `<head><style>p{top:0}.a,.b .never{top:1px}${wide}{.w1{}}${wide}{.w2{}}.w3{}.a{top:3px}</style>`,
  );
  expect(html).toContain('<link rel="later" href="/_next/static/chunks/b.css" data-precedence="next"/>');
  expect(html).not.toContain('"stylesheet"');
});

test("a page without style sheets, or with one that the build does not know, stays as it is", () => {
  for (const html of [page(""), page(link("a") + link("c"))]) expect(withOwnRules(html, sheets)).toBe(html);
});
