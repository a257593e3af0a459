import fc from "fast-check";
import { expect, test } from "vitest";
import { readSearch } from "./find-people";

const read = (text: string) => {
  const { certificate, digits, words } = readSearch(text);
  return certificate ?? [...digits, ...words].join(" | ");
};

test.each([
  ["SS-2026-7KQ4M9TX", "ss-2026-7kq4m9tx"],
  ["98765", "98765"],
  ["+91 98765", "98765"],
  ["098765-432", "98765432"],
  ["९८७६५", "98765"],
  ["Farah 98765 43", "9876543 | farah"],
  ["(98765) 43210 फरह", "9876543210 | फरह"],
  ["farah 12", "farah | 12"],
  ["farah98765@example.org", "farah98765@example.org"],
  ["  ", ""],
])("%s", (text, meant) => {
  expect(read(text)).toBe(meant);
});

test("however a part of a number is written, it is the same part", () => {
  const written = fc.tuple(
    fc.constantFrom("", "+91 ", "+91", "0", "0091-"),
    fc.stringMatching(/^[6-9]\d{2,9}$/),
    fc.array(fc.tuple(fc.nat(9), fc.constantFrom(" ", "-", ".")), { maxLength: 3 }),
    fc.boolean(),
  );
  fc.assert(
    fc.property(written, ([before, digits, breaks, inHindi]) => {
      let spaced = digits;
      for (const [at, sign] of breaks)
        if (at > 0 && at < spaced.length) spaced = `${spaced.slice(0, at)}${sign}${spaced.slice(at)}`;
      const text = inHindi ? spaced.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit))) : spaced;
      expect(readSearch(`${before}${text}`)).toEqual({ certificate: null, digits: [digits], words: [] });
    }),
  );
});
