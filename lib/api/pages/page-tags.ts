import { revalidateTag, unstable_cache } from "next/cache";
import type { PageChange } from "../../contract/meta/answer";
import { content } from "../../platform/content";
import { tellOtherProcesses } from "./other-processes";
import { announceChangedPages } from "./page-status";
import { currentRenderings } from "./renderings";

// Public pages are cached for all visitors, and still show at once what people write on them: a page registers here what it shows, and
// a call that changes that drops exactly these pages from the cache.

/** What a page shows: all comments of one discussion. */
type Shown = { kind: "forum" | "module"; slug: string };

const everyDiscussion = "discussions";
const ratingTag = (courseId: string) => `rating:${courseId}`;
const tagOf = ({ kind, slug }: Shown) => `${kind}:${slug}`;

/** The page that is being rendered shows this discussion's comments. */
export function showsComments(shown: Shown): Promise<null> {
  return tagPage([everyDiscussion, tagOf(shown)]);
}

/** The page that is being rendered counts the comments of many discussions. */
export function showsCommentCounts(): Promise<null> {
  return tagPage([everyDiscussion, "forum"]);
}

/** The page that is being rendered shows a course's average rating. */
export function showsRating(courseId: string): Promise<null> {
  return tagPage([ratingTag(courseId)]);
}

/** Caches nothing: Next gives a page the tags of everything that it reads through Next's data cache. */
function tagPage(tags: string[]): Promise<null> {
  return unstable_cache(async () => null, ["page-tags", ...tags], { tags })();
}

/** After a call that declares in the contract what it changes. Next drops the pages when the call has been answered. */
export async function expirePages(change: PageChange): Promise<void> {
  announceChangedPages();
  await Promise.all([tellOtherProcesses(change), currentRenderings()]);
  for (const tag of tagsChangedBy(change)) forget(tag);
}

/**
 * `scripts/serve.mjs` and Next's page cache (`page-cache.ts`) leave these here: outside of a request Next offers no way to drop a page.
 * `pagesChange` drops the stored bytes and stores none until the function that it returns is called.
 */
type Stores = { portalPagesChange?: () => () => void; portalExpireTags?: (tags: string[]) => Promise<void> };

/** After a change that another process has made; null drops every page that a change could concern. */
export async function dropPages(change: PageChange | null): Promise<void> {
  const { portalPagesChange, portalExpireTags } = globalThis as Stores;
  const tags = change ? tagsChangedBy(change) : [everyDiscussion, ...content().courses.map(({ id }) => ratingTag(id))];
  const changed = portalPagesChange?.();
  try {
    await currentRenderings();
    await portalExpireTags?.(tags);
  } finally {
    changed?.();
  }
}

function tagsChangedBy(change: PageChange): string[] {
  switch (change.shows) {
    case "names":
      return [everyDiscussion];
    case "forum comments":
      return ["forum", tagOf({ kind: "forum", slug: change.slug })];
    case "module comments":
      return [tagOf({ kind: "module", slug: change.slug })];
    case "rating":
      return [ratingTag(content().courseById.get(change.course)?.id ?? change.course)];
  }
}

function forget(tag: string): void {
  try {
    revalidateTag(tag, { expire: 0 });
  } catch (error) {
    // Outside of Next, in a script or a test, there is no page cache.
    if (!(error instanceof Error && error.message.startsWith("Invariant"))) throw error;
  }
}
