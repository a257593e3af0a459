"use client";

import { useEffect } from "react";
import { lastLearner, rememberLearner } from "@/components/layout/visitor/drafts";
import { signedInHere, useVisitor } from "@/components/layout/visitor/visitor";

/** The account whose drafts these are; null until the page knows it, and for a guest. `given` makes the request unnecessary. */
export function useLearnerKey(given?: string): string | null {
  const visitor = useVisitor();
  const known = given ?? (visitor.state === "learner" ? visitor.accountId : null);
  useEffect(() => {
    // A page that is being left for /logout may hear who looks at it only after the logout has cleared the storage.
    if (known && signedInHere()) rememberLearner(known);
  }, [known]);
  if (known || visitor.state !== "guest") return known;
  // The page could not ask: the network is gone, the learner is not.
  return signedInHere() ? lastLearner() : null;
}
