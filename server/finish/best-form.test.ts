import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { bestForms } from "./best-form";
import { quickBrotli } from "./brotli";

test("the best form is made at the second time and is the same bytes, whatever they are", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 3000 }), async (bytes) => {
      const forms = bestForms();
      const body = Buffer.from(bytes);
      expect(forms.of(body)).toBeNull();
      await forms.made();
      expect(forms.of(Buffer.from(bytes))).toBeNull();
      await forms.made();
      expect(brotliDecompressSync(forms.of(body) ?? Buffer.alloc(0))).toEqual(body);
    }),
    { numRuns: 30 },
  );
});

test("a body that differs in one byte gets no form of another", async () => {
  const forms = bestForms();
  const body = Buffer.from("पाठ ".repeat(500));
  forms.of(body);
  forms.of(body);
  await forms.made();
  const other = Buffer.from(body);
  other[7] = (other[7] ?? 0) ^ 1;
  expect(forms.of(body)).not.toBeNull();
  expect(forms.of(other)).toBeNull();
});

test("a form is made once while it is asked for again and again, and one after the other", async () => {
  let open = 0;
  let most = 0;
  let made = 0;
  const compress = async (body: Buffer) => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open -= 1;
    made += 1;
    return body;
  };
  const forms = bestForms({ compress });
  const bodies = [Buffer.from("a"), Buffer.from("b"), Buffer.from("c")];
  for (let times = 0; times < 5; times += 1) for (const body of bodies) forms.of(body);
  await forms.made();
  for (const body of bodies) expect(forms.of(body)).toEqual(body);
  expect({ made, most }).toEqual({ made: 3, most: 1 });
});

test("a failure leaves the page as it is, and the next time it is tried again", async () => {
  let fails = true;
  const forms = bestForms({ compress: async (body) => (fails ? Promise.reject(new Error("no memory")) : body) });
  const body = Buffer.from("a");
  forms.of(body);
  forms.of(body);
  await forms.made();
  fails = false;
  expect(forms.of(body)).toBeNull();
  forms.of(body);
  await forms.made();
  expect(forms.of(body)).toEqual(body);
});

test("it is shorter than the form that a visitor waits for", async () => {
  const body = Buffer.from(
    Array.from({ length: 3000 }, (_, index) => `<p class="c${index % 7}">${index * 7919}</p>`).join(""),
  );
  const forms = bestForms();
  forms.of(body);
  forms.of(body);
  await forms.made();
  expect(forms.of(body)?.length).toBeLessThan(brotliCompressSync(body, quickBrotli).length);
});
