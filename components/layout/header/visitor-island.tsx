"use client";

import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Avatar } from "@/components/ui/avatar";
import { FooterLearnerLinks } from "../footer/visitor-links";
import { useVisitor, type Visitor } from "../visitor/visitor";
import { LearnerMenu } from "./learner-menu";
import type { LearnerTexts } from "./visitor-texts";

const places = "[data-visitor], [data-footer-visitor]";

/**
 * Shows the learner in the header (`data-visitor`) and the learner's pages in the footer (`data-footer-visitor`) where
 * the server did not know the visitor, and after a change of the name or picture on this page.
 */
export function VisitorIsland({ texts, rendered }: { texts: LearnerTexts; rendered?: Visitor }) {
  const visitor = useVisitor(rendered);
  const [found, setFound] = useState<HTMLElement[]>([]);
  const isNews = visitor.state === "learner" && JSON.stringify(visitor) !== JSON.stringify(rendered);
  useLayoutEffect(() => {
    if (!isNews) return;
    const all = [...document.querySelectorAll<HTMLElement>(places)];
    for (const place of all) place.replaceChildren();
    setFound(all);
  }, [isNews]);
  if (visitor.state !== "learner") return null;
  return found.map((place, index) =>
    createPortal(
      place.dataset.footerVisitor === undefined ? (
        <LearnerMenu
          texts={texts}
          avatar={<Avatar of={visitor} size="small" />}
          name={visitor.firstName}
          staff={visitor.staff}
        />
      ) : (
        <FooterLearnerLinks texts={texts} />
      ),
      place,
      String(index),
    ),
  );
}
