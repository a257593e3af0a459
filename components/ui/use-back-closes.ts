"use client";

import { useEffect, useId, useRef } from "react";

/** The prefix of the keys of history entries that forms in steps add (components/forms/steps/use-steps.ts). */
const stepKey = "formStep:";

type Entry = Record<string, unknown> | null;

/**
 * The browser's Back button closes an open dialog and stays on its page. The open dialog is an entry of the history;
 * the steps of a form in it are further entries, which Back goes through first. Closed by its button, the dialog takes
 * its entries away again.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const id = useId();
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const isHere = () => (window.history.state as Entry)?.dialog === id;
    const stepsBefore = stepEntries(window.history.state);
    if (!isHere()) window.history.pushState({ ...window.history.state, dialog: id }, "");
    let leftByBack = false;
    const follow = () => {
      if (isHere()) return;
      leftByBack = true;
      latest.current();
    };
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      if (!leftByBack && isHere()) window.history.go(-1 - stepEntries(window.history.state) + stepsBefore);
    };
  }, [id, isOpen]);
}

/** How many entries the steps of forms have made so far. */
function stepEntries(state: Entry): number {
  return Object.entries(state ?? {}).reduce(
    (sum, [key, value]) => (key.startsWith(stepKey) ? sum + ((value as { depth?: number } | null)?.depth ?? 0) : sum),
    0,
  );
}
