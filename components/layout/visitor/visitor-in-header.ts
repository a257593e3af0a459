import type { RenderedVisitor, Visitor } from "./visitor-record";

/**
 * The learner of this document, whom its header names (`learnerHtml`). On the server nothing of a client component shows the name, so it is not needed
 * there. `unknown` where the header has no name: then the browser asks.
 */
export function visitorInHeader({ profileComplete, emailVerified }: Extract<RenderedVisitor, { state: "inHeader" }>): Visitor {
  if (typeof document === "undefined")
    return { state: "learner", accountId: "", firstName: "", lastName: "", avatar: null, profileComplete, emailVerified, staff: false };
  const written = document.querySelector<HTMLElement>("[data-learner]")?.dataset.learner;
  return written ? (JSON.parse(written) as Visitor) : { state: "unknown" };
}
