"use client";

import { useEffect } from "react";
import { prefetchedRoutes, routeMatcher } from "@/lib/contract/routes";

const hoverMs = 80;

/** Prefetches a link's page when a finger touches it or a pointer rests on it. */
export function PrefetchOnIntent() {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const fetched = new Set<string>([window.location.href]);
    let timer = 0;
    const linkBelow = (event: Event) => (event.target instanceof Element ? event.target.closest("a") : null);
    const prefetch = (link: HTMLAnchorElement | null) => {
      if (!link || fetched.has(link.href) || !mayPrefetch(link.href, window.location.origin)) return;
      fetched.add(link.href);
      const hint = document.createElement("link");
      hint.rel = "prefetch";
      hint.href = link.href;
      document.head.append(hint);
    };
    const onDown = (event: Event) => prefetch(linkBelow(event));
    const onOver = (event: Event) => {
      window.clearTimeout(timer);
      const link = linkBelow(event);
      if (link) timer = window.setTimeout(() => prefetch(link), hoverMs);
    };
    document.addEventListener("pointerdown", onDown, { passive: true });
    document.addEventListener("mouseover", onOver, { passive: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("pointerdown", onDown);
      document.removeEventListener("mouseover", onOver);
    };
  }, []);
  return null;
}

const mayBePrefetched = routeMatcher(prefetchedRoutes);

/** Whether a link may be prefetched. A link that sets the language may not, because fetching it would set it. */
export function mayPrefetch(href: string, origin: string): boolean {
  const address = new URL(href);
  return address.origin === origin && mayBePrefetched.test(address.pathname) && !address.searchParams.has("language");
}
