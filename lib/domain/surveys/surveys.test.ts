import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { FormQuestion, Topic } from "../../platform/content";
import { dialects } from "../../platform/db/testing/fresh-database";
import { sampleText } from "../../platform/i18n/testing/sample-text";
import type { CallContext } from "../call";
import { learning } from "../learning";
import { onFreshPortal } from "../testing/fresh-portal";
import {
  completeTopic,
  completeTopics,
  courseId,
  firstTopics,
  journalEntry,
  newEnrolled,
  newLearner,
  readTopic,
} from "../testing/learners";
import { surveys } from ".";

const surveyQuestions = (topic: Topic) => topic.pages.flatMap((page) => page.form?.questions ?? []);
const whole = (questions: FormQuestion[], word = "हमारा स्कूल") =>
  Object.fromEntries(
    questions.map((question) => [question.id, "options" in question ? (question.options[0]?.id ?? "") : word]),
  );

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  const [first] = firstTopics();
  const questions = surveyQuestions(first);
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const send = (learner: CallContext, body: Record<string, string>, topicId = first.id) =>
    surveys.sendTopicSurvey(learner, { params: { topicId }, body });
  const read = async (learner: CallContext) => (await surveys.readTopicSurvey(learner, { topicId: first.id })).answers;

  /** The content with this topic in the place of the first. */
  function withTopic(learner: CallContext, topic: Topic): CallContext {
    const topicById = new Map(learner.content.topicById).set(topic.id, topic);
    const course = learner.content.courseById.get(courseId);
    if (!course) throw new Error("no course");
    const topics = [topic, ...course.topics.slice(1)];
    const courseById = new Map(learner.content.courseById).set(courseId, { ...course, topics });
    return { ...learner, content: { ...learner.content, topicById, courseById } };
  }

  /** The first topic, which needs its form and another one. */
  function withSecondForm(): Topic {
    const [page] = first.pages.filter((each) => each.form !== null);
    const extra: FormQuestion = { type: "text", id: "one-more", ...sampleText("One more?", "एक और?") };
    const second = { ...(page as Topic["pages"][number]), form: { questions: [extra], html: sampleText("") } };
    return { ...first, completion: ["formSubmit"], pages: [...first.pages, second] };
  }

  test("answers are stored, visible to their learner only, and can be changed", async () => {
    const [{ learner }, { learner: other }] = [await newEnrolled(guest), await newEnrolled(guest)];
    expect(await read(learner)).toEqual({});
    await send(learner, whole(questions));
    await send(learner, whole(questions, "'; drop table survey_answers; --"));
    expect(await read(learner)).toEqual(whole(questions, "'; drop table survey_answers; --"));
    expect(await read(other)).toEqual({});
    expect(await read(await newLearner(guest))).toEqual({});
  });

  test("with an empty field nothing is stored", async () => {
    const { learner } = await newEnrolled(guest);
    const [question] = questions as [FormQuestion];
    await expect(send(learner, { ...whole(questions), [question.id]: " " })).rejects.toMatchObject({
      key: "surveyUnanswered",
      details: { values: { field: question.en } },
    });
    expect(await read(learner)).toEqual({});
  });

  test("answers that are sent again unchanged keep their time; only a changed one gets another", async () => {
    const { learner, eid } = await newEnrolled(guest);
    const times = async () => {
      const rows = await guest.db.selectFrom("survey_answers").selectAll().where("enrollment_id", "=", eid).execute();
      return new Map(rows.map(({ question_id, updated_at }) => [question_id, updated_at]));
    };
    const later = { ...learner, now: new Date(learner.now.getTime() + 1000) };
    await send(learner, whole(questions));
    const before = await times();
    await send(later, whole(questions));
    expect(await times()).toEqual(before);
    const written = questions.find((question) => !("options" in question))?.id ?? "";
    await send(later, whole(questions, "another"));
    expect(await times()).toEqual(new Map(before).set(written, later.now.toISOString()));
  });

  test("an unknown form, a locked topic and another learner's course are rejected", async () => {
    const { learner } = await newEnrolled(guest);
    const [, second] = firstTopics();
    await expect(send(learner, {}, second.id)).rejects.toMatchObject({ code: "FORBIDDEN", key: "topicLocked" });
    await expect(send(await newLearner(guest), whole(questions))).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "notEnrolled",
    });
    await completeTopic(learner, first);
    await expect(send(learner, {}, second.id)).rejects.toMatchObject({ code: "NOT_FOUND", key: "surveyUnknown" });
  });

  test("with the criterion formSubmit the last form completes the topic; reading alone does not", async () => {
    const { learner } = await newEnrolled(guest);
    const topic = withSecondForm();
    const here = withTopic(learner, topic);
    const status = async () => (await learning.getMyTopicInfo(here, { topicId: topic.id })).data;

    await readTopic(here, topic);
    expect(await status()).toMatchObject({ status: "Started", form_done: false });
    expect((await send(here, whole(questions))).message).toBe("Thank you. Your answers are saved.");
    expect(await status()).toMatchObject({ status: "Started", form_done: false });
    expect((await send(here, { "one-more": "x" })).message).toBe(
      "Thank you. Your answers are saved and this topic is complete.",
    );
    expect(await status()).toMatchObject({ status: "Completed", form_done: true });
  });

  test("a journal and a form in one call are both stored; with a form that is not complete neither is", async () => {
    const { learner } = await newEnrolled(guest);
    const [, , withJournal] = firstTopics();
    const topic: Topic = { ...first, journal: withJournal.journal };
    const here = withTopic(learner, topic);
    const body = { ...whole(questions), reflective_journal: journalEntry(topic.id, randomUUID()) };
    const entry = async () => (await learning.readJournal(here, { topicId: topic.id, language: "en" })).journal.entry;
    const [question] = questions as [FormQuestion];
    await expect(send(here, { ...body, [question.id]: "" })).rejects.toMatchObject({ key: "surveyUnanswered" });
    expect(await entry()).toBeNull();
    expect(await send(here, body)).toMatchObject({ status: true });
    expect(await entry()).toBe(body.reflective_journal);
    expect(await read(learner)).toEqual(whole(questions));
  });

  test("two forms of a topic that are answered at the same moment complete it", async () => {
    const topic = withSecondForm();
    for (let round = 0; round < 5; round++) {
      const { learner } = await newEnrolled(guest);
      const here = withTopic(learner, topic);
      await readTopic(here, topic);
      await Promise.all([send(here, whole(questions)), send(here, { "one-more": "x" })]);
      expect((await learning.getMyTopicInfo(here, { topicId: topic.id })).data).toMatchObject({ form_done: true });
    }
  });

  test("the feedback form of a course is separate from those of its topics", async () => {
    const { learner } = await newEnrolled(guest);
    const feedback = learner.content.courseById.get(courseId)?.feedbackForm?.questions ?? [];
    const sendFeedback = (by: CallContext, body: Record<string, string>) =>
      surveys.sendFeedback(by, { params: { courseId }, body });
    await expect(sendFeedback(learner, whole(feedback))).rejects.toMatchObject({
      code: "CONFLICT",
      key: "courseIncomplete",
    });
    expect((await surveys.readFeedback(learner, { courseId })).answers).toEqual({});
    await completeTopics(learner);
    await sendFeedback(learner, whole(feedback));
    expect((await surveys.readFeedback(learner, { courseId })).answers).toEqual(whole(feedback));
    await expect(sendFeedback(await newLearner(guest), whole(feedback))).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "notEnrolled",
    });
    await expect(sendFeedback(learner, {})).rejects.toMatchObject({
      key: "surveyUnanswered",
      details: { values: { field: feedback[0]?.en } },
    });
  });

  test("too many submissions are rejected with a time to wait", async () => {
    const { learner } = await newEnrolled(guest);
    for (let sent = 0; sent < 120; sent += 1) await send(learner, { foreign: "x" }).catch(() => undefined);
    await expect(send(learner, whole(questions))).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});
