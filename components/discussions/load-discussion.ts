import "server-only";
import { cache } from "react";
import { PageError } from "@/lib/api/page-error";
import { publicApi, resultOr } from "@/lib/api/server";
import type { ForumComment } from "@/lib/contract/discussions";
import type { Language } from "@/lib/platform/i18n/language";
import { discussionAddress, publicModuleAddress } from "./comments/place";
import { fromModule, ofPage, pageCount } from "./comments/shown-comment";

/** A discussion with one page of its comments, the same for every visitor. */
export type Loaded<Discussion> = { discussion: Discussion; comments: ForumComment[]; page: number };

/** Loads a forum discussion. @throws PageError when it is unknown or the backend does not answer */
export const readDiscussion = cache((slug: string, language: Language) =>
  resultOr(publicApi(language).discussions.read({ id: slug, language }), discussionAddress(slug)),
);

export const readModuleDiscussion = cache((slug: string, language: Language) =>
  resultOr(publicApi(language).discussions.moduleDiscussion({ id: slug, language }), publicModuleAddress(slug)),
);

export async function loadDiscussion(slug: string, page: number, language: Language) {
  const [discussion, comments] = await Promise.all([
    readDiscussion(slug, language),
    resultOr(publicApi(language).discussions.comments({ id: slug, page }), discussionAddress(slug)),
  ]);
  return withPage(discussion, comments, page);
}

export async function loadModuleDiscussion(slug: string, page: number, language: Language) {
  const [discussion, comments] = await Promise.all([
    readModuleDiscussion(slug, language),
    resultOr(publicApi(language).discussions.moduleComments({ id: slug, page }), publicModuleAddress(slug)),
  ]);
  return withPage(discussion, comments.map(fromModule), page);
}

/** Parses an address's page number: 2 or more, without leading zeros. The first page has no number. */
export function laterPage(written: string): number {
  if (!/^[1-9]\d{0,5}$/.test(written) || written === "1") throw new PageError(404);
  return Number(written);
}

function withPage<Discussion extends { total_comments: number }>(
  discussion: Discussion,
  comments: ForumComment[],
  page: number,
): Loaded<Discussion> {
  if (page > pageCount(discussion.total_comments)) throw new PageError(404);
  return { discussion, comments: ofPage(comments, page), page };
}
