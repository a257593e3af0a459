import { anyCampaignPage } from "../../contract/rules/campaign-pages.ts";
import { anyLanguage } from "../../platform/i18n/language.ts";
import { renderingBegins, renderingEnds } from "./renderings.ts";

type CachedPage = { lastModified: number; cacheControl?: { revalidate?: number; expire?: number } };
type PageCache = {
  get(key: string, context: { kind: string }): Promise<CachedPage | null>;
  set(key: string, value: unknown, context: object): Promise<void>;
  revalidateTag(tags: string[]): Promise<void>;
};

/** Next makes a page cache for each request; what they store, and which tags have expired, they share. */
const holder = globalThis as { portalExpireTags?: (tags: string[]) => Promise<void> };

/** Pages that show what people write; each lives for `livesForSeconds`, its `revalidate`. */
const written = /\/(?:course_)?discussions(?:\/|$)/;
const livesForSeconds = 300;

/** Pages that show a course's rating: the course's own, and those of the campaigns. */
export const showsRating = new RegExp(`^(?:.*/)?${anyLanguage}/(?:info/course/[^/]+|${anyCampaignPage})$`);

/**
 * Next serves a page that is older than its `revalidate` once more while it renders the new one, and that visit may come after a quiet
 * night. With `expire` it renders first; when that fails it has the old page for the visits after.
 */
function withLimitedAge(cached: CachedPage): CachedPage {
  const revalidate = Math.min(cached.cacheControl?.revalidate || livesForSeconds, livesForSeconds);
  return { ...cached, cacheControl: { revalidate, expire: livesForSeconds } };
}

function mustBeRendered(cached: CachedPage | null): boolean {
  return !cached || Date.now() - cached.lastModified >= (cached.cacheControl?.revalidate ?? livesForSeconds) * 1000;
}

/** A page cache of Next that reports the renderings of pages that show what people write. */
// biome-ignore lint/suspicious/noExplicitAny: what TypeScript asks of a class that is extended by another
export function watched<Cache extends new (...given: any[]) => PageCache>(Base: Cache) {
  return class extends Base {
    // biome-ignore lint/suspicious/noExplicitAny: what TypeScript asks of a class that is extended by another
    constructor(...given: any[]) {
      super(...given);
      holder.portalExpireTags ??= (tags) => this.revalidateTag(tags);
    }

    override async get(key: string, context: { kind: string }) {
      const cached = await super.get(key, context);
      if (context.kind !== "APP_PAGE") return cached;
      if ((written.test(key) || showsRating.test(key)) && mustBeRendered(cached)) renderingBegins(key);
      return cached && showsRating.test(key) ? withLimitedAge(cached) : cached;
    }

    override async set(key: string, value: unknown, context: object) {
      await super.set(key, value, context);
      renderingEnds(key);
    }
  };
}
