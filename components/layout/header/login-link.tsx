"use client";

import type { MouseEvent, ReactNode } from "react";
import { loginPathFrom } from "@/lib/api/http/return-path";
import { landingPageAt } from "@/lib/contract/rules/campaign-marks";

/**
 * The header's *Login* link, which returns to the current page (rule: login.return-path). The header is prerendered and does not know the page:
 * JavaScript adds it, and without it the middleware treats an empty `rdir` as the referring page. A landing page has saved its own path (rule:
 * campaign.marker).
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
