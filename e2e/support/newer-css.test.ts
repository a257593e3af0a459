import { expect, test } from "vitest";
import { newerCss } from "./newer-css";

for (const [what, css] of [
  ["a layer", "@layer base { a { color: red } }"],
  ["a media range", "@media (width >= 48rem) { a { color: red } }"],
  [":where", ":where(a) b { color: red }"],
  [":is without :has", ":is(a, b) c { color: red }"],
  [":not with a list", "a:not(.b, .c) { color: red }"],
  [":has in a list", "a, b:has(c) { color: red }"],
  [":focus-visible in a list", "a:hover, a:focus-visible { color: red }"],
  ["a nested rule", "a { & b { color: red } }"],
  ["a mixed colour", "a { color: color-mix(in oklab, red 50%, transparent) }"],
  ["a dynamic height", "a { height: 100dvh }"],
  ["a container unit", "a { width: 10cqw }"],
  ["a separate translation", "a { translate: 1px }"],
  ["overflow: clip", "a { overflow: clip }"],
] as const)
  test(`the search finds ${what}`, () => {
    expect(newerCss(css)).not.toEqual([]);
  });

test("what has something in its place, or is an addition, is not found", () => {
  const fine = [
    "a:has(b) { color: red }",
    "a:focus-visible, b:focus-visible { outline: 0 }",
    "a { height: 100dvh } @supports not (height: 1dvh) { a { height: 100vh } }",
    "@container (min-width: 1px) { a { width: 10cqw } }",
    "@supports (color: color-mix(in lab, red, red)) { a { color: color-mix(in oklab, red 50%, transparent) } }",
  ];
  expect(newerCss(fine.join("\n"))).toEqual([]);
});
