import { expect, test } from "vitest";
import type { CourseCard } from "@/lib/contract/courses";
import type { MyCourse, OpenReview } from "@/lib/contract/learning";
import { chooseStep, otherReviews, reviewsTogether } from "./choose-step";

const course = (slug: string, changes: Partial<MyCourse> = {}): MyCourse => ({
  enrollment_id: `enrollment-${slug}`,
  slug,
  name: slug,
  icon: "",
  status: "Enrolled",
  topics: [],
  wall_look: "",
  enrolled_date: "2026-11-01T00:00:00.000Z",
  progress: 40,
  certificateId: null,
  module_level_certificate: 0,
  certificates: [],
  course_completion_review: 0,
  current_topic: null,
  current_page: null,
  resume: null,
  ...changes,
});
const review = (slug: string, state: OpenReview["state"]): OpenReview => ({
  course: slug,
  name: slug,
  state,
  note: null,
  since: "2026-11-02T00:00:00.000Z",
});
const offered: CourseCard = { name: "next", slug: "next", icon: "", duration: "", is_new: 0, shortDesc: "" };

const done = course("done", { progress: 100 });
const certified = course("certified", { progress: 100, status: "Completed", certificateId: "1" });
const reviewed = course("reviewed", { progress: 100, module_level_certificate: 1, course_completion_review: 1 });
const begun = course("begun");

test.each([
  ["no course", { courses: [] }, null],
  ["a course that is begun", { courses: [certified, begun] }, "resume begun"],
  [
    "of two courses that are begun, the one that was opened last and not the one that was joined last",
    {
      courses: [
        course("newest", { enrolled_date: "2026-11-05T00:00:00.000Z", opened_at: "2026-11-05T00:01:00.000Z" }),
        course("daily", { opened_at: "2026-11-09T00:00:00.000Z" }),
      ],
    },
    "resume daily",
  ],
  [
    "a course that was joined after the other was opened, and not opened yet",
    {
      courses: [
        course("daily", { opened_at: "2026-11-09T00:00:00.000Z" }),
        course("newest", { enrolled_date: "2026-11-10T00:00:00.000Z", opened_at: null }),
      ],
    },
    "resume newest",
  ],
  [
    "courses of a backend that does not say when they were opened: the one that was joined last",
    { courses: [course("newest", { enrolled_date: "2026-11-05T00:00:00.000Z" }), course("older")] },
    "resume newest",
  ],
  [
    "a certificate that only has to be requested, before a course that is begun",
    { courses: [begun, done] },
    "certificate done",
  ],
  [
    "work that was sent back, where nothing is begun",
    { courses: [reviewed], reviews: [review("reviewed", "returned")] },
    "returned reviewed",
  ],
  [
    "a course that is begun, before work that was sent back",
    { courses: [begun, reviewed], reviews: [review("reviewed", "returned")] },
    "resume begun",
  ],
  [
    "a review that waits: the next course",
    { courses: [reviewed], reviews: [review("reviewed", "waiting")], toJoin: [offered] },
    "join next",
  ],
  [
    "a review that waits and no further course",
    { courses: [reviewed], reviews: [review("reviewed", "waiting")] },
    "waiting reviewed",
  ],
  [
    "everything done, but something else before the certificate",
    { courses: [reviewed], toJoin: [offered] },
    "held reviewed",
  ],
  ["a certificate and a further course", { courses: [certified], toJoin: [offered] }, "join next"],
  ["every course complete", { courses: [certified] }, "earned certified"],
] as const)("%s", (_, given, expected) => {
  const step = chooseStep({
    courses: [...given.courses],
    reviews: "reviews" in given ? [...given.reviews] : [],
    toJoin: "toJoin" in given ? [...given.toJoin] : [],
  });
  expect(step && `${step.kind} ${step.course.slug}`).toBe(expected);
});

test("a review that is the step is not news as well", () => {
  const [returned, waiting] = [review("reviewed", "returned"), review("other", "waiting")];
  const step = chooseStep({
    courses: [reviewed, course("other", { progress: 100 })],
    reviews: [returned, waiting],
    toJoin: [],
  });
  expect(step?.kind).toBe("certificate");
  expect(otherReviews([returned, waiting], step)).toEqual([returned, waiting]);
  const alone = chooseStep({ courses: [reviewed], reviews: [returned, waiting], toJoin: [] });
  expect(otherReviews([returned, waiting], alone)).toEqual([waiting]);
});

test("modules of one course that wait since the same day are one line; another day, course or state is a line of its own", () => {
  const module = (name: string, changes: Partial<OpenReview> = {}): OpenReview => ({
    ...review("reviewed", "waiting"),
    name,
    ...changes,
  });
  const given = [
    module("A"),
    module("B"),
    module("C", { since: "2026-11-05T00:00:00.000Z" }),
    module("D", { course: "other" }),
    module("E", { state: "returned" }),
  ];
  const lines = reviewsTogether(given, "en");
  expect(lines.map(({ state, course: slug, name }) => `${state} ${slug} ${name}`)).toEqual([
    "waiting reviewed A”, “B",
    "waiting reviewed C",
    "waiting other D",
    "returned reviewed E",
  ]);
  expect(lines[0]?.date).toBe("2 November 2026");
});
