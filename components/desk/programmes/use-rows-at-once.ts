"use client";

import { useSyncExternalStore } from "react";

// `desk.css` hides the rows behind the first page until the table pages them: the numbers stand there too.
const onPhones = 6;
const onDesktops = 25;
const wide = "(min-width: 48rem)";

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** How many rows a page of a table has: fewer on a phone, where each row is a card of several lines. */
export function useRowsAtOnce(): number {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(wide).matches ? onDesktops : onPhones),
    () => onDesktops,
  );
}
