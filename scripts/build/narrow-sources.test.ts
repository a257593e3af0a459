import vm from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { narrowed } from "./narrow-sources";

const isLatin = (source: string) => /^[\0-\xff]*$/.test(source);
const texts = fc.string({ unit: fc.constantFrom("a", "\\", '"', "`", "\n", "é", "—", "क", "ि", "\u2028", "😀", "$", "{") });

test("texts with any signs and backslashes stay the same in a string and in a template", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const literals = [JSON.stringify(text), `\`${text.replaceAll(/[\\`$]/g, "\\$&")}\``];
      for (const literal of literals) {
        const narrow = narrowed(literal);
        expect(isLatin(narrow)).toBe(true);
        expect(vm.runInNewContext(narrow)).toBe(text);
      }
    }),
  );
});

test("an escaped sign, a name and patterns mean the same", () => {
  const means = (source: string) => vm.runInNewContext(narrowed(source));
  expect(means('"\\— \\\\— \\\\\\—"')).toBe("— \\— \\—");
  expect(means('const नाम = { क: 1 }; नाम.क + "ख"')).toBe("1ख");
  expect(means('["कखग".match(/[क-ग]+/)[0], /^[😀]$/u.test("😀"), /^\\—$/.test("—")].join()')).toBe("कखग,true,true");
});

test("a source in Latin-1 is left as it is", () => {
  expect(narrowed('const price = "é\\u2014";')).toBe('const price = "é\\u2014";');
});
