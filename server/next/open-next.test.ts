import fc from "fast-check";
import { expect, test } from "vitest";
import { makePage } from "../testing/asked";
import { leaveOutEmptyActions } from "./open-next";

const sent = (text: string, type = "text/html; charset=utf-8") =>
  String(leaveOutEmptyActions(makePage(text, { "content-type": type })).body);

test("a form without an address has no action, and one with an address keeps it", () => {
  expect(sent('<form action="" method="POST">हाँ</form><form action="/search"></form>')).toBe(
    '<form method="POST">हाँ</form><form action="/search"></form>',
  );
});

test("what is no page stays as it is", () => {
  expect(sent('{"a": 1, action=""}', "application/json")).toBe('{"a": 1, action=""}');
});

test("whatever stands in a page, its empty actions are left out and nothing else", () => {
  const part = fc.constantFrom(
    ' action=""',
    "<form",
    " method",
    ' action="/a"',
    ' action="',
    '"',
    " ",
    "ाँ😀",
    " act",
    "ion",
    ">",
    ' action=""',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      // One pass from the front, as a replacement in the whole text.
      expect(sent(parts.join(""))).toBe(parts.join("").replaceAll(' action=""', ""));
    }),
  );
});
