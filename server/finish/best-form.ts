import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import PQueue from "p-queue";
import { byteCache } from "../../lib/platform/caches.ts";
import { bestBrotli } from "./brotli.ts";

// A public page is a tenth shorter at Brotli's best quality, which takes too long while a visitor waits. So it is
// compressed that way after an answer, once it has been rendered a second time without a change.

const compressBest = (body: Buffer): Promise<Buffer> => promisify(brotliCompress)(body, bestBrotli);

export type BestForms = {
  /** The shortest Brotli form of these bytes; null while there is none. The second call with the same bytes starts making it. */
  of: (body: Buffer) => Buffer | null;
  /** Resolves when no form is being made. */
  made: () => Promise<void>;
};

export function bestForms({ compress = compressBest } = {}): BestForms {
  const forms = byteCache<{ form: Buffer | "asked for once" | "being made" }>("best", ({ form }) => form.length);
  // One at a time: passwords are hashed in the same threads.
  const queue = new PQueue({ concurrency: 1 });

  return {
    of(body) {
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
    made: () => queue.onIdle(),
  };
}
