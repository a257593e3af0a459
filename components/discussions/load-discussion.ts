import "server-only";
import { ORPCError } from "@orpc/client";
import { cache } from "react";
import { PageError } from "@/lib/api/page-error";
import { publicApi } from "@/lib/api/server";
import type { DiscussionAnswer, ModuleDiscussionAnswer } from "@/lib/contract/discussions";
import { longestComment } from "@/lib/contract/rules/comment";
import type { Language } from "@/lib/platform/i18n/language";
import { fromForum, fromModule, ofPage, pageCount, type ShownComment } from "./comments/shown-comment";

export { longestComment };

/** A discussion with one page of its comments, the same for every visitor. */
export type Loaded<Discussion> = { discussion: Discussion; comments: ShownComment[]; page: number };

/** Loads a forum discussion. @throws PageError when it is unknown or the backend does not answer */
export const readDiscussion = cache((slug: string, language: Language) =>
  orPageError(publicApi(language).discussions.read({ id: slug, language })),
);

export const readModuleDiscussion = cache((slug: string, language: Language) =>
  orPageError(publicApi(language).discussions.moduleDiscussion({ id: slug, language })),
);

export async function loadDiscussion(
  slug: string,
  page: number,
  language: Language,
): Promise<Loaded<DiscussionAnswer>> {
  const [discussion, comments] = await Promise.all([
    readDiscussion(slug, language),
    orPageError(publicApi(language).discussions.comments({ id: slug, page })),
  ]);
  return { discussion, page: there(page, discussion.total_comments), comments: ofPage(comments, page).map(fromForum) };
}

export async function loadModuleDiscussion(
  slug: string,
  page: number,
  language: Language,
): Promise<Loaded<ModuleDiscussionAnswer>> {
  const [discussion, comments] = await Promise.all([
    readModuleDiscussion(slug, language),
    orPageError(publicApi(language).discussions.moduleComments({ id: slug, page })),
  ]);
  return { discussion, page: there(page, discussion.total_comments), comments: ofPage(comments, page).map(fromModule) };
}

/** Parses an address's page number: 2 or more, without leading zeros. The first page has no number. */
export function laterPage(written: string): number {
  return /^[1-9]\d{0,5}$/.test(written) && written !== "1" ? Number(written) : notThere();
}

const there = (page: number, total: number) => (page <= pageCount(total) ? page : notThere());

function notThere(): never {
  throw new PageError(404);
}

async function orPageError<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ORPCError && (error.status === 404 || error.status === 400)) notThere();
    if (error instanceof ORPCError && error.status === 503) throw new PageError(503);
    throw error;
  }
}
