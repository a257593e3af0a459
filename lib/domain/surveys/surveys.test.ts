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
    const [page] = first.pages.filter((each) => each.form !== null);
    const extra: FormQuestion = { type: "text", id: "one-more", ...sampleText("One more?", "एक और?") };
    const pages = [
      ...first.pages,
      { ...(page as Topic["pages"][number]), form: { questions: [extra], html: sampleText("") } },
    ];
    const topic: Topic = { ...first, completion: ["formSubmit"], pages };
    const topicById = new Map(learner.content.topicById).set(topic.id, topic);
    const course = learner.content.courseById.get(courseId);
    if (!course) throw new Error("no course");
    const courseById = new Map(learner.content.courseById).set(courseId, {
      ...course,
      topics: [topic, ...course.topics.slice(1)],
    });
    const here = { ...learner, content: { ...learner.content, topicById, courseById } };
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
