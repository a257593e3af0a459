"use client";

import { useEffect } from "react";
import { lastLearner, rememberLearner } from "@/components/layout/visitor/drafts";
import { signedInHere, useVisitor } from "@/components/layout/visitor/visitor";

/** The id of the account that owns the drafts; null for a guest or while unknown. */
export function useLearnerKey(): string | null {
  const visitor = useVisitor();
  const known = visitor.state === "learner" ? visitor.accountId : null;
  useEffect(() => {
    // A page left for /logout may load its visitor after the storage was cleared: it must store nothing.
    if (known && signedInHere()) rememberLearner(known);
  }, [known]);
  if (known || visitor.state !== "guest") return known;
  // The visitor was not loaded without a connection; the hint cookie shows that somebody is signed in.
  return signedInHere() ? lastLearner() : null;
}
