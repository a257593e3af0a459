"use client";

import { useVisitor } from "@/components/layout/visitor/visitor";

/** The current name, which a form on the same page may have changed. */
export function OwnName({ known }: { known: string }) {
  const visitor = useVisitor();
  return visitor.state === "learner" ? `${visitor.firstName} ${visitor.lastName}` : known;
}
