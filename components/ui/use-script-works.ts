"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's HTML, true after hydration: for controls that need JavaScript. */
export function useScriptWorks(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
