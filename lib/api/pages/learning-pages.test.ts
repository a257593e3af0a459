import { isValidElement, type ReactElement, type ReactNode } from "react";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { accounts } from "../../domain/accounts";
import type { CallContext } from "../../domain/call";
import { approveReview, returnReview } from "../../domain/certificates";
import { courses } from "../../domain/courses";
import { asHolderOf, completeTopic, guestContext, newRegistration, publishedContent } from "../../domain/testing/learners";
import type { Database, OpenDatabase } from "../../platform/db";
import { dialects, type FreshDatabase, freshDatabase } from "../../platform/db/testing/fresh-database";
import { sealToken } from "../../platform/session";
import { settings } from "../../platform/settings";
import { visitorApi } from "../server";

// Learning pages are drawn as the server draws them, up to the islands; only the request around them is made here.
const request = vi.hoisted(() => ({ cookie: "", memo: new Map<unknown, unknown>() }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => ({ value: request.cookie }), set: () => undefined }),
}));
vi.mock("next-intl/server", () => ({
  setRequestLocale: () => undefined,
  getTranslations: async () => Object.assign((key: string) => key, { has: () => true, raw: () => [], rich: (key: string) => key }),
}));
// Outside of React's server build `cache` keeps nothing; in it, once for each request.
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  cache:
    <Given extends unknown[], Found>(find: (...given: Given) => Found) =>
    (...given: Given) => {
      if (!request.memo.has(find)) request.memo.set(find, find(...given));
      return request.memo.get(find) as Found;
    },
}));

/** No learning page asks the database more often than this, the session's look-up among it. */
const mostQueries = 6;

type Page = (props: { params: Promise<never>; searchParams: Promise<never> }) => Promise<ReactNode>;

const pageFiles = {
  dashboard: () => import("@/app/[locale]/(learning)/dashboard/page"),
  course: () => import("@/app/[locale]/(learning)/view/course/[id]/page"),
  topics: () => import("@/app/[locale]/(learning)/my-courses/[id]/page"),
  topic: () => import("@/app/[locale]/(learning)/course/module/[id]/[section]/[[...page]]/page"),
  survey: () => import("@/app/[locale]/(learning)/survey/course/[id]/page"),
  unenroll: () => import("@/app/[locale]/(learning)/course/unenroll/[slug]/page"),
} as const;

const queries: string[] = [];

/** Counts what is asked; the marks of a transaction around it are no questions. */
function counting(db: Database): Database {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      const text = JSON.stringify(node);
      if (!/"sqlFragments":\["(begin|commit)/.test(text))
        queries.push(`${node.kind} ${[...text.matchAll(/"TableNode".*?"name":"(\w+)"/g)].map((each) => each[1])}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

async function draw(file: keyof typeof pageFiles, params: Record<string, unknown>, search: Record<string, string> = {}): Promise<void> {
  request.memo.clear();
  queries.length = 0;
  const { default: page } = await pageFiles[file]();
  const props = { params: Promise.resolve({ locale: "en", ...params } as never), searchParams: Promise.resolve(search as never) };
  await drawn(await (page as unknown as Page)(props));
}

/** Draws the server's components inside; where one is an island, what it was given. */
async function drawn(node: ReactNode): Promise<void> {
  if (Array.isArray(node)) for (const each of node) await drawn(each);
  if (!isValidElement(node)) return;
  const { type, props } = node as ReactElement<{ children?: ReactNode }>;
  if (typeof type !== "function") return drawn(props.children);
  const inside = await Promise.resolve()
    .then(() => (type as (given: object) => ReactNode | Promise<ReactNode>)(props))
    .catch((error: Error) => (/use|null|invalid hook/i.test(error.message) ? props.children : Promise.reject(error)));
  await drawn(inside);
}

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  let guest: CallContext;
  let learner: CallContext;
  const topics = publishedContent().topicById;
  const of = (course: string) => publishedContent().courseById.get(course)?.topics ?? [];

  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
    guest = await guestContext(fresh);
    (globalThis as { portalDatabase?: OpenDatabase }).portalDatabase = { ...fresh.opened, db: counting(fresh.opened.db) };
  });
  afterAll(async () => {
    guest.limits.close();
    await fresh.remove();
  });
  beforeEach(async () => {
    // An island that is drawn outside of a page says so before it throws.
    vi.spyOn(console, "error").mockImplementation((...said) => {
      if (!String(said[0]).startsWith("Invalid hook call")) throw new Error(said.join(" "));
    });
    const { token } = await accounts.register(guest, newRegistration());
    learner = await asHolderOf(guest, token);
    request.cookie = await sealToken(token, settings().sessionSecret);
    for (const course of publishedContent().courses) await courses.enroll(learner, { id: course.id });
  });

  const expectFew = (page: string) => {
    expect(queries.length, page).toBeGreaterThan(1);
    expect(queries.length, `${page}: ${queries.join(" | ")}`).toBeLessThanOrEqual(mostQueries);
  };

  test.each(publishedContent().courses.map((course) => course.id))(
    "the pages of the course %s ask little, of somebody new and of somebody who has learned",
    async (course) => {
      for (const learned of [false, true]) {
        if (learned) for (const topic of of(course).slice(0, 3)) await completeTopic(learner, topic);
        await draw("dashboard", {});
        expectFew("dashboard");
        for (const tab of ["modules", "discussions", "resources"]) {
          await draw("course", { id: course }, { tab });
          expectFew(`course ${tab}`);
        }
        await draw("topics", { id: course });
        expectFew("topics");
        for (const step of ["ask", "reason"]) {
          await draw("unenroll", { slug: course }, { step });
          expectFew(`unenroll ${step}`);
        }
        await draw("survey", { id: course });
        expectFew("survey");
      }
    },
  );

  test.each(publishedContent().courses.map((course) => course.id))(
    "nor do they ask more of the course %s at its end: complete, under review, sent back, approved, certified, left",
    async (course) => {
      const expectFewAt = async (state: string, ...steps: string[]) => {
        await draw("dashboard", {});
        expectFew(`${state}: dashboard`);
        for (const search of [{}, { refused: "profile" }, { tab: "discussions" }] as Record<string, string>[]) {
          await draw("course", { id: course }, search);
          expectFew(`${state}: course ${JSON.stringify(search)}`);
        }
        await draw("survey", { id: course });
        expectFew(`${state}: survey`);
        for (const step of steps) {
          await draw("unenroll", { slug: course }, { step });
          expectFew(`${state}: unenroll ${step}`);
        }
      };
      const staff = { ...guest, settings: settings() };
      const seen = async () => (await visitorApi("en")).learning.modules({ params: { id: course }, query: { language: "en" }, body: {} });
      await finishAll(course);
      // The first look finds what is due: the review, where the course asks for one.
      await draw("course", { id: course });
      expectFew("complete, seen for the first time: course");
      await expectFewAt("complete", "ask");
      const [{ id: eid = "" } = {}] = (await seen()).enrollment_info;
      const { completionReview, moduleLevelCertificate, modules = [] } = staff.content.courseById.get(course) ?? {};
      const units = moduleLevelCertificate ? modules : [{ id: "", topics: of(course) }];
      for (const unit of completionReview ? units : []) {
        const wanted = { enrollmentId: eid, moduleId: unit.id };
        const returned = { topicIds: unit.topics.map(({ id }) => id), note: "Please write more." };
        expect(await returnReview(staff, wanted, "test", returned)).toBe("done");
        await expectFewAt("sent back");
        request.memo.clear();
        await (await visitorApi("en")).certificates.requestReview({ id: course, eid });
        expect(await approveReview(staff, wanted, "test")).toBe("needsProfile");
        await expectFewAt("approved, the profile incomplete");
      }
      request.memo.clear();
      await (await visitorApi("en")).accounts.updateProfile({ current_institute: "Middle School", employment_sector: "Government", is_profile_complete: 1 });
      await expectFewAt("with a complete profile");
      request.memo.clear();
      await (await visitorApi("en")).learning.completeCourse({ id: course, eid });
      await expectFewAt("certified", "ask", "reason");
      expect((await seen()).enrollment_info[0]?.status).toBe("Completed");
      await (await visitorApi("en")).learning.unenroll({ id: course, feedback: "No time." });
      await draw("unenroll", { slug: course }, { step: "done" });
      expectFew("left: unenroll");
      await draw("dashboard", {});
      expectFew("left: dashboard");
    },
  );

  test("every section of a topic asks little, opened for the first time and again", async () => {
    for (const course of publishedContent().courses) {
      for (const topic of of(course.id)) {
        const { quiz, journal, discussion } = topics.get(topic.id) ?? topic;
        const sections = { quiz: quiz.length > 0, reflective_journal: journal !== null, discussion: discussion !== null };
        const visits = [...topic.pages.keys()].map((index) => ["primary", String(index + 1)]);
        for (const [section, exists] of Object.entries(sections))
          if (exists && topic.completion.length > 0 && !topic.completion.includes("formSubmit")) visits.push([section]);
        for (const [section, page] of [...visits, ...visits]) {
          await draw("topic", { id: topic.id, section, page: page ? [page] : undefined });
          expectFew(`${topic.id} ${section} ${page ?? ""}`);
        }
        await finish(topic.id);
      }
    }
  });

  /** A record with every mark for each topic of the course. */
  const finishAll = async (course: string) => {
    const time = learner.now.toISOString();
    const marks = { reading_done_at: time, quiz_score: 10, quiz_done_at: time, journal_done_at: time, discussion_done_at: time, form_done_at: time };
    const { enrollmentId } = await courses.enroll(learner, { id: course });
    const records = of(course).map((topic) => ({
      enrollment_id: enrollmentId,
      topic_id: topic.id,
      created_at: time,
      page_times: JSON.stringify(topic.pages.map(() => true)),
      ...marks,
    }));
    await fresh.opened.db.insertInto("topic_records").values(records).execute();
  };

  /** Every mark of a topic that was opened: what this test walks through is the pages, not what completes a topic. */
  const finish = async (topicId: string) => {
    const time = learner.now.toISOString();
    const marks = { reading_done_at: time, quiz_done_at: time, journal_done_at: time, discussion_done_at: time, form_done_at: time };
    await fresh.opened.db.updateTable("topic_records").set(marks).where("topic_id", "=", topicId).execute();
  };
});
