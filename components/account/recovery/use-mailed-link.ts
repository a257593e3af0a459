"use client";

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { failedOutcome, type LinkOutcome, waiting } from "./link-outcome";

type Setup = {
  /** The outcome of the form that was submitted without JavaScript, when there is one. */
  known?: LinkOutcome;
  offline: string;
  /** Uses the link. @returns the message to show */
  follow: () => Promise<LinkOutcome>;
  /** Called instead of showing the message here. */
  onRejected?: (message: string, key?: string) => Promise<void>;
};

/**
 * Follows a mailed link from the browser, once the page is open: a mail scanner's GET or HEAD changes nothing (threats
 * T12). The page's form does the same, for browsers without JavaScript and for a second try.
 */
export function useMailedLink({ known = waiting, offline, follow, onRejected }: Setup) {
  const [outcome, settle] = useState(known);
  const busy = useRef(false);
  const run = async (does: () => Promise<LinkOutcome>) => {
    if (busy.current) return;
    busy.current = true;
    const found = await does().catch((error: unknown) => failedOutcome(error, offline));
    busy.current = false;
    if (found.state === "rejected" && onRejected) return onRejected(found.message, found.key);
    settle(found);
    if (found.state === "done") sayInToast(found.message);
  };
  const onOpen = useEffectEvent(() => {
    if (outcome.state === "waiting") run(follow);
  });
  useEffect(() => onOpen(), []);
  const onSubmit = (does: () => Promise<LinkOutcome>) => (event: FormEvent) => {
    event.preventDefault();
    run(does);
  };
  return { outcome, onSubmit };
}

/** Only what was done is a toast: what went wrong stands on the page until something is done about it. */
function sayInToast(message: string): void {
  import("@/components/ui/toasts").then(({ toast }) => toast("success", message), console.error);
}
