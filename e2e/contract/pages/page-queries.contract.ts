import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CallContext } from "../../../lib/domain/call";
import { approveReview, certificates, returnReview } from "../../../lib/domain/certificates";
import { courses } from "../../../lib/domain/courses";
import { learning } from "../../../lib/domain/learning";
import { asHolder, completeTopic, guestContext } from "../../../lib/domain/testing/learners";
import { openDatabase } from "../../../lib/platform/db";
import { queriesHeader } from "../../../server/index";
import { callApi, readCookies, succeed } from "../../../testing/calls/call-api";
import { content, makeRegistration, newAddress } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";

/** No learning page makes more queries than this, among them the session's look-up, which has the header's picture. */
const mostQueries = 6;
/** The dashboard of somebody who has completed a topic: the questions that are asked again. */
const queriesOfRecall = 1;
/** The end of a course that is complete: which situations after it are open. */
const queriesOfSituations = 1;
/**
 * A page of a lesson: the session, the enrollment with its records, twice to write that it was opened, and once what a
 * topic that this completed earns.
 */
const mostQueriesOfLesson = 5;
/** A page whose opening completes a topic, as it may in the tests' pace: which questions of the course will be asked. */
const queriesToSchedule = 2;
/** The answers of a survey form on such a page. */
const queriesOfForm = 2;

const dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "portal-contract-")), "data");
let portal: Portal;
let guest: CallContext;
let close: () => Promise<void>;
let learner: CallContext;
let cookie: string;

beforeAll(async () => {
  portal = await startPortal({ PORTAL_DATA_DIR: dataDir, TESTS_WITHOUT_WAITING: "1" });
  const opened = openDatabase({ databaseUrl: null, sqliteFile: path.join(dataDir, "portal.sqlite") });
  guest = await guestContext({ opened, dataDir });
  close = opened.close;
});
afterAll(async () => {
  guest.limits.close();
  await close();
  await portal.stop();
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

beforeEach(async () => {
  const entered = await callApi("POST", "/users/register", { body: makeRegistration(newAddress()) }, portal.url);
  cookie = readCookies(entered);
  learner = await asHolder(guest, String(entered.body.token));
  for (const course of content.courses) await courses.enroll(learner, { id: course.id });
});

const courseTopics = (course: string) => content.courseById.get(course)?.topics ?? [];

/** Opens a page as its learner. The answer names the count of its queries. */
function open(address: string): Promise<{ status: number; queries: number }> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${portal.url}${address}`, { headers: { cookie } }, (response) => {
      response.resume();
      response.once("error", reject);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, queries: Number(response.headers[queriesHeader]) }),
      );
    });
    request.once("error", reject);
  });
}

async function expectFew(state: string, ...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const ofDashboard = address === "/dashboard" && state !== "new" ? queriesOfRecall : 0;
    const ofEnd = address.startsWith("/survey/course/") ? queriesOfSituations : 0;
    await expectAtMost(mostQueries + ofDashboard + ofEnd, state, address);
  }
}

async function expectAtMost(most: number, state: string, ...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const { status, queries } = await open(address);
    expect(status, `${state}: ${address}`).toBe(200);
    expect(queries, `${state}: ${address}`).toBeGreaterThan(1);
    expect(queries, `${state}: ${address}`).toBeLessThanOrEqual(most);
  }
}

/** What is decided later counts. */
const atOnce = (context: CallContext): CallContext => ({ ...context, now: new Date() });

/** Every mark of a topic that was opened: what is looked at here is the pages, not what completes a topic. */
const marks = () => {
  const time = learner.now.toISOString();
  return {
    reading_done_at: time,
    quiz_score: 10,
    quiz_done_at: time,
    journal_done_at: time,
    discussion_done_at: time,
    form_done_at: time,
  };
};

/** A record with every mark for each topic of the course. */
async function finishAll(course: string): Promise<string> {
  const { enrollmentId } = await courses.enroll(learner, { id: course });
  const records = courseTopics(course).map((topic) => ({
    enrollment_id: enrollmentId,
    topic_id: topic.id,
    created_at: learner.now.toISOString(),
    page_times: JSON.stringify(topic.pages.map(() => true)),
    ...marks(),
  }));
  await guest.db.insertInto("topic_records").values(records).execute();
  return enrollmentId;
}

const ids = content.courses.map(({ id }) => id);

test.each(ids)(
  "the pages of the course %s need few queries, for a new learner and for one who has learned",
  async (course) => {
    const pages = [
      "/dashboard",
      `/my-courses/${course}`,
      `/survey/course/${course}`,
      ...["modules", "discussions", "resources"].map((tab) => `/view/course/${course}?tab=${tab}`),
      ...["ask", "reason"].map((step) => `/course/unenroll/${course}?step=${step}`),
    ];
    await expectFew("new", ...pages);
    for (const topic of courseTopics(course).slice(0, 3)) await completeTopic(learner, topic);
    await expectFew("after three topics", ...pages);
  },
);

test.each(ids)(
  "nor more in the course %s at its end: complete, under review, sent back, approved, certified, left",
  async (course) => {
    const view = `/view/course/${course}`;
    const pages = [
      "/dashboard",
      view,
      `${view}?rejected=profile`,
      `${view}?tab=discussions`,
      `/survey/course/${course}`,
    ];
    const leaving = (step: string) => `/course/unenroll/${course}?step=${step}`;
    const eid = await finishAll(course);
    // The first view starts what is due: the review, where the course needs one.
    await expectFew("complete, seen for the first time", view);
    await expectFew("complete", ...pages, leaving("ask"));
    const { completionReview, moduleLevelCertificate, modules = [] } = content.courseById.get(course) ?? {};
    const units = moduleLevelCertificate ? modules : [{ id: "", topics: courseTopics(course) }];
    for (const unit of completionReview ? units : []) {
      const wanted = { enrollmentId: eid, moduleId: unit.id };
      const returned = { topicIds: unit.topics.map(({ id }) => id), note: "Please write more." };
      expect(await returnReview(atOnce(guest), wanted, "test", returned)).toBe("done");
      await expectFew("sent back", ...pages);
      const changedAt = new Date(Date.now() + 1000).toISOString();
      const written = {
        enrollment_id: eid,
        topic_id: unit.topics[0]?.id ?? "",
        entry: "More about my class.",
        created_at: changedAt,
        updated_at: changedAt,
      };
      await guest.db.insertInto("journal_entries").values(written).execute();
      await certificates.requestReview(atOnce(learner), { id: course, eid });
      expect(await approveReview(atOnce(guest), wanted, "test")).toBe("needsProfile");
      await expectFew("approved, the profile incomplete", ...pages);
    }
    // By the call, which issues what was waiting for it.
    const profile = { current_institute: "Middle School", employment_sector: "Government", is_profile_complete: 1 };
    await succeed("PUT", "/users/profile", { cookie, body: profile }, portal.url);
    await expectFew("with a complete profile", ...pages);
    await succeed("PUT", `/courses/completed_status/${course}`, { cookie, body: { eid } }, portal.url);
    await expectFew("certified", ...pages, `${view}?certificate=issued`, leaving("ask"), leaving("reason"));
    await learning.unenroll(learner, { id: course, feedback: "No time." });
    await expectFew("left", "/dashboard", leaving("done"));
  },
);

test("every section of a topic needs few queries, opened for the first time and again", async () => {
  for (const topic of ids.flatMap(courseTopics)) {
    const sections = {
      quiz: topic.quiz.length > 0,
      reflective_journal: topic.journal !== null,
      discussion: topic.discussion !== null,
    };
    const address = (visit: string) => `/course/module/${topic.id}/${visit}`;
    for (const [state, besides] of [
      ["page opened for the first time", queriesToSchedule] as const,
      ["page", 0] as const,
    ]) {
      for (const [index, { form }] of topic.pages.entries()) {
        const most = mostQueriesOfLesson + besides + (form ? queriesOfForm : 0);
        await expectAtMost(most, state, address(`primary/${index + 1}`));
      }
    }
    const hasSections = topic.completion.length > 0 && !topic.completion.includes("formSubmit");
    const visits = hasSections
      ? Object.entries(sections).flatMap(([section, exists]) => (exists ? [section] : []))
      : [];
    await expectFew("topic", ...[...visits, ...visits].map(address));
    await guest.db.updateTable("topic_records").set(marks()).where("topic_id", "=", topic.id).execute();
  }
});
