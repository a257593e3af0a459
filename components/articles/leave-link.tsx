"use client";

import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";

/** Takes the place of this page, so that "back" does not lead here again. Nothing is shown until the other page is there. */
function leave(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.documentElement.hidden = true;
  window.location.replace(event.currentTarget.href);
}

/**
 * A bar along the lower edge, below the notices that come when the scripts run, so that it does not move under a finger, and so that it lies over no word or number of the text: its height is `--page-bar` in globals.css. Without JavaScript an
 * ordinary link.
 */
export function LeaveLink({ href, label, hint }: { href: string; label: string; hint: string }) {
  return (
    <a
      href={href}
      rel="noreferrer"
      title={hint}
      onClick={leave}
      className="leave-bar no-print fixed inset-x-0 bottom-0 z-10 flex min-h-13 items-center justify-center gap-2 lowered-0 border-t-2 border-white bg-ink px-4 font-semibold text-white no-underline"
    >
      <Icon name="cross" className="size-5" />
      {label}
    </a>
  );
}
