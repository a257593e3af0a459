"use client";

import { useEffect } from "react";
import { lastLearner, rememberLearner } from "@/components/layout/visitor/drafts";
import { signedInHere, useVisitor } from "@/components/layout/visitor/visitor";

/** The id of the account that owns the drafts; null for a guest or while unknown. With `given` it asks nobody. */
export function useLearnerKey(given?: string): string | null {
  const visitor = useVisitor();
  const known = given ?? (visitor.state === "learner" ? visitor.accountId : null);
  useEffect(() => {
    // A page being left for /logout may load its visitor after the logout has cleared the storage; nothing must be
    // stored then.
    if (known && signedInHere()) rememberLearner(known);
  }, [known]);
  if (known || visitor.state !== "guest") return known;
  // The visitor could not be loaded without a connection, but the hint cookie shows that the learner is still signed
  // in.
  return signedInHere() ? lastLearner() : null;
}
