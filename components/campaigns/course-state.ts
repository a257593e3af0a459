import { useEffect, useState } from "react";
import { useVisitor } from "@/components/layout/visitor/visitor";

/** The three states of a visitor on a campaign page (rule: campaign.button), and `unknown` until the state is loaded. */
export type CourseState = "unknown" | "guest" | "not enrolled" | "enrolled";

/** Loads whether a signed-in visitor is enrolled. Guests cause no call; a failed call counts as not enrolled, because enrolling twice is harmless. */
export function useCourseState(courseId: string): CourseState {
  const visitor = useVisitor().state;
  const [enrolled, setEnrolled] = useState<boolean>();
  useEffect(() => {
    if (visitor !== "learner") return;
    import("@/lib/api/client")
      .then(({ api }) => api.learning.getMyCourseInfo({ courseId }))
      .then(({ status }) => setEnrolled(Boolean(status)))
      .catch(() => setEnrolled(false));
  }, [visitor, courseId]);
  if (visitor !== "learner") return visitor;
  if (enrolled === undefined) return "unknown";
  return enrolled ? "enrolled" : "not enrolled";
}
