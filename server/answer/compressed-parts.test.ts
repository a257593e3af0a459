import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { quickBrotli } from "../finish/brotli";
import { sharedForms } from "./compressed-parts";

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };
const encoding = fc.constantFrom("br" as const, "gzip" as const);

/** Pages that repeat themselves, as HTML does: their compressed form refers back over what lies between. */
const sentence = fc.constantFrom(
  '<li class="rounded-card bg-white p-4">',
  "किशोरावस्था में शरीर बदलता है।",
  "The body changes, and so does the mood.",
  "</li>",
  "\n",
  "a",
);
const shared = fc.array(sentence, { maxLength: 60 }).map((all) => all.join(""));
const page = fc.record({
  first: fc.tuple(fc.constant("<!DOCTYPE html>"), shared).map((both) => both.join("")),
  others: fc.array(shared, { minLength: 1, maxLength: 8 }),
});

test("the page of everybody whose texts have the same lengths comes out whole, whatever the texts are", async () => {
  await fc.assert(
    fc.asyncProperty(
      page,
      encoding,
      fc.array(fc.nat({ max: 300 }), { minLength: 8, maxLength: 8 }),
      fc.infiniteStream(fc.uint8Array({ minLength: 300, maxLength: 300 })),
      async ({ first, others }, wanted, lengths, random) => {
        const forms = sharedForms();
        const next = () => Buffer.from(random.next().value ?? []);
        let held = 0;
        // The first page makes the shared form; the second and third are assembled from it.
        for (const from of [() => next(), () => Buffer.from(first.repeat(30)), () => next()]) {
          const bytes = [Buffer.from(first)];
          const isText = [false];
          for (const [index, other] of others.entries()) {
            bytes.push(from().subarray(0, lengths[index]), Buffer.from(other));
            isText.push(true, false);
          }
          const whole = Buffer.concat(bytes);
          const compressed = await forms.compress({ bytes, isText, whole }, wanted);
          // Very short texts are not incompressible, so a check may fail; then the page is compressed as a whole.
          if (compressed === null) expect(Math.min(...lengths.slice(0, others.length))).toBeLessThan(16);
          else expect(decompress[wanted](compressed).equals(whole)).toBe(true);
          held ||= forms.bytes();
          expect(forms.bytes()).toBe(held);
        }
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

test("a page is not much longer than when it is compressed as a whole, and its texts stand in no shared bytes", async () => {
  const paragraph = Array.from(
    { length: 200 },
    (_, index) => `<p>Page ${index * 7919}: read today, use it on Monday.</p>`,
  );
  const named = (name: string) => ({
    bytes: [Buffer.from(paragraph.join("")), Buffer.from(name), Buffer.from(paragraph.join(""))],
    isText: [false, true, false],
  });
  const forms = sharedForms();
  for (const name of ["Asha", "Ravi"]) {
    const { bytes, isText } = named(name);
    const compressed = await forms.compress({ bytes, isText, whole: Buffer.concat(bytes) }, "br");
    expect(compressed?.includes(name)).toBe(true);
    expect(compressed?.includes(name === "Asha" ? "Ravi" : "Asha")).toBe(false);
    // The second half repeats the first, so a form that could not refer back over the text would be twice as long.
    const whole = brotliCompressSync(Buffer.concat(bytes), quickBrotli);
    expect(compressed?.length).toBeLessThan(1.2 * whole.length);
  }
});

test("a text that no block holds leaves the page to be compressed as a whole", async () => {
  const bytes = [Buffer.from("<p>"), Buffer.alloc(70_000, "a"), Buffer.from("</p>")];
  const compressed = await sharedForms().compress(
    { bytes, isText: [false, true, false], whole: Buffer.concat(bytes) },
    "gzip",
  );
  expect(compressed).toBeNull();
});
