"use client";

import { useEffect } from "react";

/** Calls `again` when the browser is online again while `waits`. `everyMs`: also at this interval. */
export function useWhenOnline(waits: boolean, again: () => unknown, everyMs?: number): void {
  useEffect(() => {
    if (!waits) return;
    window.addEventListener("online", again);
    const timer = everyMs && setInterval(again, everyMs);
    return () => {
      window.removeEventListener("online", again);
      if (timer) clearInterval(timer);
    };
  });
}
