import { expect, test } from "vitest";
import type { Course } from "../../platform/content";
import { nextStep } from "./complete-course";
import type { UnitState } from "./unit-state";

type Way = { moduleLevel?: boolean; review?: boolean };
const makeCourse = ({ moduleLevel = false, review = false }: Way) =>
  ({ moduleLevelCertificate: moduleLevel, completionReview: review }) as Course;
const unit = (change: Partial<UnitState> = {}): UnitState => ({
  moduleId: "",
  complete: true,
  certificate: null,
  review: null,
  ...change,
});
const outcome = (given: "approved" | "returned" | null) => ({
  outcome: given,
  note: null,
  topicIds: [],
  since: null,
  decidedAt: null,
});

test.each<
  [what: string, way: Way, unit: UnitState, profile: boolean, requested: boolean, step: ReturnType<typeof nextStep>]
>([
  ["nothing before it is complete", { moduleLevel: true, review: true }, unit({ complete: false }), true, true, null],
  ["a course's certificate waits until it is requested", {}, unit(), true, false, null],
  ["once requested, it is made", {}, unit(), true, true, "issue"],
  ["without a complete profile it is not", {}, unit(), false, true, null],
  ["a module's is made by itself", { moduleLevel: true }, unit(), true, false, "issue"],
  ["but not without a complete profile", { moduleLevel: true }, unit(), false, true, null],
  ["a review begins by itself, whatever the profile", { review: true }, unit(), false, false, "review"],
  [
    "while it waits nothing is made, requested or not",
    { review: true },
    unit({ review: outcome(null) }),
    true,
    true,
    null,
  ],
  [
    "what was sent back is not made",
    { moduleLevel: true, review: true },
    unit({ review: outcome("returned") }),
    true,
    true,
    null,
  ],
  ["what was approved is made", { review: true }, unit({ review: outcome("approved") }), true, false, "issue"],
  [
    "a withdrawn certificate is not made again",
    {},
    unit({ certificate: { id: "a", withdrawn: true } }),
    true,
    true,
    null,
  ],
])("%s", (_, way, unitStates, profileComplete, requested, step) => {
  expect(nextStep(makeCourse(way), unitStates, { profileComplete }, requested)).toBe(step);
});
