"use client";

import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { staysStill } from "@/components/layout/accessibility/look";

/** Tracks which slide is in view and scrolls to another. The browser does the scrolling. */
export function useSlides(track: RefObject<HTMLElement | null>, total: number) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [track]);
  /** Scrolls to a slide, wrapping around at the ends. @returns the number of the slide */
  const goTo = (wanted: number): number => {
    const index = (wanted + total) % total;
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: staysStill() ? "auto" : "smooth" });
    return index;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== track.current) return;
    const wanted = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: total - 1 }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    goTo(wanted);
  };
  return { current, goTo, onKeyDown };
}
