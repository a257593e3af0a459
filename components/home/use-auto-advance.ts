"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { staysStill } from "@/components/layout/accessibility/look";

/** Advances slides every `everyMs` while they are visible and neither hovered nor focused. With reduced motion it starts only on request. */
export function useAutoAdvance(track: RefObject<HTMLElement | null>, everyMs: number | undefined, turn: () => void) {
  const [advancing, setAdvancing] = useState(false);
  const latestTurn = useRef(turn);
  latestTurn.current = turn;
  useEffect(() => setAdvancing(everyMs !== undefined && !staysStill()), [everyMs]);
  useEffect(() => {
    const element = track.current;
    if (!advancing || !everyMs || !element) return;
    let inView = false;
    const watcher = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false;
    });
    watcher.observe(element);
    const timer = window.setInterval(() => {
      const busy = element.matches(":hover") || element.contains(document.activeElement);
      if (inView && !busy && !document.hidden) latestTurn.current();
    }, everyMs);
    return () => {
      window.clearInterval(timer);
      watcher.disconnect();
    };
  }, [advancing, everyMs, track]);
  return { advancing, setAdvancing };
}
