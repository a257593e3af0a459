import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Standing } from "./standing";

const daysBefore = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
const course = (activeDays: number | null, status = "Enrolled") => ({
  ...{ id: "c", name: "Course", percent: 20, status, topic: "Topic", enrolledAt: daysBefore(30) },
  activeAt: activeDays === null ? "" : daysBefore(activeDays),
});
const nothing = { accountId: "a", invited: false, waitsSince: null, reviews: [], courses: [] };
const review = { enrollmentId: "e", moduleId: "", course: "Course", module: null };

test.each([
  ["who is in no course", nothing, "Needs no help now"],
  ["who was active lately", { ...nothing, courses: [course(13)] }, "Needs no help now Last active 13 days ago."],
  [
    "who has finished",
    { ...nothing, courses: [course(40, "Completed")] },
    "Needs no help now Last active 40 days ago.",
  ],
  ["who is quiet", { ...nothing, courses: [course(14)] }, "Needs help Has not opened a page for 14 days."],
  [
    "who is active in one of two courses",
    { ...nothing, courses: [course(20), course(0)] },
    "Needs no help now Last active today.",
  ],
  ["who has not begun", { ...nothing, courses: [course(null)] }, "Needs help Joined 30 days ago and has not begun."],
  ["whose work waits", { ...nothing, reviews: [review] }, "Needs help Waiting for a review: Course"],
  [
    "whose message waits",
    { ...nothing, waitsSince: "2026-11-20T10:15:00.000Z", courses: [course(1)] },
    "Needs help Wrote on 20 November 2026, 3:45 pm, and no one has answered.",
  ],
])("staff see of a person %s whether the person needs help, and why", (_, person, said) => {
  const html = renderToStaticMarkup(<Standing person={person} t={translatorFor("en", "desk")} language="en" />);
  expect(
    html
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ).toBe(said);
});

test("a person who has not accepted the invitation yet is not asked about a course", () => {
  const person = { ...nothing, invited: true, courses: [course(null)] };
  const html = renderToStaticMarkup(<Standing person={person} t={translatorFor("en", "desk")} language="en" />);
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).toContain(translatorFor("en", "desk")("person.invitedNote"));
});
