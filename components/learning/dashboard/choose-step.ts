import type { CourseCard } from "@/lib/contract/courses";
import type { MyCourse, OpenReview } from "@/lib/contract/learning";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { waitsElsewhere, waitsForRequest } from "../course-certificates";

export type Step =
  | { kind: "certificate" | "resume" | "held" | "earned"; course: MyCourse }
  | { kind: "returned" | "waiting"; course: MyCourse; review: OpenReview }
  | { kind: "join"; course: CourseCard };

type Given = { courses: MyCourse[]; reviews: OpenReview[]; toJoin: CourseCard[] };

/**
 * The target of the dashboard's one large button (rule: dashboard.cards). A certificate that only has to be requested
 * comes before any learning. Null for a learner without a course: the dashboard then shows a link to the courses.
 */
export function chooseStep({ courses, reviews, toJoin }: Given): Step | null {
  if (courses.length === 0) return null;
  const certificate = courses.find(waitsForRequest);
  if (certificate) return { kind: "certificate", course: certificate };
  const begun = lastOpened(courses.filter(({ progress, status }) => progress < 100 && status !== "Completed"));
  if (begun) return { kind: "resume", course: begun };
  const held = courses.find(
    (course) => waitsElsewhere(course) && reviews.every((review) => review.course !== course.slug),
  );
  if (held) return { kind: "held", course: held };
  const returned = stepOfReview(courses, reviews, "returned");
  if (returned) return returned;
  const [next] = toJoin;
  if (next) return { kind: "join", course: next };
  const waiting = stepOfReview(courses, reviews, "waiting");
  if (waiting) return waiting;
  const earned = courses.find(({ certificateId, certificates }) => certificateId !== null || certificates.length > 0);
  return earned ? { kind: "earned", course: earned } : null;
}

/** The course that its learner was in last; one of which no page was opened counts from its enrollment. */
function lastOpened(courses: MyCourse[]): MyCourse | undefined {
  const since = ({ opened_at, enrolled_date }: MyCourse) => Date.parse(opened_at ?? enrolled_date);
  return courses.toSorted((one, other) => since(other) - since(one))[0];
}

function stepOfReview(courses: MyCourse[], reviews: OpenReview[], state: OpenReview["state"]): Step | null {
  const review = reviews.find((each) => each.state === state);
  const course = courses.find(({ slug }) => slug === review?.course);
  return review && course ? { kind: state, course, review } : null;
}

/** The other news; a review that is the step itself is not repeated. */
export function otherReviews(reviews: OpenReview[], step: Step | null): OpenReview[] {
  return step && "review" in step ? reviews.filter((each) => each !== step.review) : reviews;
}

type Line = Pick<OpenReview, "state" | "course" | "name"> & { date: string };

/** Joins a course's modules that have waited since the same day. The text around `name` has the outer quotes. */
export function reviewsTogether(reviews: OpenReview[], language: Language): Line[] {
  const lines: Line[] = [];
  for (const { state, course, name, since } of reviews) {
    const date = dayMonthYear(since, language);
    const same = lines.find((line) => line.state === state && line.course === course && line.date === date);
    if (same) same.name += `”, “${name}`;
    else lines.push({ state, course, name, date });
  }
  return lines;
}
