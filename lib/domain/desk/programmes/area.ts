import type { FigureFilters } from "../../../contract/desk/programmes";
import { CallError } from "../../../platform/call-error";
import type { CallContext } from "../../call";
import { hasDistrict } from "../../places";
import type { Staff } from "../access/require-staff";
import { knownCampaigns } from "./known-values";

/**
 * Rejects filters outside the reader's courses and states; zeros in the table would say that nobody is there. A partner
 * may only ask for the portal's own campaigns. @throws CallError FORBIDDEN
 */
export function requireFiguresArea(
  { content, language }: Pick<CallContext, "content" | "language">,
  { areas, role }: Staff,
  filters: FigureFilters,
): void {
  const { course, state, district, campaign } = filters;
  const named = (names: (string | undefined)[]) => names.filter(Boolean).join(", ");
  const isForeignState = areas.states !== null && state !== "" && !areas.states.includes(Number(state));
  const isForeignDistrict =
    areas.states !== null && district !== "" && !areas.states.some((id) => hasDistrict(content, id, district));
  if (areas.states && (isForeignState || isForeignDistrict)) {
    const states = named(areas.states.map((id) => content.places.states.find((each) => each.id === id)?.[language]));
    throw new CallError("FORBIDDEN", "figuresOutsideStates", { values: { states } });
  }
  if (areas.courses && course !== "" && !areas.courses.includes(course)) {
    const courses = named(areas.courses.map((id) => content.courseById.get(id)?.name[language]));
    throw new CallError("FORBIDDEN", "figuresOutsideCourses", { values: { courses } });
  }
  if (role === "partner" && campaign !== "" && !knownCampaigns(content).includes(campaign))
    throw new CallError("FORBIDDEN", "figuresOfUnknownCampaign");
}
