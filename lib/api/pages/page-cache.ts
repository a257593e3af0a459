import { anyLanguage } from "../../platform/i18n/language.ts";
import { drawingBegins, drawingEnds } from "./renderings.ts";

type Kept = { lastModified: number; cacheControl?: { revalidate?: number; expire?: number } };
type PageCache = {
  get(key: string, context: { kind: string }): Promise<Kept | null>;
  set(key: string, value: unknown, context: object): Promise<void>;
};

/** Pages that show what people write; each lives for `livesForSeconds`, its `revalidate`. */
const written = /\/(?:course_)?discussions(?:\/|$)/;
const livesForSeconds = 300;

/** Pages that show a course's rating: the course's own, and those of the campaigns. */
export const showsRating = new RegExp(`^(?:.*/)?${anyLanguage}/(?:info/course/[^/]+|bihar|up|rjedu)$`);

/**
 * Next serves a page that is older than its `revalidate` once more while it renders the new one, and that visit may come after a quiet
 * night. With `expire` it renders first; when that fails it has the old page for the visits after.
 */
function withLimitedAge(kept: Kept): Kept {
  const revalidate = Math.min(kept.cacheControl?.revalidate || livesForSeconds, livesForSeconds);
  return { ...kept, cacheControl: { revalidate, expire: livesForSeconds } };
}

function mustBeDrawn(kept: Kept | null): boolean {
  return !kept || Date.now() - kept.lastModified >= (kept.cacheControl?.revalidate ?? livesForSeconds) * 1000;
}

/** A page cache of Next that says when a page of the discussions is being drawn. */
// biome-ignore lint/suspicious/noExplicitAny: what TypeScript asks of a class that is extended by another
export function watched<Cache extends new (...given: any[]) => PageCache>(Base: Cache) {
  return class extends Base {
    override async get(key: string, context: { kind: string }) {
      const kept = await super.get(key, context);
      if (context.kind !== "APP_PAGE") return kept;
      if ((written.test(key) || showsRating.test(key)) && mustBeDrawn(kept)) drawingBegins(key);
      return kept && showsRating.test(key) ? withLimitedAge(kept) : kept;
    }

    override async set(key: string, value: unknown, context: object) {
      await super.set(key, value, context);
      drawingEnds(key);
    }
  };
}
