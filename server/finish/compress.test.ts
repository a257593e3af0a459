import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Given, makeAsked, makePage, storedAs } from "../testing/asked";
import { best, bestForms, chooseEncoding, compress } from "./compress";
import { quickBrotli } from "./compressed-files";

const long = "हाँ ".repeat(1000);
const asking = (encoding: string, method = "GET") => makeAsked({ method, headers: { "accept-encoding": encoding } });

test("a page is compressed as the browser asks, in one piece or as a stream, and varies by that", async () => {
  for (const [encoding, decompress] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const whole = await compress(
      makePage(long, { "content-type": "text/html", vary: "Cookie", "content-length": "1" }),
      asking(encoding),
    );
    expect(whole.headers).toEqual({
      "content-type": "text/html",
      vary: "Cookie, Accept-Encoding",
      "content-encoding": encoding,
    });
    expect(decompress(whole.body as Buffer).toString()).toBe(long);
    const stream = await compress({ ...makePage(""), body: Readable.from([Buffer.from(long)]) }, asking(encoding));
    expect(decompress(await buffer(stream.body as Readable)).toString()).toBe(long);
  }
});

test.each([
  ["nothing that the browser knows", makePage(long), asking("identity")],
  ["a short one", makePage("short"), asking("br")],
  [
    "a part of a file",
    makePage(long, { "content-type": "text/css", "content-range": "bytes 0-9/20" }, 206),
    asking("br"),
  ],
  ["one that is compressed", makePage(long, { "content-type": "text/html", "content-encoding": "gzip" }), asking("br")],
])("%s stays as it is", async (_, page, asked) => {
  const same = await compress(page, asked);
  expect([same.body, same.headers.vary, same.headers["content-encoding"]]).toEqual([
    page.body,
    "Accept-Encoding",
    page.headers["content-encoding"],
  ]);
});

test("HEAD has the length that GET has", async () => {
  const [get, head] = [
    await compress(makePage(long), asking("br")),
    await compress(makePage(long), asking("br", "HEAD")),
  ];
  expect(head).toEqual(get);
});

test("pictures and films do not vary; texts of every kind do", async () => {
  const type = async (name: string) =>
    (await compress(makePage(long, { "content-type": name }), asking("gzip"))).headers["content-encoding"] !==
    undefined;
  const texts = [
    "text/css",
    "application/json",
    "application/ld+json; charset=utf-8",
    "image/svg+xml",
    "text/x-component",
    "application/javascript",
    "font/ttf",
  ];
  for (const name of texts) expect([name, await type(name)]).toEqual([name, true]);
  for (const name of ["image/png", "image/avif", "video/mp4", "application/pdf", "font/woff2", "application/zip"])
    expect([name, await type(name)]).toEqual([name, false]);
});

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["*", "br"],
  ["gzip;q=0, br;q=0", "identity"],
  ["identity;q=1, gzip;q=0.5", "identity"],
  ["", "identity"],
  ["deflate", "identity"],
])("%j is %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

/** Compresses a page five times, as when it is rendered anew without a change. @returns the lengths */
async function lengthsOf(text: string, encoding: string, given: Given) {
  const lengths: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    const asked = makeAsked({ headers: { "accept-encoding": encoding }, ...given });
    const { body } = await compress(makePage(text), asked);
    lengths.push((body as Buffer).length);
    await best.made();
  }
  return lengths;
}

const page = storedAs("public", "/courses");
const text = (name: string) =>
  Array.from({ length: 2000 }, (_, index) => `${name} ${(index * 7919) % 1009}`).join("<p>");

test("a page for everybody that is rendered again without a change becomes shorter, from the third time on", async () => {
  const [first, second, ...later] = await lengthsOf(text("stored"), "br", { stored: page });
  expect(second).toBe(first);
  expect(later).toHaveLength(3);
  for (const length of later) expect(length).toBeLessThan(first ?? 0);
});

test.each<[string, string, string, Given]>([
  ["a page of one visitor", "own", "br", { stored: null }],
  [
    "a stored page with one visitor's message",
    "carried",
    "br",
    { stored: page, carried: { kind: "information", message: "Welcome" } },
  ],
  ["a stored page as gzip", "gzip", "gzip", { stored: page }],
])("%s is compressed anew each time, and nothing of it is kept", async (_, name, encoding, given) => {
  const lengths = await lengthsOf(text(name), encoding, given);
  expect(new Set(lengths).size).toBe(1);
});

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
