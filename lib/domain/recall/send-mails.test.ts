import { beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { isUnwanted } from "../../platform/mail/records";
import type { CallContext } from "../call";
import { courses } from "../courses";
import { privacy } from "../privacy";
import { onFreshPortal } from "../testing/fresh-portal";
import { completeTopic, courseId, firstTopics, newLearner, rightChoices } from "../testing/learners";
import { recall, scheduleTopics, sendRecallMails } from ".";

const [topic, second] = firstTopics();
/** Noon in India, so that a day later is the next day there. */
const noon = new Date("2026-11-24T06:30:00Z");

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, async (context) => {
    guest = { ...context, now: noon };
  });
  let learner: CallContext;
  beforeEach(async () => {
    await guest.db.deleteFrom("outbox").execute();
    await guest.db.deleteFrom("recall_people").execute();
    learner = await newLearner(guest, { language: "hi" });
    await courses.enroll(learner, { id: courseId });
    await guest.db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", own()).execute();
    await privacy.changeConsents(learner, { mailings: true, language: "hi" });
    await completeTopic(learner, topic);
    await scheduleTopics(learner, topic.id);
  });

  const own = () => learner.learner?.accountId ?? "";
  const at = (context: CallContext, days: number, hours = 0): CallContext => ({
    ...context,
    now: new Date(noon.getTime() + (days * 24 + hours) * 60 * 60 * 1000),
  });
  const send = (days: number, hours = 0) => sendRecallMails(at(guest, days, hours));
  const mails = () =>
    guest.db.selectFrom("outbox").selectAll().where("kind", "=", "recall").orderBy("created_at").execute();
  const answerAll = async (days: number) => {
    const day = at(learner, days);
    for (const question of (await recall.today(day, { language: "hi" })).questions) {
      const asked = [topic, second].flatMap(({ quiz }) => quiz).find(({ id }) => id === question.question_id);
      if (!asked) throw new Error("There is no such question");
      const { topic_id: topicId, question_id: questionId, round } = question;
      await recall.answer(day, { topicId, questionId, round, choices: rightChoices(asked), language: "hi" });
    }
  };

  test("who agreed gets one mail on the day after, in their language, and its link opens the questions", async () => {
    expect(await send(0)).toBe(0);
    expect([await send(1), await send(1), await send(1, 3)]).toEqual([1, 0, 0]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ account_id: own(), language: "hi" });
    const { link, unsubscribeLink, count } = JSON.parse(mail?.details ?? "{}");
    expect(count).toBe(3);
    const token = /\/recall\/([^?]+)\?language=hi$/.exec(link)?.[1] ?? "";
    expect((await recall.mailedToday(at(guest, 1), { token, language: "hi" })).questions).toHaveLength(3);
    expect(unsubscribeLink).toMatch(new RegExp(`/unsubscribe/[^/]+/${own()}$`));
  });

  test("two processes at once send one", async () => {
    const counts = await Promise.all([send(1), send(1), send(1)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  test("answered on its day, the next mails come one, seven and thirty days after the topic", async () => {
    const mailed: number[] = [];
    for (let day = 0; day <= 40; day += 1) {
      if ((await send(day)) > 0) mailed.push(day);
      await answerAll(day);
    }
    expect(mailed).toEqual([1, 7, 30]);
  });

  test("left unanswered, they become rarer and end; an answer begins them again", async () => {
    const mailed: number[] = [];
    for (let day = 0; day <= 120; day += 1) if ((await send(day)) > 0) mailed.push(day);
    expect(mailed).toEqual([1, 7, 30]);
    await answerAll(121);
    expect(await send(121)).toBe(0);
    for (let day = 122; day <= 160; day += 1) if ((await send(day)) > 0) mailed.push(day);
    expect(mailed.length).toBeGreaterThan(3);
  });

  test("a mail that waited while its reader stopped the questions is unwanted", async () => {
    await send(1);
    const [mail] = await mails();
    if (!mail) throw new Error("There is no mail");
    expect(await isUnwanted(guest.db, mail)).toBe(false);
    await recall.stop(learner, { stopped: true, language: "hi" });
    expect(await isUnwanted(guest.db, mail)).toBe(true);
    await recall.stop(learner, { stopped: false, language: "hi" });
    expect(await isUnwanted(guest.db, mail)).toBe(false);
  });

  test.each([
    ["has stopped the questions", () => recall.stop(learner, { stopped: true, language: "hi" })],
    ["has not agreed to mails", () => privacy.changeConsents(learner, { mailings: false, language: "hi" })],
    [
      "has not verified the address",
      () => guest.db.updateTable("accounts").set({ verified_email: 0 }).where("id", "=", own()).execute(),
    ],
    ["has answered in the portal", () => answerAll(1)],
    [
      "has left the course",
      () => guest.db.updateTable("enrollments").set({ status: "Unenrolled" }).where("account_id", "=", own()).execute(),
    ],
  ])("who %s gets none", async (_, change) => {
    await change();
    expect(await send(1)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test("the page promises mails to whoever gets them: not before the address is verified", async () => {
    const promised = async () => (await recall.today(learner, { language: "hi" })).mails;
    expect(await promised()).toBe(true);
    await guest.db.updateTable("accounts").set({ verified_email: 0 }).where("id", "=", own()).execute();
    expect(await promised()).toBe(false);
  });

  test("who agrees later gets the mail of that day", async () => {
    await privacy.changeConsents(learner, { mailings: false, language: "hi" });
    expect(await send(1)).toBe(0);
    await privacy.changeConsents(at(learner, 1), { mailings: true, language: "hi" });
    expect(await send(2)).toBe(1);
  });

  test("at night nobody is mailed", async () => {
    const waiting = { ...guest, settings: { ...guest.settings, testsWithoutWaiting: false } };
    // 23:30 and 06:30 in India, then 07:30.
    for (const [hours, queued] of [
      [11.5, 0],
      [18.5, 0],
      [19.5, 1],
    ] as const)
      expect(await sendRecallMails(at(waiting, 0, hours))).toBe(queued);
  });
});
