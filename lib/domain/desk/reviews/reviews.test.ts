import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { certificates, issueAfterTopic } from "../../certificates";
import { contentWhere, newLearnerInCourse } from "../../certificates/testing/learners-in-course";
import { learning } from "../../learning";
import { quizzes } from "../../quizzes";
import { surveys } from "../../surveys";
import { enoughWords } from "../../testing/enough-words";
import { onSharedPortal } from "../../testing/fresh-portal";
import { allTopics, answerQuiz, completeTopics, courseId, wholeSurvey } from "../../testing/learners";
import { desk } from "..";
import { insertAccount } from "../testing/accounts";
import { newStaff } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, async (plain) => {
    guest = {
      ...plain,
      content: contentWhere(plain.content, { moduleLevelCertificate: false, completionReview: true }),
    };
    await guest.db.deleteFrom("reviews").execute();
  });

  const later = (context: CallContext, seconds: number): CallContext => ({
    ...context,
    now: new Date(context.now.getTime() + seconds * 1000),
  });
  const topics = () => allTopics(guest.content);

  /**
   * A learner whose completed course waits. The journal of the first topic with one is shown to the coordinator, all
   * others are private.
   */
  async function waiting() {
    const { learner, eid } = await newLearnerInCourse(guest);
    await completeTopics(learner);
    const formed = topics().find(({ pages }) => pages.some(({ form }) => form));
    if (formed) await surveys.sendTopicSurvey(learner, { params: { topicId: formed.id }, body: wholeSurvey(formed) });
    const [shown] = topics().filter(({ journal }) => journal);
    await learning.writeJournal(learner, {
      topicId: shown?.id ?? "",
      entry: enoughWords("We spoke about periods with boys too.", eid),
      readers: "coordinator",
    });
    await issueAfterTopic(learner, shown?.id ?? "");
    return { learner, eid, shownTopic: shown?.id ?? "" };
  }

  test("waiting work is listed; its page shows results, answers and what the learner chose to show, and nothing private", async () => {
    const { eid, shownTopic, learner } = await waiting();
    const { context: staff } = await newStaff(guest, "coordinator");
    expect((await desk.listReviews(staff, {})).data).toMatchObject([
      { enrollmentId: eid, moduleId: "", name: "Asha Kumari", again: false },
    ]);
    const { data } = await desk.readReview(staff, { enrollmentId: eid });
    expect(data.returned).toBeNull();
    expect(
      data.topics.filter(({ quiz }) => quiz).every(({ quiz }) => quiz?.score === 10 && quiz.newAttempts === 0),
    ).toBe(true);
    expect(data.topics.flatMap(({ answers }) => answers).length).toBeGreaterThan(0);
    const journals = data.topics.flatMap(({ topicId, journal }) => (journal ? [{ topicId, ...journal }] : []));
    expect(journals.find(({ topicId }) => topicId === shownTopic)).toMatchObject({
      entry: enoughWords("We spoke about periods with boys too.", eid),
      private: false,
    });
    const others = journals.filter(({ topicId }) => topicId !== shownTopic);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ entry, private: isPrivate }) => entry === null && isPrivate)).toBe(true);
    expect(JSON.stringify(data)).not.toContain("What I tried in class");
    const noted = await guest.db
      .selectFrom("audit_events")
      .select("kind")
      .where("account_id", "=", learner.learner?.accountId ?? "")
      .execute();
    expect(noted).toEqual([{ kind: "workReviewed" }]);
  });

  test("sent back with a note and topics, then sent in again: the page marks what has changed since", async () => {
    const { learner, eid, shownTopic } = await waiting();
    const { context: staff } = await newStaff(guest, "coordinator");
    await expect(desk.returnReview(staff, { enrollmentId: eid, topicIds: [], note: "More." })).rejects.toMatchObject({
      key: "reviewTopics",
    });
    await expect(
      desk.returnReview(staff, { enrollmentId: eid, topicIds: [shownTopic], note: "" }),
    ).rejects.toMatchObject({ key: "reviewNote" });
    await expect(
      desk.returnReview(staff, { enrollmentId: eid, topicIds: ["no-topic"], note: "More." }),
    ).rejects.toMatchObject({ key: "reviewTopics" });
    await desk.returnReview(later(staff, 10), {
      enrollmentId: eid,
      topicIds: [shownTopic],
      note: "Please write what you tried.",
    });
    expect((await desk.listReviews(staff, {})).data).toEqual([]);
    const mail = await guest.db
      .selectFrom("outbox")
      .select("details")
      .where("kind", "=", "reviewReturned")
      .orderBy("created_at", "desc")
      .executeTakeFirst();
    expect(mail?.details).toContain("Please write what you tried.");

    const after = later(learner, 20);
    await learning.writeJournal(after, {
      topicId: shownTopic,
      entry: enoughWords("We tried it, and the boys asked questions.", eid),
      readers: "coordinator",
    });
    const quizTopic = topics().find(({ quiz }) => quiz.length > 0);
    await quizzes.retake(after, { topicId: quizTopic?.id ?? "" });
    expect(await answerQuiz(after, quizTopic?.id ?? "")).toMatchObject({ number: 2, finished: true });
    await certificates.requestReview(later(learner, 30), { id: courseId, eid });
    expect((await desk.listReviews(staff, {})).data).toMatchObject([{ again: true }]);
    const { data } = await desk.readReview(later(staff, 40), { enrollmentId: eid });
    expect(data.returned).toMatchObject({
      note: "Please write what you tried.",
      topics: [guest.content.topicById.get(shownTopic)?.name.en],
    });
    expect(data.topics.filter(({ journal }) => journal?.changed).map(({ topicId }) => topicId)).toEqual([shownTopic]);
    expect(data.topics.filter(({ quiz }) => quiz?.newAttempts).map(({ topicId }) => topicId)).toEqual([quizTopic?.id]);
    expect(data.topics.flatMap(({ answers }) => answers).some(({ changed }) => changed)).toBe(false);
  });

  test("approved work has its certificate, and a second decision finds nothing", async () => {
    const { eid, shownTopic } = await waiting();
    const { context: staff } = await newStaff(guest, "coordinator");
    await desk.approveReview(staff, { enrollmentId: eid });
    expect(
      await guest.db.selectFrom("certificates").select("enrollment_id").where("enrollment_id", "=", eid).execute(),
    ).toHaveLength(1);
    const gone = { code: "CONFLICT", key: "reviewGone" };
    await expect(desk.approveReview(staff, { enrollmentId: eid })).rejects.toMatchObject(gone);
    await expect(
      desk.returnReview(staff, { enrollmentId: eid, topicIds: [shownTopic], note: "More." }),
    ).rejects.toMatchObject(gone);
    await expect(desk.readReview(staff, { enrollmentId: eid })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const log = await guest.db.selectFrom("staff_actions").select("action").where("subject", "=", eid).execute();
    expect(log).toEqual([{ action: "reviewApproved" }]);
  });

  test("a coordinator of another state or course sees and decides nothing of it", async () => {
    const { eid, shownTopic } = await waiting();
    const another = guest.content.courses.find(({ id }) => id !== courseId)?.id ?? "";
    for (const area of [{ states: [34] }, { courses: [another] }]) {
      const { context: staff } = await newStaff(guest, "coordinator", area);
      expect((await desk.listReviews(staff, {})).data).toEqual([]);
      const forbidden = { code: "FORBIDDEN", key: "deskForbidden" };
      await expect(desk.readReview(staff, { enrollmentId: eid })).rejects.toMatchObject(forbidden);
      await expect(desk.approveReview(staff, { enrollmentId: eid })).rejects.toMatchObject(forbidden);
      await expect(
        desk.returnReview(staff, { enrollmentId: eid, topicIds: [shownTopic], note: "More." }),
      ).rejects.toMatchObject(forbidden);
    }
    const { context: own } = await newStaff(guest, "coordinator", { states: [5], courses: [courseId] });
    expect((await desk.listReviews(own, {})).data).toHaveLength(1);
  });

  test("the longest wait is listed first, over all pages; a page number past the end gives the last page", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const ids = Array.from({ length: 25 }, (_, number) => `waits-${String(number).padStart(2, "0")}`);
    for (const [number, id] of ids.entries()) {
      await insertAccount(guest.db, id, { first_name: id });
      const enrollment = { status: "Completed" as const, language: "en", enrolled_at: guest.now.toISOString() };
      await guest.db
        .insertInto("enrollments")
        .values({ id, account_id: id, course_id: courseId, ...enrollment })
        .execute();
      const requested_at = new Date(guest.now.getTime() + ((number * 7) % 25) * 1000).toISOString();
      await guest.db.insertInto("reviews").values({ id, enrollment_id: id, module_id: "", requested_at }).execute();
    }
    const expected = ids.toSorted((one, other) => ((ids.indexOf(one) * 7) % 25) - ((ids.indexOf(other) * 7) % 25));
    const page = async (number: string) => desk.listReviews(staff, { page: number });
    const [first, second, beyond] = [await page("1"), await page("2"), await page("9")];
    expect([first.pages, second.page, beyond.page]).toEqual([2, 2, 2]);
    expect([...first.data, ...second.data].map(({ enrollmentId }) => enrollmentId)).toEqual(expected);
    expect(beyond.data).toEqual(second.data);
    expect((await desk.overview(staff, {})).reviews).toBe(25);
  });
});
