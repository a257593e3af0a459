"use client";

import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";

/** Takes the place of this page, so that "back" does not lead here again. Nothing is shown until the other page is there. */
function leave(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.documentElement.hidden = true;
  window.location.replace(event.currentTarget.href);
}

/** Without JavaScript an ordinary link. */
export function LeaveLink({ href, label, hint }: { href: string; label: string; hint: string }) {
  return (
    <a
      href={href}
      rel="noreferrer"
      title={hint}
      onClick={leave}
      className="no-print fixed end-3 bottom-[calc(var(--bottom-bar)+0.75rem)] z-10 inline-flex min-h-12 items-center gap-2 lowered-0 rounded-control border-2 border-white bg-ink px-4 font-semibold text-white no-underline"
    >
      <Icon name="cross" className="size-5" />
      {label}
    </a>
  );
}
