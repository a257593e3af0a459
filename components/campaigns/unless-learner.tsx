"use client";

import type { ReactNode } from "react";
import { useVisitor } from "@/components/layout/visitor/visitor";

/** Replaces the registration form for a learner, on a page that the browser cached before the login. */
export function UnlessLearner({ learner, children }: { learner: ReactNode; children: ReactNode }) {
  return useVisitor().state === "learner" ? learner : children;
}
