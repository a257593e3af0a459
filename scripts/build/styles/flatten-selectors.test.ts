import cascadeLayers from "@csstools/postcss-cascade-layers";
import isPseudoClass from "@csstools/postcss-is-pseudo-class";
import postcss from "postcss";
import { expect, test } from "vitest";
import flattenSelectors from "./flatten-selectors.ts";

const oneLine = (css: string) =>
  css
    .replace(/\s+/g, " ")
    .replace(/([{}])(?=\S)/g, "$1 ")
    .replaceAll(":not(#\\#)", "+")
    .trim();
const written = async (css: string) =>
  oneLine((await postcss([flattenSelectors()]).process(css, { from: undefined })).css).replace(/^@layer [^;]+; ?/, "");
const built = async (css: string) =>
  oneLine(
    (await postcss([flattenSelectors(), isPseudoClass(), cascadeLayers()]).process(css, { from: undefined })).css,
  );

test("what Tailwind wraps for groups and opened details becomes a plain selector", async () => {
  expect(await written(":is(:where(.group):hover .a) {}")).toBe(".group:hover .a { }");
  expect(await written(":is(:where(.group):is([open], :popover-open, :open) .a) {}")).toBe(".group[open] .a { }");
  expect(await written(".a:is([open], :popover-open, :open) {}")).toBe(".a[open] { }");
  expect(await written("p:not(.a, .b) {}")).toBe("p:not(.a):not(.b) { }");
});

test("a utility without specificity stays below the others, with the conditions around it", async () => {
  const css = "@layer utilities { .m { margin: 1px } @media print { :where(.s > *) { margin: 2px } } }";
  expect(await built(css)).toBe("@media print { .s++ > * { margin: 2px } } .m+++ { margin: 1px }");
});

test("layers become specificity in one order for all files; a file without layers is above them", async () => {
  expect(
    await built("@layer theme { :root { --a: 1 } } @layer base { p { top: 0 } } @layer utilities { .p { top: 1px } }"),
  ).toBe(":root { --a: 1 } p { top: 0 } .p+++ { top: 1px }");
  expect(await built(".reading { top: 2px }")).toBe(".reading++++ { top: 2px }");
});

test("a height of the dynamic viewport has one of the static viewport beside it", async () => {
  expect(await written(".a { max-height: 92dvh }")).toBe(
    ".a { max-height: 92dvh } @supports not (height: 1dvh) { .a { max-height: 92vh } }",
  );
  const decided = "@supports (height: 1dvh) { .a { max-height: 92dvh } }";
  expect(await written(decided)).toBe(decided);
});
