import "server-only";
import { ORPCError } from "@orpc/client";
import { notFound } from "next/navigation";
import { cache } from "react";
import { type DiscussionAnswer, longestComment, type ModuleDiscussionAnswer } from "@/lib/contract/discussions";
import type { Language } from "@/lib/i18n/language";
import { showsComments } from "@/lib/portal/page-tags";
import { publicPortal } from "@/lib/portal/server";
import type { CommentPlace } from "./place";
import { fromForum, fromModule, ofPage, pageCount, type ShownComment } from "./shown-comment";

export { longestComment };

/** One page of the comments of a discussion, the same for everybody. */
export type Loaded<Discussion> = { discussion: Discussion; comments: ShownComment[]; page: number };

/** A discussion of the forum; none is a page that is not there. */
export const discussionOf = cache((slug: string, language: Language) => orNotFound(publicPortal(language).discussions.read({ id: slug, language })));

export const moduleDiscussionOf = cache((slug: string, language: Language) =>
  orNotFound(publicPortal(language).discussions.moduleDiscussion({ id: slug, language })),
);

export async function loadDiscussion(slug: string, page: number, language: Language): Promise<Loaded<DiscussionAnswer>> {
  await showsComments(placeOf("forum", slug));
  const [discussion, comments] = await Promise.all([
    discussionOf(slug, language),
    orNotFound(publicPortal(language).discussions.comments({ id: slug, page: asked(page) })),
  ]);
  return { discussion, page: there(page, discussion.total_comments), comments: ofPage(comments, page).map(fromForum) };
}

export async function loadModuleDiscussion(slug: string, page: number, language: Language): Promise<Loaded<ModuleDiscussionAnswer>> {
  await showsComments(placeOf("module", slug));
  const [discussion, comments] = await Promise.all([
    moduleDiscussionOf(slug, language),
    orNotFound(publicPortal(language).discussions.moduleComments({ id: slug, page: asked(page) })),
  ]);
  return { discussion, page: there(page, discussion.total_comments), comments: ofPage(comments, page).map(fromModule) };
}

/** The page number of an address: 2 and more, without leading zeros; the first page has the address without a number. */
export function laterPage(written: string): number {
  return /^[1-9]\d{0,5}$/.test(written) && written !== "1" ? Number(written) : notFound();
}

const placeOf = (kind: CommentPlace["kind"], slug: string): CommentPlace => ({ kind, slug });
const asked = (page: number) => (Number.isSafeInteger(page) ? page : notFound());
const there = (page: number, total: number) => (page <= pageCount(total) ? page : notFound());

async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ORPCError && (error.status === 404 || error.status === 400)) notFound();
    throw error;
  }
}
