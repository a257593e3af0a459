/** Where a comment stands: below a discussion of the forum, or in a topic of a course. Its `slug` is the topic there. */
export type CommentPlace = { kind: "forum" | "module"; slug: string };

export const discussionAddress = (slug: string, page = 1) => `/discussions/view/${slug}${page > 1 ? `/p/${page}` : ""}`;
export const listAddress = (page = 1) => `/discussions${page > 1 ? `/p/${page}` : ""}`;
export const publicModuleAddress = (slug: string, page = 1) => `/course_discussions/view/${slug}${page > 1 ? `/p/${page}` : ""}`;
export const moduleAddress = (slug: string, page = 1) => `/course/module/${slug}/discussion${page > 1 ? `/${page}` : ""}`;
/** A page that a guest's comment comes back to, with what was typed. */
export const writeAddress = (slug: string) => `${discussionAddress(slug)}/comment`;

/** Where a comment is read once it is posted. */
export function placeAddress({ kind, slug }: CommentPlace): string {
  return kind === "forum" ? discussionAddress(slug) : moduleAddress(slug);
}
