"use client";

import { useVisitor } from "@/components/layout/visitor/visitor";
import { type CommentPlace, reportAddress } from "./place";
import { isAuthor } from "./use-is-author";

type Props = {
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
export function ReportComment({ place, commentId, author, knowsVisitor, label }: Props) {
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
