"use client";

import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useVisitor, type Visitor } from "../visitor/visitor";
import { LearnerMenu } from "./learner-menu";
import type { LearnerTexts } from "./visitor-texts";

/** Shows the learner in the header (`data-visitor`) where the server did not know the visitor, and after a change of the name or picture on this page. */
export function VisitorIsland({ texts, rendered }: { texts: LearnerTexts; rendered?: Visitor }) {
  const visitor = useVisitor(rendered);
  const [places, setPlaces] = useState<Element[]>([]);
  const isNews = visitor.state === "learner" && JSON.stringify(visitor) !== JSON.stringify(rendered);
  useLayoutEffect(() => {
    if (!isNews) return;
    const found = [...document.querySelectorAll("[data-visitor]")];
    for (const place of found) place.replaceChildren();
    setPlaces(found);
  }, [isNews]);
  if (visitor.state !== "learner") return null;
  return places.map((place, index) => createPortal(<LearnerMenu texts={texts} learner={visitor} />, place, String(index)));
}
