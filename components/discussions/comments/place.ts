/** The place of a comment: a forum discussion by its slug, or a topic's discussion, whose slug is the topic's id. */
export type CommentPlace = { kind: "forum" | "module"; slug: string };

export const discussionAddress = (slug: string, page = 1) => `/discussions/view/${slug}${page > 1 ? `/p/${page}` : ""}`;
export const listAddress = (page = 1) => `/discussions${page > 1 ? `/p/${page}` : ""}`;
export const publicModuleAddress = (slug: string, page = 1) =>
  `/course_discussions/view/${slug}${page > 1 ? `/p/${page}` : ""}`;
export const moduleAddress = (slug: string, page = 1) =>
  `/course/module/${slug}/discussion${page > 1 ? `/${page}` : ""}`;
/** The discussion rendered per request, for its visitor. Guests return to it with their draft after the login. */
export const writeAddress = (slug: string, page = 1) =>
  `${discussionAddress(slug)}/comment${page > 1 ? `?page=${page}` : ""}`;

export const reportAddress = ({ kind, slug }: CommentPlace, commentId: string) =>
  `/discussions/report/${commentId}${kind === "forum" ? `?in=${encodeURIComponent(slug)}` : ""}`;

export function placeAddress({ kind, slug }: CommentPlace): string {
  return kind === "forum" ? discussionAddress(slug) : moduleAddress(slug);
}

export const editAddress = (commentId: string) => `/discussions/edit/${commentId}`;

/** The name under which a comment waits for the login (components/forms/drafts/kept-text.ts): a guest has no account. */
export const commentTextOf = ({ kind, slug }: CommentPlace) => ({ name: `${kind}.${slug}`, account: "" });
