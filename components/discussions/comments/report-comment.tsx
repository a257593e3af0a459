"use client";

import { useIsAuthor } from "./use-is-author";

/** The link that reports a comment; authors do not get it for their own. */
export function ReportComment({ commentId, author, label }: { commentId: string; author: string; label: string }) {
  if (useIsAuthor(author)) return null;
  return (
    <a
      href={`/discussions/report/${commentId}`}
      rel="nofollow"
      className="inline-flex min-h-12 items-center pe-4 text-[0.9em] text-ink-soft"
      aria-describedby={`comment-${commentId}`}
    >
      {label}
    </a>
  );
}
