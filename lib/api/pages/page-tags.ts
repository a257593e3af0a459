import { revalidateTag, unstable_cache } from "next/cache";
import type { PageChange } from "../../contract/answer";
import { content } from "../../platform/content";
import { currentRenderings } from "./renderings";

// Public pages are kept for everybody. What people write on them shows at once all the same: the page says here what it shows, and
// a call that changes that lets exactly these pages be drawn anew.

/** What a page shows: all comments of one discussion. `everything` of it, with whatever changes names, is forgotten together. */
type Shown = { kind: "forum" | "module"; slug: string };

const everyDiscussion = "discussions";
const ratingTag = (courseId: string) => `rating:${courseId}`;
const tagOf = ({ kind, slug }: Shown) => `${kind}:${slug}`;

/** The page that is being drawn shows this discussion's comments. */
export function showsComments(shown: Shown): Promise<null> {
  return tagPage([everyDiscussion, tagOf(shown)]);
}

/** The page that is being drawn counts comments of many discussions. */
export function showsCommentCounts(): Promise<null> {
  return tagPage([everyDiscussion, "forum"]);
}

/** The page that is being rendered shows a course's average rating. */
export function showsRating(courseId: string): Promise<null> {
  return tagPage([ratingTag(courseId)]);
}

/** Nothing is kept here: Next hands the tags of what is read through its cache on to the page that reads it. */
function tagPage(tags: string[]): Promise<null> {
  return unstable_cache(async () => null, ["page-tags", ...tags], { tags })();
}

/** After a call that declares in the contract what it changes. Next forgets the pages when the call has been answered. */
export async function expirePages(change: PageChange): Promise<void> {
  await currentRenderings();
  for (const tag of tagsChangedBy(change)) forget(tag);
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
    // Outside of Next, in a script or a test, no page is kept.
    if (!(error instanceof Error && error.message.startsWith("Invariant"))) throw error;
  }
}
