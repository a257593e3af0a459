"use client";

import { useVisitor } from "@/components/layout/visitor/visitor";

/** The name as it is now: a form on the same page may have changed it. */
export function OwnName({ known }: { known: string }) {
  const visitor = useVisitor();
  return visitor.state === "learner" ? `${visitor.firstName} ${visitor.lastName}` : known;
}
