"use client";

import { useVisitor } from "@/components/layout/visitor/visitor";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** The page's last action: create an account, or open the courses. Both share a grid cell, so nothing shifts. */
export function ClosingAction({ guest, learner }: { guest: string; learner: string }) {
  const isLearner = useVisitor().state === "learner";
  const place = (shown: boolean) => `col-start-1 row-start-1 lg:px-8 ${shown ? "" : "invisible"}`;
  return (
    <div className="grid">
      <LinkButton href="/register" className={place(!isLearner)}>
        {guest}
        <Icon name="arrow" />
      </LinkButton>
      <LinkButton href="/dashboard" className={place(isLearner)}>
        {learner}
        <Icon name="arrow" />
      </LinkButton>
    </div>
  );
}
