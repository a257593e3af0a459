"use client";

import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";

/** Replaces this page in the browser's history, and hides it until the other one has loaded. */
function leave(event: MouseEvent<HTMLAnchorElement>, neutral: string): void {
  event.preventDefault();
  document.documentElement.hidden = true;
  // Where a browser keeps the entry after all, it keeps it under the neutral title.
  if (neutral) document.title = neutral;
  window.location.replace(event.currentTarget.href);
}

/**
 * A bar along the lower edge, below the notices that appear when the scripts run, so that it does not move under a
 * finger. Its height is `--page-bar` in globals.css, so that it covers no part of the text. Without JavaScript an
 * ordinary link.
 */
type Props = Record<"href" | "label" | "hint" | "neutral", string>;

export function LeaveLink({ href, label, hint, neutral }: Props) {
  return (
    <a
      href={href}
      rel="noreferrer"
      title={hint}
      onClick={(event) => leave(event, neutral)}
      className="leave-bar no-print fixed inset-x-0 bottom-0 z-10 flex min-h-13 items-center justify-center gap-2 lowered-0 border-t-2 border-white bg-ink px-4 font-semibold text-white no-underline"
    >
      <Icon name="cross" className="size-5" />
      {label}
    </a>
  );
}
