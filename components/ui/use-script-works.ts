"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in what the server draws, true once the page has come to life: for controls that do nothing without JavaScript. */
export function useScriptWorks(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
