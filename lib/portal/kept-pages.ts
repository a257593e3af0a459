import { drawingBegins, drawingEnds } from "./drawings.ts";

type Kept = { lastModified: number; cacheControl?: { revalidate?: number } };
type PageCache = {
  get(key: string, context: { kind: string }): Promise<Kept | null>;
  set(key: string, value: unknown, context: object): Promise<void>;
};

/** Pages that show what people write; each lives for `livesForSeconds`, its `revalidate`. */
const written = /\/(?:course_)?discussions(?:\/|$)/;
const livesForSeconds = 300;

function mustBeDrawn(kept: Kept | null): boolean {
  return !kept || Date.now() - kept.lastModified >= (kept.cacheControl?.revalidate ?? livesForSeconds) * 1000;
}

/** A page cache of Next that says when a page of the discussions is being drawn. */
// biome-ignore lint/suspicious/noExplicitAny: what TypeScript asks of a class that is extended by another
export function watched<Cache extends new (...given: any[]) => PageCache>(Base: Cache) {
  return class extends Base {
    override async get(key: string, context: { kind: string }) {
      const kept = await super.get(key, context);
      if (context.kind === "APP_PAGE" && written.test(key) && mustBeDrawn(kept)) drawingBegins(key);
      return kept;
    }

    override async set(key: string, value: unknown, context: object) {
      await super.set(key, value, context);
      drawingEnds(key);
    }
  };
}
