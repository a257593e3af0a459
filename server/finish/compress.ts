import { createHash } from "node:crypto";
import { pipeline } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, createBrotliCompress, createGzip, gzip } from "node:zlib";
import PQueue from "p-queue";
import { byteCache } from "../../lib/platform/caches.ts";
import { type Asked, type Page, varyingBy, withHeaders, withoutHeaders } from "../page.ts";
import { bestBrotli, quickBrotli, readCompressed } from "./compressed-files.ts";

// A public page is a tenth shorter at Brotli's best quality, which takes too long while a visitor waits. So it is
// compressed that way after an answer, once it has been rendered a second time without a change.

const compressBest = (body: Buffer): Promise<Buffer> => promisify(brotliCompress)(body, bestBrotli);

export function bestForms({ compress = compressBest } = {}) {
  const forms = byteCache<{ form: Buffer | "asked for once" | "being made" }>("best", ({ form }) => form.length);
  // One at a time: passwords are hashed in the same threads.
  const queue = new PQueue({ concurrency: 1 });

  return {
    /** The shortest Brotli form; null while there is none. The second call with the same bytes starts making it. */
    of(body: Buffer): Buffer | null {
      const key = createHash("sha256").update(body).digest("base64");
      const storedForm = forms.get(key)?.form;
      if (Buffer.isBuffer(storedForm)) return storedForm;
      if (storedForm === undefined) forms.set(key, { form: "asked for once" });
      if (storedForm === "asked for once") {
        forms.set(key, { form: "being made" });
        queue
          .add(() => compress(body))
          .then((form) => void forms.set(key, { form }))
          .catch((error) => {
            forms.delete(key);
            console.error("A page could not be compressed at the best quality:", error);
          });
      }
      return null;
    },
    /** Resolves when no form is being made. */
    made: () => queue.onIdle(),
  };
}

const whole = {
  br: (body: Buffer) => promisify(brotliCompress)(body, quickBrotli),
  gzip: promisify<Buffer, Buffer>(gzip),
};
const compressedFile = readCompressed();
/** Of pages that are the same for everyone. */
export const best = bestForms();

/** Shorter ones become no shorter. */
const shortest = 1024;

const compressible =
  /^text\/|[/+](?:json|xml|javascript|text)\b|^font\/(?:ttf|otf)\b|^image\/(?:x-icon|vnd\.microsoft\.icon|bmp)\b|^application\/(?:wasm|yaml)\b/i;

type Encoding = "br" | "gzip" | "identity";

export async function compress(
  page: Page,
  { request, url, stored, carried }: Pick<Asked, "request" | "url" | "stored" | "carried">,
): Promise<Page> {
  const { headers, body } = page;
  if (
    !compressible.test(String(headers["content-type"] ?? "")) ||
    /\bno-transform\b/.test(String(headers["cache-control"] ?? ""))
  )
    return page;
  const varying = withHeaders(page, { vary: varyingBy(page, "Accept-Encoding") });
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const isShort = Buffer.isBuffer(body) && body.length < shortest;
  // A part is one of the bytes that `Content-Range` counts (RFC 9110, section 14.4).
  const isPart = headers["content-range"] !== undefined;
  if (encoding === "identity" || isPart || isShort || headers["content-encoding"] !== undefined) return varying;
  const encoded = withHeaders(withoutHeaders(varying, "content-length"), { "content-encoding": encoding });
  if (Buffer.isBuffer(body)) {
    // Nothing that is made for one visitor is kept: neither a page of their own nor one with their message.
    const isForEverybody = stored !== null && !carried;
    const known =
      encoding === "br" ? ((await compressedFile(url, headers.etag)) ?? (isForEverybody ? best.of(body) : null)) : null;
    return { ...encoded, body: known ?? (await whole[encoding](body)) };
  }
  const stream = encoding === "br" ? createBrotliCompress(quickBrotli) : createGzip();
  pipeline(body, stream, () => undefined);
  return { ...encoded, body: stream };
}

/** The encoding with the greatest weight; of equal ones Brotli, then gzip (RFC 9110, section 12.5.3). */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const weights = new Map(
    String(header ?? "")
      .toLowerCase()
      .split(",")
      .map((each) => {
        const [name = "", ...parameters] = each.split(";").map((part) => part.trim());
        const weight = parameters.find((part) => part.startsWith("q="))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight) || 0] as const;
      }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const best = weightOf("gzip") > weightOf("br") ? "gzip" : "br";
  return weightOf(best) > 0 && weightOf(best) >= (weights.get("identity") ?? 0) ? best : "identity";
}
