"use client";

import { useVisitor } from "@/components/layout/visitor/visitor";
import { type CommentPlace, reportAddress } from "./place";
import { isAuthor } from "./use-is-author";

type Props = {
  place: CommentPlace;
  commentId: string;
  author: string;
  /** Whether the page was rendered for its visitor, who is not the author. */
  isOthers: boolean;
  label: string;
};

/**
 * The link that reports a comment; authors do not get it for their own. A page that everybody shares knows its visitor
 * only when its scripts run: until then signed-in learners see only the link's empty place, and without JavaScript
 * `writeAddress` has the link.
 */
export function ReportComment({ place, commentId, author, isOthers, label }: Props) {
  const visitor = useVisitor();
  if (isAuthor(visitor, author)) return null;
  const untilKnown = visitor.state === "unknown" ? "[html[data-signed-in]_&]:invisible" : "";
  return (
    <a
      href={reportAddress(place, commentId)}
      rel="nofollow"
      className={`inline-flex min-h-12 items-center pe-4 text-[0.9em] text-ink-soft ${isOthers ? "" : `${untilKnown} [@media(scripting:none)]:hidden`}`}
      aria-describedby={`comment-${commentId}`}
    >
      {label}
    </a>
  );
}
