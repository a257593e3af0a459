import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { callErrorOfStorage } from "../../platform/db";
import { type FreshDatabase, freshDatabase } from "../../platform/db/testing/fresh-database";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { courseCertificates } from "../certificates";
import { learning } from "../learning";
import { search } from "../search";
import { asHolder, courseId, firstTopics, guestContext, newEnrolled } from "./learners";

let fresh: FreshDatabase;
let guest: CallContext;
let learner: CallContext;
let token: string;
beforeAll(async () => {
  fresh = await freshDatabase("sqlite");
  guest = await guestContext(fresh);
  ({ learner } = await newEnrolled(guest));
  ({ token } = await accounts.login(guest, { username: learner.learner?.username ?? "", password: "lotus-pond" }));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => fill(false));
afterAll(async () => {
  guest.limits.close();
  await fresh.remove();
});

/** Makes SQLite reject every write, as on a full disk. */
function fill(full: boolean): void {
  if (fresh.opened.kind === "sqlite") fresh.opened.handle.pragma(`query_only = ${full ? "ON" : "OFF"}`);
}

test("reading and searching work, also where reading would store something", async () => {
  fill(true);
  const afterHours = { ...guest, now: new Date(guest.now.getTime() + 5 * 3600 * 1000) };
  expect((await asHolder(afterHours, token)).learner?.accountId).toBe(learner.learner?.accountId);
  const course = await courseCertificates.modules(learner, {
    params: { id: courseId },
    query: { language: "en" },
    body: {},
  });
  expect(course.course_info.slug).toBe(courseId);
  expect((await learning.readingPage(learner, { id: firstTopics()[0].id, page: 1 })).page).toBe(1);
  expect((await learning.getMyTopicInfo(learner, { topicId: firstTopics()[0].id })).data).toBeFalsy();
  expect((await search.find(guest, { query: "anaemia" })).total).toBeGreaterThan(0);
});

test("a write returns a 503 with a time to retry, and works again afterwards", async () => {
  const [topic] = firstTopics();
  const writes = [
    () => learning.recordReading(learner, { topicId: topic.id, page: 1 }),
    () => accounts.login(guest, { username: learner.learner?.username ?? "", password: "lotus-pond" }),
  ];
  fill(true);
  for (const work of writes) {
    const error = await work().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(callErrorOfStorage(error)).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      key: "storageFull",
      details: { retryAfterSeconds: 60 },
    });
  }
  fill(false);
  for (const work of writes) await expect(work()).resolves.toBeTruthy();
});
