"use client";

import { editableMinutes } from "@/lib/contract/rules/comment";
import { editAddress } from "./place";
import { useIsAuthor } from "./use-is-author";

type Props = {
  commentId: string;
  author: string;
  writtenAt: string;
  /** On a page that was rendered for its visitor: whether the visitor may edit the comment. */
  mayEdit?: boolean;
  label: string;
};

/**
 * The link to edit a comment, for its author and as long as it may be edited (rule: comments.edit). A stored page learns who
 * the visitor is when its scripts run; without JavaScript the page at `writeAddress`, which is rendered per request, has
 * the link.
 */
export function EditComment({ commentId, author, writtenAt, mayEdit, label }: Props) {
  const own = useIsAuthor(author);
  if (!(mayEdit ?? (own && Date.now() - Date.parse(writtenAt) < editableMinutes * 60_000))) return null;
  return (
    <a
      href={editAddress(commentId)}
      rel="nofollow"
      className="inline-flex min-h-12 items-center pe-4 text-small font-semibold underline underline-offset-4"
      aria-describedby={`comment-${commentId}`}
    >
      {label}
    </a>
  );
}
