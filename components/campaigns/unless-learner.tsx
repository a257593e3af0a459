"use client";

import type { ReactNode } from "react";
import { useVisitor } from "@/components/layout/visitor/visitor";

/** A page that a browser kept from before the login: a learner sees no registration form there either. */
export function UnlessLearner({ learner, children }: { learner: ReactNode; children: ReactNode }) {
  return useVisitor().state === "learner" ? learner : children;
}
