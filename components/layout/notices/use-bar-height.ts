"use client";

import { type RefObject, useEffect } from "react";

/**
 * What lies over the lower edge says its height, and globals.css adds both heights up to `--bottom-bar`: the end of the page, and what
 * sticks to the lower edge (`bottom: var(--bottom-bar, 0px)`), stay clear of it.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, name: "--profile-bar" | "--cookie-bar", shown: boolean): void {
  useEffect(() => {
    if (!shown || !bar.current) return;
    const { style } = document.documentElement;
    const height = new ResizeObserver(([entry]) => style.setProperty(name, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`));
    height.observe(bar.current);
    return () => {
      height.disconnect();
      style.removeProperty(name);
    };
  }, [bar, name, shown]);
}
