"use client";

import { useVisitor, type Visitor } from "@/components/layout/visitor/visitor";

/** Whether a visitor has written a comment, by its `userid`; false while the browser does not know the visitor. */
export function isAuthor(visitor: Visitor, author: string): boolean {
  return author !== "" && visitor.state === "learner" && [visitor.accountId, visitor.authorAlias].includes(author);
}

export function useIsAuthor(author: string): boolean {
  return isAuthor(useVisitor(), author);
}
