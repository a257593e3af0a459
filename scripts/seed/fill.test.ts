import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts } from "../../lib/domain/accounts";
import type { CallContext } from "../../lib/domain/call";
import { learning } from "../../lib/domain/learning";
import { waitsForGuardian } from "../../lib/domain/privacy";
import { quizzes } from "../../lib/domain/quizzes";
import { asHolder, guestContext, publishedContent } from "../../lib/domain/testing/learners";
import type { Course } from "../../lib/platform/content";
import { type FreshDatabase, freshDatabase } from "../../lib/platform/db/testing/fresh-database";
import { coordinatorKey, fillPortal, seedPassword } from "./fill";
import { people, places, type Stage, seededEmail, stages } from "./person";

let fresh: FreshDatabase;
let guest: CallContext;
const said: string[] = [];

beforeAll(async () => {
  fresh = await freshDatabase("sqlite");
  guest = await guestContext(fresh, { withWaiting: true });
  await fillPortal(guest, (line) => said.push(line));
});
afterAll(async () => {
  guest.limits.close();
  await fresh.remove();
});

async function signIn(key: string): Promise<CallContext> {
  const { token } = await accounts.login(guest, { username: seededEmail(key), password: seedPassword(guest) });
  return asHolder(guest, token);
}

/** What the portal knows of someone. */
async function lookAt(key: string) {
  const context = await signIn(key);
  const { learner } = context;
  const accountId = learner?.accountId ?? "";
  const { db } = guest;
  const [enrollment] = await db.selectFrom("enrollments").selectAll().where("account_id", "=", accountId).execute();
  const reviews = await db
    .selectFrom("reviews")
    .select("outcome")
    .where("enrollment_id", "=", enrollment?.id ?? "")
    .execute();
  const certificates = await db
    .selectFrom("certificates")
    .select("withdrawn_at")
    .where("account_id", "=", accountId)
    .execute();
  const attempts = await db
    .selectFrom("quiz_attempts")
    .select("passed")
    .where("enrollment_id", "=", enrollment?.id ?? "")
    .execute();
  return {
    context,
    verified: learner?.emailVerified,
    profileComplete: learner?.profileComplete,
    status: enrollment?.status ?? null,
    rating: enrollment?.rating ?? null,
    progress: enrollment
      ? (await learning.getMyCourseInfo(context, { courseId: enrollment.course_id })).progress
      : null,
    outcomes: reviews.map(({ outcome }) => outcome),
    certificates: certificates.map(({ withdrawn_at }) => (withdrawn_at ? "withdrawn" : "valid")),
    failed: attempts.filter(({ passed }) => passed === 0).length,
  };
}

const { modules } = publishedContent().courseById.get("healthy-minds") as Course;
const ready = { verified: true, profileComplete: true };
const percent = (least: number, most: number) =>
  expect.toSatisfy((value: number) => value >= least && value <= most, `${least} to ${most}`);

const expected: Record<Stage, Partial<Awaited<ReturnType<typeof lookAt>>>> = {
  registered: { verified: false, profileComplete: false, status: null },
  verified: { ...ready, status: null },
  "profile-incomplete": { verified: true, profileComplete: false, status: "Enrolled" },
  enrolled: { ...ready, status: "Enrolled", progress: 0 },
  reading: { ...ready, status: "Enrolled", progress: percent(1, 49) },
  "quiz-failed": { ...ready, status: "Enrolled", failed: 1 },
  "quiz-paused": { ...ready, status: "Enrolled", failed: 3 },
  stuck: { ...ready, status: "Enrolled", failed: 4, progress: percent(1, 49) },
  "half-done": { ...ready, status: "Enrolled", progress: percent(50, 99), rating: expect.any(Number) },
  "awaiting-review": {
    ...ready,
    status: "Enrolled",
    progress: 100,
    outcomes: modules.map(() => null),
    certificates: [],
  },
  "review-returned": {
    ...ready,
    status: "Enrolled",
    outcomes: expect.arrayContaining(["returned", null]),
    certificates: [],
  },
  certified: { ...ready, status: "Completed", progress: 100, certificates: ["valid"], rating: 5 },
  "modules-certified": {
    ...ready,
    status: "Completed",
    outcomes: modules.map(() => "approved"),
    certificates: modules.map(() => "valid"),
  },
  "certificate-withdrawn": { ...ready, status: "Completed", certificates: ["withdrawn"] },
  left: { ...ready, status: "Unenrolled" },
  "guardian-waiting": { verified: false, status: null },
  "guardian-consented": { ...ready, status: "Enrolled", progress: percent(1, 49) },
};

test.each(people)("$key signs in and is $stage", async ({ key, stage }) => {
  expect(await lookAt(key)).toMatchObject(expected[stage]);
});

test("there are 40 learners: at every stage, from every state by its campaign, with names in both scripts", async () => {
  expect(people).toHaveLength(40);
  expect(said).toHaveLength(40);
  expect(new Set(people.map(({ stage }) => stage))).toEqual(new Set(stages));
  expect(new Set(people.map(({ key }) => key)).size).toBe(40);
  const rows = await guest.db
    .selectFrom("accounts")
    .select(["first_name", "utm_campaign", "language_preference", "role"])
    .execute();
  expect(rows).toHaveLength(41);
  for (const { campaign } of Object.values(places))
    expect(rows.filter(({ utm_campaign }) => utm_campaign === campaign).length).toBeGreaterThan(5);
  for (const language of ["en", "hi"])
    expect(rows.filter(({ language_preference }) => language_preference === language).length).toBeGreaterThan(15);
  expect(rows.filter(({ first_name }) => /\p{Script=Devanagari}/u.test(first_name)).length).toBeGreaterThan(15);
});

test("somebody waits for a guardian, and a guardian has consented", async () => {
  const waiting = async (stage: Stage) => {
    const { learner } = await signIn(people.find((person) => person.stage === stage)?.key ?? "");
    return learner && waitsForGuardian(learner);
  };
  expect(await waiting("guardian-waiting")).toBe(true);
  expect(await waiting("guardian-consented")).toBe(false);
});

test("a failed quiz is in its pause, and an older one may be repeated", async () => {
  const topicId = guest.content.courseById.get("growing-up-healthy")?.topics[0]?.id ?? "";
  const waitSeconds = async (stage: Stage) =>
    (await quizzes.attempt(await signIn(people.find((person) => person.stage === stage)?.key ?? ""), { topicId }))
      .wait_seconds;
  expect(await waitSeconds("quiz-paused")).toBeGreaterThan(60);
  expect(await waitSeconds("quiz-failed")).toBe(0);
});

test("learners who are stuck have not come back for two weeks", async () => {
  const { db, now } = guest;
  const opened = await db
    .selectFrom("enrollments")
    .innerJoin("accounts", "accounts.id", "enrollments.account_id")
    .select(["username", "page_opened_at"])
    .execute();
  const stuck = people.filter(({ stage }) => stage === "stuck").map(({ key }) => seededEmail(key));
  const last = opened
    .filter(({ username }) => stuck.includes(username))
    .map(({ page_opened_at }) => Date.parse(page_opened_at ?? ""));
  expect(last).toHaveLength(2);
  for (const time of last) expect(now.getTime() - time).toBeGreaterThan(14 * 24 * 3_600_000);
});

test("they have written in the forum and in modules, left with a reason, and talked to a coordinator", async () => {
  const { db } = guest;
  const comments = await db.selectFrom("comments").selectAll().execute();
  for (const kind of ["forum", "module"]) {
    for (const language of ["en", "hi"])
      expect(comments.filter((each) => each.kind === kind && each.language === language).length).toBeGreaterThan(1);
  }
  expect(
    (await db.selectFrom("unenrollments").select("reason").execute()).filter(({ reason }) => reason.length > 20),
  ).toHaveLength(2);
  const messages = await db.selectFrom("chat_messages").selectAll().execute();
  expect(messages.filter(({ type }) => type === 1).length).toBeGreaterThan(4);
  expect(messages.filter(({ type, seen_on }) => type !== 1 && seen_on === null).length).toBeGreaterThan(1);
  expect((await signIn(coordinatorKey)).learner?.role).toBe("coordinator");
});

test("nothing lies in the future, and no mail waits to be sent to people who do not exist", async () => {
  const { db, now } = guest;
  const times = [
    ...(await db.selectFrom("comments").select("created_at as time").execute()),
    ...(await db.selectFrom("chat_messages").select("sent_on as time").execute()),
    ...(await db.selectFrom("topic_records").select("created_at as time").execute()),
  ];
  expect(times.length).toBeGreaterThan(100);
  expect(times.filter(({ time }) => time > now.toISOString())).toEqual([]);
  expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
});
