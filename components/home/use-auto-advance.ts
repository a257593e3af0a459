"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { staysStill } from "@/components/layout/accessibility/look";

/** Turns slides over every `everyMs` while they are in view and nobody is at them: a pointer or the focus on the track, not on the controls, where Play was just pressed. Stands still where motion is not wanted, until it is asked for. */
export function useAutoAdvance(track: RefObject<HTMLElement | null>, everyMs: number | undefined, turn: () => void) {
  const [turning, setTurning] = useState(false);
  const latestTurn = useRef(turn);
  latestTurn.current = turn;
  useEffect(() => setTurning(everyMs !== undefined && !staysStill()), [everyMs]);
  useEffect(() => {
    const element = track.current;
    if (!turning || !everyMs || !element) return;
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
  }, [turning, everyMs, track]);
  return { turning, setTurning };
}
