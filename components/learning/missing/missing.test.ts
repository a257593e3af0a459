import { expect, test } from "vitest";
import type { ModulesAnswer, ModuleTopic } from "@/lib/contract/learning";
import { missingFor, waitsForReviewAlone } from "./missing";

const topic = (slug: string, change: Partial<ModuleTopic> = {}): ModuleTopic => ({
  name: `Topic ${slug}`,
  slug,
  status: "Started",
  module_name: "M",
  module_id: "m",
  minutes: 20,
  unlocked_by: null,
  needs: [{ section: "Quiz", done: false }],
  next_page: 2,
  unread_pages: [],
  ...change,
});

function course(
  topics: ModuleTopic[],
  change: { certificateId?: string; review?: "waiting" | "returned"; profile?: boolean; byModule?: string[] } = {},
) {
  const review = { review: change.review ?? null, review_note: null };
  const enrollment = {
    id: "e",
    progress: 0,
    rating: null,
    feedback: null,
    platform_rating: null,
    status: "Enrolled" as const,
    current_topic: null,
  };
  const modules = [...new Set(topics.map((each) => each.module_id))].map((module_id) => ({
    ...review,
    module_id,
    module_name: module_id,
    resources: "",
    links: [],
    module_level_certificate: change.byModule ? 1 : 0,
    certificateId: change.byModule?.includes(module_id) ? "c" : null,
  }));
  return {
    status: true,
    profile_complete: change.profile ?? true,
    moduleTopic_info: topics,
    enrollStatus: true,
    enrollment_info: [{ ...enrollment, ...review, current_page: null, certificateId: change.certificateId ?? null }],
    discussion: [],
    course_info: { module_level_certificate: change.byModule ? 1 : 0 },
    module_resources: modules,
    summary_lock: true,
    discussion_tab: "No",
    resources_tab: "No",
  } as unknown as ModulesAnswer;
}

const allDone = topic("a", { status: "Completed", needs: [{ section: "Quiz", done: true }] });

test("each unfinished section is listed with its link, the reading with its first unread page", () => {
  const needs = ["Primary Reading", "Quiz", "Reflective Journal", "Discussion", "formSubmit"].map((section) => ({
    section,
    done: false,
  }));
  expect(missingFor(course([topic("a", { needs })]))?.topics[0]?.parts.map(({ kind, href }) => [kind, href])).toEqual([
    ["Reading", "/course/module/a/primary/2"],
    ["Quiz", "/course/module/a/quiz"],
    ["Journal", "/course/module/a/reflective_journal"],
    ["Discussion", "/course/module/a/discussion"],
    ["Form", "/course/module/a/primary/2"],
  ]);
});

test("finished topics are not listed; locked ones link to their row on the page", () => {
  const topics = [allDone, topic("b", { status: "Locked" })];
  expect(missingFor(course(topics))?.topics).toEqual([
    { name: "Topic b", parts: [{ kind: "Quiz", href: "#topic-b", locked: true }] },
  ]);
});

test("with every topic done the profile, the review or the request is what is missing", () => {
  expect(missingFor(course([allDone], { profile: false }))).toMatchObject({
    topics: [],
    profile: true,
    review: null,
    request: false,
  });
  expect(missingFor(course([allDone], { review: "waiting" }))).toMatchObject({ review: "waiting", request: false });
  expect(missingFor(course([allDone], { review: "returned" }))).toMatchObject({ review: "returned", request: false });
  expect(missingFor(course([allDone]))).toMatchObject({ profile: false, review: null, request: true });
});

test("a review is all that is missing only where every topic is done and the profile is complete", () => {
  const onlyReview = (...given: Parameters<typeof course>) =>
    [missingFor(course(...given))].map((missing) => missing && waitsForReviewAlone(missing));
  expect(onlyReview([allDone], { review: "waiting" })).toEqual([true]);
  expect(onlyReview([allDone, topic("b")], { review: "waiting" })).toEqual([false]);
  expect(onlyReview([allDone], { review: "waiting", profile: false })).toEqual([false]);
  expect(onlyReview([allDone], { review: "returned" })).toEqual([false]);
});

test("a certificate that is there leaves nothing to list", () => {
  expect(missingFor(course([allDone], { certificateId: "c" }))).toBeNull();
  expect(missingFor({ ...course([allDone]), enrollment_info: [] })).toBeNull();
});

test("in a course with module certificates, only modules without one are checked", () => {
  const topics = [topic("a", { module_id: "one" }), topic("b", { module_id: "two" })];
  expect(missingFor(course(topics, { byModule: ["one"] }))?.topics.map((each) => each.name)).toEqual(["Topic b"]);
  expect(missingFor(course(topics, { byModule: ["one", "two"] }))).toBeNull();
});

test("a started topic lists each unread page; an unstarted one links to its first page", () => {
  const reading = {
    needs: [{ section: "Primary Reading", done: false }],
    unread_pages: [1, 3].map((page) => ({ page, title: `Page ${page}` })),
  };
  expect(missingFor(course([topic("a", reading)]))?.topics[0]?.parts).toEqual(
    [1, 3].map((page) => ({ kind: "Reading", href: `/course/module/a/primary/${page}`, locked: false, page })),
  );
  const pending = topic("a", { ...reading, status: "Pending", next_page: 1 });
  expect(missingFor(course([pending]))?.topics[0]?.parts).toEqual([
    { kind: "Reading", href: "/course/module/a/primary/1", locked: false },
  ]);
});
