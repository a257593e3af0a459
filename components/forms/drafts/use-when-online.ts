"use client";

import { useEffect } from "react";

/**
 * Calls `again` when the browser is online again, as long as `waits` is true. `everyMs`: also at this interval, because
 * a browser may report that it is online although no request succeeds.
 */
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
