"use client";

import { useVisitor, type Visitor } from "@/components/layout/visitor/visitor";
import { editableMinutes } from "@/lib/contract/rules/comment";
import { type CommentPlace, editAddress, reportAddress } from "./place";

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

type ReportCommentProps = {
  place: CommentPlace;
  commentId: string;
  author: string;
  /** Whether the page was rendered for its visitor; then the visitor is not the author. */
  knowsVisitor: boolean;
  label: string;
};

/**
 * The link to report a comment. Authors do not get it for their own comments. A stored page is the same for everybody and
 * learns who the visitor is when its scripts run: until then the link is invisible to signed-in learners. Without
 * JavaScript it is hidden; the page at `writeAddress`, which is rendered per request, has it.
 */
export function ReportComment({ place, commentId, author, knowsVisitor, label }: ReportCommentProps) {
  const visitor = useVisitor();
  if (isAuthor(visitor, author)) return null;
  const untilKnown = visitor.state === "unknown" ? "[html[data-signed-in]_&]:invisible" : "";
  return (
    <a
      href={reportAddress(place, commentId)}
      rel="nofollow"
      className={`inline-flex min-h-12 items-center pe-4 text-small text-ink-soft ${knowsVisitor ? "" : `${untilKnown} [@media(scripting:none)]:hidden`}`}
      aria-describedby={`comment-${commentId}`}
    >
      {label}
    </a>
  );
}

/** Whether a visitor has written a comment, by its `userid`; false while the browser does not know the visitor. */
function isAuthor(visitor: Visitor, author: string): boolean {
  return author !== "" && visitor.state === "learner" && [visitor.accountId, visitor.authorAlias].includes(author);
}

export function useIsAuthor(author: string): boolean {
  return isAuthor(useVisitor(), author);
}
