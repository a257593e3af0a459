"use client";

import { type CommentPlace, reportAddress } from "./place";
import { useIsAuthor } from "./use-is-author";

type Props = { place: CommentPlace; commentId: string; author: string; label: string };

/**
 * The link that reports a comment; authors do not get it for their own. Without JavaScript a page that everybody shares
 * has it below every comment, so it names the discussion of the forum, by which its page knows an own comment.
 */
export function ReportComment({ place, commentId, author, label }: Props) {
  if (useIsAuthor(author)) return null;
  return (
    <a
      href={reportAddress(place, commentId)}
      rel="nofollow"
      className="inline-flex min-h-12 items-center pe-4 text-[0.9em] text-ink-soft"
      aria-describedby={`comment-${commentId}`}
    >
      {label}
    </a>
  );
}
