import { commentsPerPage, type ForumComment, type ModuleComment } from "@/lib/contract/discussions";

export type ShownComment = {
  id: string;
  text: string;
  userid: string;
  author: string;
  writtenAt: string;
  mayDelete: boolean;
  mayEdit: boolean;
  edited: boolean;
  byStaff: boolean;
};

export function fromForum({
  comment,
  comment_by,
  commented_on,
  may_delete,
  may_edit,
  by_staff,
  ...rest
}: ForumComment): ShownComment {
  return {
    ...rest,
    text: comment,
    author: comment_by,
    writtenAt: commented_on,
    mayDelete: may_delete,
    mayEdit: may_edit,
    byStaff: by_staff,
  };
}

export function fromModule({
  comment,
  username,
  discussion_updated_on,
  may_delete,
  may_edit,
  by_staff,
  ...rest
}: ModuleComment): ShownComment {
  return {
    ...rest,
    text: comment,
    author: username,
    writtenAt: discussion_updated_on,
    mayDelete: may_delete,
    mayEdit: may_edit,
    byStaff: by_staff,
  };
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
