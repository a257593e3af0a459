"use client";

import { useVisitor } from "@/components/layout/visitor/visitor";

/** Whether the visitor has written a comment, by its `userid`; false until the browser knows the visitor. */
export function useIsAuthor(author: string): boolean {
  const visitor = useVisitor();
  return author !== "" && visitor.state === "learner" && [visitor.accountId, visitor.authorAlias].includes(author);
}
