"use client";

import { type RefObject, useEffect } from "react";

/**
 * Publishes the height of a bar that overlays the lower edge as a CSS variable. globals.css adds both bars up to
 * `--bottom-bar`, which keeps the end of the page and fixed elements (`bottom: var(--bottom-bar, 0px)`) visible.
 */
export function useBarHeight(
  bar: RefObject<HTMLElement | null>,
  name: "--profile-bar" | "--cookie-bar" | "--verdict-bar",
  shown: boolean,
): void {
  useEffect(() => {
    if (!shown || !bar.current) return;
    const { style } = document.documentElement;
    const height = new ResizeObserver(([entry]) =>
      style.setProperty(name, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    height.observe(bar.current);
    return () => {
      height.disconnect();
      style.removeProperty(name);
    };
  }, [bar, name, shown]);
}
