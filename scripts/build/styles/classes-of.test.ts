import { expect, test } from "vitest";
import { classesOf } from "./classes-of";

test.each([
  [".a .b>.c::before", ["a", "b", "c"]],
  ["html:lang(hi):not(#\\#) .lowered-0", ["lowered-0"]],
  [".md\\:p-2\\.5:not(.x)", ["md:p-2.5"]],
  [".\\[\\&_\\:is\\(a\\,b\\)\\]\\:mt-1 a", ["[&_:is(a,b)]:mt-1"]],
  [".\\32 xl\\:flex", ["2xl:flex"]],
  [':is(.a,.b) img[src$=".svg"]', []],
  ["*,:before", []],
])("%s needs %j", (selector, classes) => expect(classesOf(selector)).toEqual(classes));
