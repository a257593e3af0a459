import fc from "fast-check";

const surrogates = { from: 0xd800, count: 0x800 };

const character = fc.integer({ min: 0, max: 0x10ffff - surrogates.count }).map(
  (place) => String.fromCodePoint(place < surrogates.from ? place : place + surrogates.count),
  (text) => {
    const [only, ...more] = typeof text === "string" ? text : [];
    const point = only?.codePointAt(0);
    if (point === undefined || more.length > 0) throw new Error("Not one character");
    return point < surrogates.from ? point : point - surrogates.count;
  },
);

/**
 * Text of any characters of Unicode. fast-check's own unit "binary" gives the same, but writes all 1,112,064 characters
 * into a map first: a second of processor time in each process. `fc.webPath()` and the like do so too.
 */
export const anyText = (lengths: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...lengths, unit: character });
