"use client";

import type { MouseEvent, ReactNode } from "react";
import { loginPathFrom } from "@/lib/api/http/return-path";
import { landingPageAt } from "@/lib/contract/rules/campaign-marks";

/**
 * The header's *Login*, which comes back to the page it was pressed on. The header is prerendered and knows no page: the island adds it,
 * and without JavaScript the middleware reads the empty `rdir` as "the page before". A landing page has saved a path of its own (rule: campaign.marker).
 */
export function LoginLink({ className, children }: { className: string; children: ReactNode }) {
  const nameThisPage = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = landingPageAt(window.location.pathname) ? "/login" : loginPathFrom(window.location);
  };
  return (
    <a href="/login?rdir=" onClick={nameThisPage} rel="nofollow" className={className}>
      {children}
    </a>
  );
}
