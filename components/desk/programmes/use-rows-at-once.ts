"use client";

import { useSyncExternalStore } from "react";

// `desk.css` has the same numbers: it hides the rows after the first page until the table pages them.
const onPhones = 6;
const onDesktops = 25;
const wide = "(min-width: 48rem)";

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** The number of rows on a page of a table: fewer on a phone, where each row is a card of several lines. */
export function useRowsAtOnce(): number {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(wide).matches ? onDesktops : onPhones),
    () => onDesktops,
  );
}
