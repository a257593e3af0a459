import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { sampleText } from "../../platform/i18n/testing/sample-text";
import { accounts, issueMailToken } from "../accounts";
import type { CallContext } from "../call";
import { chat } from "../chat";
import { courses } from "../courses";
import { discussions } from "../discussions";
import { learning } from "../learning";
import { privacy } from "../privacy";
import { recovery } from "../recovery";
import { surveys } from "../surveys";
import { enoughWords } from "./enough-words";
import { onFreshPortal } from "./fresh-portal";
import {
  allTopics,
  completeHalf,
  courseId,
  journalEntry,
  newEnrolled,
  newLearner,
  newRegistration,
  wholeSurvey,
} from "./learners";

// T38: each call is made once more after its answer was lost. It stores nothing twice, and answers as the first time or
// says why not.
describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  type Table =
    | "accounts"
    | "enrollments"
    | "comments"
    | "journal_entries"
    | "journal_versions"
    | "survey_answers"
    | "course_feedback"
    | "chat_messages"
    | "grievances"
    | "outbox";
  const count = async (table: Table) =>
    Number(
      (
        await guest.db
          .selectFrom(table)
          .select((select) => select.fn.countAll().as("rows"))
          .executeTakeFirstOrThrow()
      ).rows,
    );
  const tables: Table[] = [
    "accounts",
    "enrollments",
    "comments",
    "journal_entries",
    "journal_versions",
    "survey_answers",
    "course_feedback",
    "chat_messages",
    "grievances",
    "outbox",
  ];
  const rows = async () =>
    Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await count(table)])));

  /** Makes a call, then again. @returns both answers, once it is sure that the second has stored no further row */
  async function twice<Answer>(call: () => Promise<Answer>): Promise<[Answer, Answer]> {
    const first = await call();
    const before = await rows();
    const second = await call();
    expect(await rows()).toEqual(before);
    return [first, second];
  }

  test("the documented registration says that the account exists, and the documented login lets its owner in", async () => {
    const given = newRegistration();
    await accounts.register(guest, given);
    const before = await rows();
    await expect(accounts.register(guest, given)).rejects.toMatchObject({ code: "UNAUTHORIZED", key: "accountExists" });
    expect(await rows()).toEqual(before);
    await expect(accounts.login(guest, given)).resolves.toMatchObject({ username: given.username });
  });

  test("enrolling and assigning a course give the enrollment that there is", async () => {
    const learner = await newLearner(guest);
    const [first, second] = await twice(() => courses.enroll(learner, { id: courseId }));
    expect(second.enrollmentId).toBe(first.enrollmentId);
    await twice(() => courses.assign(learner, { id: courseId }));
  });

  test("a comment of the forum and one of a module are there once", async () => {
    const enrolled = await newEnrolled(guest);
    const [discussion] = guest.content.discussions;
    await twice(() =>
      discussions.addComment(enrolled.learner, { id: discussion?.slug ?? "", comment: "It worked with us." }),
    );
    const [topic] = allTopics(guest.content).map((each) => ({
      ...each,
      discussion: sampleText("<p>What did you try?</p>", "<p>आपने क्या आज़माया?</p>"),
    }));
    if (!topic) throw new Error("The course has no topic");
    const learner = {
      ...enrolled.learner,
      content: { ...guest.content, topicById: new Map(guest.content.topicById).set(topic.id, topic) },
    };
    await twice(() =>
      discussions.addModuleComment(learner, {
        discussionSlug: topic.id,
        topicId: topic.id,
        comment: enoughWords("With us too."),
      }),
    );
  });

  test("a journal has one entry and no version of itself, a survey one answer for each question", async () => {
    const { learner } = await newEnrolled(guest);
    const topics = allTopics(guest.content);
    await completeHalf(learner);
    const withJournal = topics.find(({ journal }) => journal);
    const withSurvey = topics.find(({ pages }) => pages.some(({ form }) => form));
    if (!withJournal || !withSurvey) throw new Error("The course has no journal or no survey");
    await twice(() =>
      learning.writeJournal(learner, {
        topicId: withJournal.id,
        entry: journalEntry(withJournal.id, learner.learner?.accountId),
      }),
    );
    await twice(() =>
      surveys.sendTopicSurvey(learner, { params: { topicId: withSurvey.id }, body: wholeSurvey(withSurvey) }),
    );
  });

  test("a rating and a feedback count once", async () => {
    const { learner } = await newEnrolled(guest);
    await completeHalf(learner);
    const total = async () => (await courses.getRating(guest, { id: courseId })).total;
    await courses.rate(learner, { id: courseId, rating: 4 });
    const before = await total();
    const [first, second] = await twice(() => courses.rate(learner, { id: courseId, rating: 4 }));
    expect([second, await total()]).toEqual([first, before]);
    await twice(() => courses.giveFeedback(learner, { id: courseId, feedback: "Good pictures." }));
  });

  test("a message to the coordinator with the sender's own key arrives once", async () => {
    const learner = await newLearner(guest);
    const key = "0b8d2c54-9a3e-4a53-9d30-2f0a2b1e7c11";
    const [first, second] = await twice(() => chat.send(learner, { msg: "When is the next meeting?", key }));
    expect(second.data?.id).toBe(first.data?.id);
  });

  test("leaving a course again says that one is not in it", async () => {
    const { learner } = await newEnrolled(guest);
    await learning.unenroll(learner, { id: courseId, feedback: "No time" });
    await expect(learning.unenroll(learner, { id: courseId, feedback: "No time" })).rejects.toMatchObject({
      code: expect.stringMatching(/CONFLICT|NOT_FOUND|FORBIDDEN/),
    });
  });

  test("a profile sent twice is the same profile", async () => {
    const learner = await newLearner(guest);
    const [first, second] = await twice(() => accounts.updateProfile(learner, { mobile: "9123456780" }));
    expect(second.data).toEqual(first.data);
  });

  test("the same complaint has one ticket and one mail; another complaint of the person has its own", async () => {
    const complaint = { name: "Asha", contact: `${newRegistration().username}`, message: "My name is shown wrongly." };
    const [first, second] = await twice(() => privacy.sendGrievance(guest, complaint));
    expect([second.ticket, second.due_date]).toEqual([first.ticket, first.due_date]);
    expect((await privacy.sendGrievance(guest, { ...complaint, message: "And my photo." })).ticket).not.toBe(
      first.ticket,
    );
  });

  test("a used link to a new password says so, and the password that it has set works", async () => {
    const given = newRegistration();
    const { _id } = await accounts.register(guest, given);
    const link = { token: await issueMailToken(guest.db, _id, "resetPassword", guest.now), id: _id };
    const passwords = { password1: "river-stone-31", password2: "river-stone-31" };
    await recovery.resetPassword(guest, { ...link, ...passwords });
    const before = await rows();
    await expect(recovery.resetPassword(guest, { ...link, ...passwords })).rejects.toMatchObject({
      key: "linkInvalid",
    });
    expect(await rows()).toEqual(before);
    await expect(
      accounts.login(guest, { username: given.username, password: "river-stone-31" }),
    ).resolves.toMatchObject({ _id });
  });
});
