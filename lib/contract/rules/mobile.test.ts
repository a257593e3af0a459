import fc from "fast-check";
import { expect, test } from "vitest";
import { isMobile, isUnusualMobile, readMobile, readMobileInField } from "./mobile";

const digits = fc.stringMatching(/^\d{10}$/);
const prefix = fc.constantFrom("", "+91", "0091", "91", "0", "091", "+91 0", "+91-", "+91 (0) ", "(+91) ");
const between = fc.constantFrom("", " ", "-", "\u00a0", "\u2011", "\u200e", ".", "  ");
const scripts = fc.constantFrom("0123456789", "०१२३४५६७८९", "০১২৩৪৫৬৭৮৯", "۰۱۲۳۴۵۶۷۸۹", "０１２３４５６７８９");

/** The same number as people write it. */
const written = fc
  .tuple(digits, prefix, fc.array(between, { minLength: 11, maxLength: 11 }), scripts)
  .map(([number, start, gaps, script]) => {
    const spread = [...number].map((digit, index) => `${gaps[index]}${digit}`).join("");
    const text = `${start}${spread}${gaps[10]}`.replace(/\d/g, (digit) => script[Number(digit)] ?? "");
    return { number, text };
  });

const typedSignBySign = (text: string) => [...text].reduce((value, sign) => readMobileInField(value + sign, true), "");

test("the documented example and what people really type", () => {
  for (const text of [
    "+91 98765 43210",
    "09876543210",
    "98765-43210",
    "९८७६५ ४३२१०",
    "+91-98765-43210",
    "0091 98765 43210",
    "91 9876543210",
  ])
    expect(readMobile(text)).toBe("9876543210");
});

test("formatting never changes the ten digits: read at once on the server, pasted or typed sign by sign in the field", () => {
  fc.assert(
    fc.property(written, ({ number, text }) => {
      expect(readMobile(text)).toBe(number);
      expect(readMobileInField(text, false)).toBe(number);
      expect(typedSignBySign(text)).toBe(number);
    }),
    { numRuns: 2000 },
  );
});

test("too few or too many digits, or letters between them, are never cut to a number", () => {
  const wrongLength = fc.stringMatching(/^[1-8]\d{0,8}$|^[1-8]\d{10}$|^[1-8]\d{13,20}$/);
  fc.assert(
    fc.property(wrongLength, (typed) => {
      expect(isMobile(readMobile(typed))).toBe(false);
    }),
  );
  fc.assert(
    fc.property(wrongLength, (pasted) => {
      expect(isMobile(readMobileInField(pasted, false))).toBe(false);
    }),
  );
  for (const typed of [
    "98765abcde",
    "9876543210x",
    "+1 9876543210",
    "+9876543210",
    "+9198765432",
    "98765 43210 / 98765 43211",
    "",
  ])
    expect(isMobile(readMobile(typed)), typed).toBe(false);
});

test("the field accepts digits only, and at most ten", () => {
  expect(typedSignBySign("९८७६-a5 43210 77")).toBe("9876543210");
  expect(typedSignBySign("+9198765432")).toBe("+9198765432");
});

test("reading twice changes nothing", () => {
  fc.assert(
    fc.property(written, ({ text }) => {
      expect(readMobile(readMobile(text))).toBe(readMobile(text));
    }),
  );
});

test("a number needs a confirmation unless it begins with 6 to 9", () => {
  fc.assert(
    fc.property(digits, (number) => {
      expect(isUnusualMobile(number)).toBe(!"6789".includes(number[0] ?? ""));
    }),
  );
  for (const other of ["", "98765", "+9876543210"]) expect(isUnusualMobile(other)).toBe(false);
});
