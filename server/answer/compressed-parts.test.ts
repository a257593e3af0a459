import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Mark, Parts } from "@/lib/api/templates/marks";
import { quickBrotli } from "../finish/compressed-files";
import { compressAround, fillCompressed } from "./compressed-parts";

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

const marks = ["avatar", "data", "account", "name"] as const;
const withTexts = (parts: Parts, textOf: (mark: Mark) => Buffer) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? textOf(part) : part)));

/** A check fails where two random bytes are equal to two of the page. */
async function compressInFive(parts: Parts, textOf: (mark: Mark) => Buffer, wanted: "br" | "gzip") {
  let form: Parts | null = null;
  for (let attempt = 0; attempt < 5; attempt += 1) form ??= await compressAround(parts, textOf, wanted);
  return form;
}

test("a page that repeats itself between two texts has a compressed form", async () => {
  const repeated = Buffer.from("The body changes, and so does the mood.");
  const last = Buffer.from("किशोरावस्था में शरीर बदलता है।");
  const parts: Parts = [Buffer.from("<!DOCTYPE html>"), "avatar", repeated, "data", repeated, "account", last];
  expect(await compressInFive(parts, () => Buffer.alloc(16), "br")).toContain("data");
});

test("the page of everybody whose texts have the same lengths comes out whole, whatever the texts are", async () => {
  await fc.assert(
    fc.asyncProperty(
      page,
      encoding,
      fc.array(fc.nat({ max: 300 }), { minLength: 4, maxLength: 4 }),
      fc.infiniteStream(fc.uint8Array({ minLength: 300, maxLength: 300 })),
      async ({ first, others }, wanted, lengths, random) => {
        const texts = (bytes: () => Buffer) => {
          const of = new Map<Mark, Buffer>(marks.map((mark, index) => [mark, bytes().subarray(0, lengths[index])]));
          return (mark: Mark) => of.get(mark) ?? Buffer.alloc(0);
        };
        const parts: Parts = [Buffer.from(first)];
        for (const [index, other] of others.entries()) parts.push(marks[index % 4] ?? "name", Buffer.from(other));
        const next = () => Buffer.from(random.next().value ?? []);
        const form = await compressInFive(parts, texts(next), wanted);
        // Very short texts are not incompressible, so a check may fail; then the page is compressed as a whole.
        if (form === null) {
          expect(Math.min(...lengths)).toBeLessThan(16);
          return;
        }
        for (const from of [next, () => Buffer.from(first.repeat(30)), next]) {
          const textOf = texts(from);
          const whole = withTexts(parts, textOf);
          expect(decompress[wanted](fillCompressed(form, textOf, wanted, [whole])).equals(whole)).toBe(true);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test("a page is not much longer than when it is compressed as a whole, and its texts stand in no shared bytes", async () => {
  const paragraph = Array.from(
    { length: 200 },
    (_, index) => `<p>Page ${index * 7919}: read today, use it on Monday.</p>`,
  );
  const parts: Parts = [Buffer.from(paragraph.join("")), "name", Buffer.from(paragraph.join(""))];
  const named = (name: string) => () => Buffer.from(name);
  const form = (await compressAround(parts, named("Asha"), "br")) ?? [];
  expect(form).toContain("name");
  for (const name of ["Asha", "Ravi"]) {
    const whole = withTexts(parts, named(name));
    const compressed = fillCompressed(form, named(name), "br", [whole]);
    expect(compressed.includes(name)).toBe(true);
    expect(compressed.includes(name === "Asha" ? "Ravi" : "Asha")).toBe(false);
    // The second half repeats the first, so a form that could not refer back over the text would be twice as long.
    expect(compressed.length).toBeLessThan(1.2 * brotliCompressSync(whole, quickBrotli).length);
  }
});

test.each(["br", "gzip"] as const)(
  "a text that no block holds leaves the page to be compressed as a whole (%s)",
  async (wanted) => {
    const parts: Parts = [Buffer.from("<p>"), "name", Buffer.from("</p>")];
    expect(await compressAround(parts, () => Buffer.alloc(70_000, "a"), wanted)).toBeNull();
  },
);
