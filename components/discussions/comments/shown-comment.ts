import { commentsPerPage, type ForumComment, type ModuleComment } from "@/lib/contract/discussions";

/** A comment of a module's discussion, in the words of the forum's. */
export function fromModule({ username, discussion_updated_on, ...rest }: ModuleComment): ForumComment {
  return { ...rest, comment_by: username, commented_on: discussion_updated_on };
}

/** The comments of one page, from a response that may contain all: a backend without paging returns every comment. */
export function ofPage<Comment>(comments: Comment[], page: number): Comment[] {
  return comments.length > commentsPerPage
    ? comments.slice((page - 1) * commentsPerPage, page * commentsPerPage)
    : comments;
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / commentsPerPage));
}
