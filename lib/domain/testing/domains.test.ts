import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { certificates, completeCourse } from "../certificates";
import { courses } from "../courses";
import { learning } from "../learning";
import { quizzes } from "../quizzes";
import { enoughWords } from "./enough-words";
import { onFreshPortal } from "./fresh-portal";
import {
  answerQuiz,
  asHolder,
  completeProfile,
  completeTopic,
  completeTopics,
  courseId,
  firstTopics,
  newEnrolled,
  newLearner,
  newRegistration,
  readTopic,
  rightChoices,
  wrongChoices,
} from "./learners";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const readProgress = async (learner: CallContext) => {
    const answer = await learning.modules(learner, { params: { id: courseId }, query: { language: "en" }, body: {} });
    return {
      percent: answer.enrollment_info[0]?.progress,
      status: answer.enrollment_info[0]?.status,
      statuses: answer.moduleTopic_info.map((topic) => topic.status),
    };
  };
  const [first, second, third] = firstTopics();

  test("a registration signs in, and the same password signs in again", async () => {
    const given = newRegistration();
    const registered = await accounts.register(guest, given);
    const learner = await asHolder(guest, registered.token);
    expect(learner.learner).toMatchObject({
      username: given.username,
      firstName: "Asha",
      profileComplete: false,
      emailVerified: false,
    });
    const again = await accounts.login(guest, { username: given.username, password: given.password });
    expect(again).toMatchObject({ username: given.username, _id: registered._id, profileInfo: 0 });
    expect(again.token).not.toBe(registered.token);
  });

  test("logging out ends only this session", async () => {
    const given = newRegistration();
    const { token: here } = await accounts.register(guest, given);
    const { token: there } = await accounts.login(guest, { username: given.username, password: given.password });
    await accounts.logout(await asHolder(guest, here), {});
    expect((await asHolder(guest, here)).learner).toBeNull();
    expect((await asHolder(guest, there)).learner).not.toBeNull();
  });

  test("a session ends after thirty days", async () => {
    const { token } = await accounts.register(guest, newRegistration());
    const days = (count: number) => ({ ...guest, now: new Date(guest.now.getTime() + count * 86_400_000) });
    expect((await asHolder(days(29), token)).learner).not.toBeNull();
    expect((await asHolder(days(30), token)).learner).toBeNull();
  });

  test("a changed profile is stored, and the server computes its completeness", async () => {
    const learner = await newLearner(guest);
    const claim = accounts.updateProfile(learner, { is_profile_complete: 1 });
    await expect(claim).rejects.toMatchObject({ code: "BAD_REQUEST", key: "enterInstitute" });
    await completeProfile(learner);
    expect((await accounts.readProfile(learner, {})).data).toMatchObject({
      current_institute: "Middle School",
      is_profile_complete: 1,
      profileInfo: 1,
    });
    await accounts.updateProfile(learner, { current_institute: "" });
    expect((await accounts.readProfile(learner, {})).data.is_profile_complete).toBe(0);
  });

  test("enrolling again returns the same enrollment", async () => {
    const { learner, eid } = await newEnrolled(guest);
    expect((await courses.assign(learner, { id: courseId })).enrollmentId).toBe(eid);
    expect((await courses.enroll(learner, { id: "1" })).enrollmentId).toBe(eid);
    const { data } = await learning.myCourses(learner, { query: { language: "en" }, body: {} });
    expect(data.map((course) => [course.slug, course.status, course.progress])).toEqual([[courseId, "Enrolled", 0]]);
  });

  test("reading is stored: the pages that were open and the place to resume", async () => {
    const { learner } = await newEnrolled(guest);
    await learning.recordReading(learner, { topicId: first.id, page: 3 });
    await learning.recordReading(learner, { topicId: first.id, page: 1 });
    expect((await learning.getMyTopicInfo(learner, { topicId: first.id })).data).toMatchObject({
      primary_reading: 2,
      pages_read: [1, 3],
      status: "Started",
    });
    const { data } = await learning.myCourses(learner, { query: { language: "en" }, body: {} });
    expect(data[0]).toMatchObject({ current_topic: first.id, current_page: 1 });
  });

  test("the first answer to a question is final, and the last one grades the attempt", async () => {
    const { learner } = await newEnrolled(guest);
    const drawn = (await quizzes.attempt(learner, { topicId: first.id })).questions.map(({ id }) => id);
    const opening = first.quiz.find(({ id }) => id === drawn[0]) as (typeof first.quiz)[number];
    await quizzes.answer(learner, { topicId: first.id, questionId: opening.id, choices: wrongChoices(opening) });
    const again = await quizzes.answer(learner, {
      topicId: first.id,
      questionId: opening.id,
      choices: rightChoices(opening),
    });
    expect(again).toMatchObject({ correct: false, choices: wrongChoices(opening) });
    await answerQuiz(learner, first.id);
    expect(await quizzes.attempt(learner, { topicId: first.id })).toMatchObject({
      finished: true,
      correct_count: drawn.length - 1,
      number: 1,
    });
  });

  test("a failed attempt does not unlock the next topic; a passed one does, and the best score stays", async () => {
    const { learner } = await newEnrolled(guest);
    const answerAll = (choices: typeof rightChoices) => answerQuiz(learner, first.id, choices);
    await readTopic(learner, first);
    await answerAll(wrongChoices);
    expect((await readProgress(learner)).statuses.slice(0, 2)).toEqual(["Started", "Locked"]);
    await expect(quizzes.recordScore(learner, { topicId: first.id })).rejects.toMatchObject({ key: "noPassedAttempt" });
    expect((await quizzes.retake(learner, { topicId: first.id })).number).toBe(2);
    await answerAll(rightChoices);
    expect((await readProgress(learner)).statuses.slice(0, 2)).toEqual(["Completed", "Pending"]);
    await quizzes.retake(learner, { topicId: first.id });
    await answerAll(wrongChoices);
    expect((await quizzes.recordScore(learner, { topicId: first.id })).score).toBe(10);
    expect((await readProgress(learner)).statuses.slice(0, 2)).toEqual(["Completed", "Pending"]);
  });

  test("a portal for the existing mobile app sends the key with the questions, others do not", async () => {
    const withKeys = { ...guest, settings: { ...guest.settings, quizKeysInBrowser: true } };
    const correctOptions = (shown: Awaited<ReturnType<typeof quizzes.questions>>) =>
      shown.map((question) => question.options.map((option) => option.correct));
    const shown = await quizzes.questions(withKeys, { topicId: first.id });
    expect(shown).toHaveLength(first.quizShown ?? first.quiz.length);
    for (const { id, options } of shown) {
      const rightOnes = first.quiz.find((each) => each.id === id)?.options.filter(({ correct }) => correct);
      expect(options.filter(({ correct }) => correct).map((option) => option.id)).toEqual(
        rightOnes?.map((option) => option.id),
      );
    }
    expect(
      correctOptions(await quizzes.questions(guest, { topicId: first.id }))
        .flat()
        .every((correct) => correct === null),
    ).toBe(true);
  });

  test("the latest journal entry is stored and completes its topic", async () => {
    const { learner } = await newEnrolled(guest);
    await completeTopic(learner, first);
    await completeTopic(learner, second);
    await readTopic(learner, third);
    await answerQuiz(learner, third.id);
    expect((await readProgress(learner)).statuses[2]).toBe("Started");
    await learning.writeJournal(learner, { topicId: third.id, entry: enoughWords("My first thought about this.") });
    await learning.writeJournal(learner, { topicId: third.id, entry: enoughWords("दूसरा विचार जो मैं कक्षा में लाऊँगी।") });
    expect((await learning.getMyTopicInfo(learner, { topicId: third.id })).data).toMatchObject({
      reflective_journal: enoughWords("दूसरा विचार जो मैं कक्षा में लाऊँगी।"),
      status: "Completed",
    });
  });

  test("a locked topic accepts no record of any kind", async () => {
    const { learner } = await newEnrolled(guest);
    const locked = { code: "FORBIDDEN", key: "topicLocked" };
    const question = second.quiz[0] as (typeof second.quiz)[number];
    await expect(learning.recordReading(learner, { topicId: second.id, page: 1 })).rejects.toMatchObject(locked);
    await expect(learning.addTopicRecord(learner, { topicId: second.id, course_id: courseId })).rejects.toMatchObject(
      locked,
    );
    await expect(
      quizzes.answer(learner, { topicId: second.id, questionId: question.id, choices: rightChoices(question) }),
    ).rejects.toMatchObject(locked);
    await expect(quizzes.retake(learner, { topicId: second.id })).rejects.toMatchObject(locked);
    await expect(learning.writeJournal(learner, { topicId: third.id, entry: "early" })).rejects.toMatchObject(locked);
    expect((await readProgress(learner)).statuses.slice(0, 2)).toEqual(["Pending", "Locked"]);
  });

  test("a certificate needs a complete course and a complete profile", async () => {
    const { learner, eid } = await newEnrolled(guest);
    const request = async () => completeCourse(await refreshed(learner), { id: courseId, eid });
    await expect(request()).rejects.toMatchObject({ code: "CONFLICT", key: "courseIncomplete" });
    await completeTopics(learner);
    expect(await readProgress(learner)).toMatchObject({ percent: 100, status: "Enrolled" });
    await expect(request()).rejects.toMatchObject({ code: "CONFLICT", key: "profileIncomplete" });
    await completeProfile(learner);
    const certificateId = (await request()).certificateId ?? "";
    expect((await request()).certificateId).toBe(certificateId);
    expect((await readProgress(learner)).status).toBe("Completed");
    const shown = (await certificates.read(guest, { id: certificateId })).data;
    expect(shown).toMatchObject({ firstName: "Asha", lastName: "Kumari", id: "", enrollment_id: "", owner: false });
    expect((await certificates.read(learner, { id: certificateId })).data).toMatchObject({
      id: learner.learner?.accountId,
      enrollment_id: eid,
      owner: true,
    });
  });

  test("a request with another learner's enrollment is rejected", async () => {
    const { learner } = await newEnrolled(guest);
    const other = await newEnrolled(guest);
    await completeTopics(learner);
    await completeProfile(learner);
    await expect(completeCourse(await refreshed(learner), { id: courseId, eid: other.eid })).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "notYours",
    });
  });

  /** The same learner, resolved like the middleware does at the next call. */
  const refreshed = async (context: CallContext): Promise<CallContext> => {
    const profileComplete = (await accounts.readProfile(context, {})).data.is_profile_complete === 1;
    return { ...context, learner: context.learner && { ...context.learner, profileComplete } };
  };
});
