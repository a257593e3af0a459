import fc from "fast-check";
import { expect, test } from "vitest";
import { sentenceSpans } from "./find-sentences";

const split = (text: string, locale: string, segmenter?: typeof Intl.Segmenter | null) =>
  (segmenter === null ? withoutSegmenter(text, locale) : sentenceSpans(text, locale)).map(({ start, end }) =>
    text.slice(start, end),
  );
/** As in a browser that has none. */
function withoutSegmenter(text: string, locale: string) {
  const { Segmenter } = Intl;
  try {
    Reflect.deleteProperty(Intl, "Segmenter");
    return sentenceSpans(text, locale);
  } finally {
    Object.defineProperty(Intl, "Segmenter", { value: Segmenter, configurable: true, writable: true });
  }
}

test.each([undefined, null])(
  "ends at full stops, question marks and dandas, not at a title or a decimal",
  (segmenter) => {
    expect(split("Eat well. Do you sleep? Ask Dr. Rao! Take 2.5 litres.", "en-IN", segmenter)).toEqual([
      "Eat well. ",
      "Do you sleep? ",
      "Ask Dr. Rao! ",
      "Take 2.5 litres.",
    ]);
    expect(split("खूब पानी पिएँ। डॉ. राव से पूछें। ठीक है?", "hi-IN", segmenter)).toEqual([
      "खूब पानी पिएँ। ",
      "डॉ. राव से पूछें। ",
      "ठीक है?",
    ]);
  },
);

test.each([undefined, null])("together the sentences are the text, whatever it is", (segmenter) => {
  const written = fc.string({
    unit: fc.constantFrom(..."ab Z.?!।”)’\n19क ख़ 😀 Dr. Rs.".split(""), "Dr. ", "डॉ. ", "। ", "e.g. "),
    maxLength: 80,
  });
  fc.assert(
    fc.property(
      fc.oneof(written, fc.string({ unit: "grapheme" })),
      fc.constantFrom("en-IN", "hi-IN"),
      (text, locale) => {
        const parts = split(text, locale, segmenter);
        expect(parts.join("")).toBe(text);
        expect(parts.every((part) => part.length > 0)).toBe(true);
      },
    ),
  );
});
