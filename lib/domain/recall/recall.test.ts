import { beforeEach, describe, expect, test } from "vitest";
import type { RecallQuestion } from "../../contract/learning/recall";
import { dialects } from "../../platform/db/testing/fresh-database";
import { issueMailToken } from "../accounts";
import type { CallContext } from "../call";
import { learning } from "../learning";
import { quizzes } from "../quizzes";
import { onSharedPortal } from "../testing/fresh-portal";
import {
  answerQuiz,
  completeTopic,
  firstTopics,
  newEnrolled,
  readTopic,
  rightChoices,
  wrongChoices,
} from "../testing/learners";
import { recall, scheduleTopics } from ".";
import { addDays } from "./schedule";
import { standsAlone } from "./standing-alone";
import { indianDay } from "./today";

const [topic, second] = firstTopics();

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, (context) => {
    guest = context;
  });
  let learner: CallContext;
  let eid: string;
  beforeEach(async () => {
    ({ learner, eid } = await newEnrolled(guest));
  });

  /** The same caller this many days later. */
  const later = (context: CallContext, days: number): CallContext => ({
    ...context,
    now: new Date(context.now.getTime() + days * 24 * 60 * 60 * 1000),
  });
  const complete = async (each: typeof topic = topic) => {
    await completeTopic(learner, each);
    await scheduleTopics(learner, each.id);
  };
  const readToday = (context: CallContext) => recall.today(context, { language: "en" });
  const given = ({ topic_id, question_id, round }: RecallQuestion, right = true) => {
    const question = [topic, second].flatMap(({ quiz }) => quiz).find(({ id }) => id === question_id);
    if (!question) throw new Error(`There is no question ${question_id}`);
    const choices = right ? rightChoices(question) : wrongChoices(question);
    return { topicId: topic_id, questionId: question_id, round, choices, language: "en" as const };
  };
  const answerAll = async (context: CallContext, right = true) => {
    const { questions } = await readToday(context);
    for (const question of questions) await recall.answer(context, given(question, right));
    return questions.length;
  };

  test("three questions of a completed topic, one, seven and thirty days later, and on no day between", async () => {
    await complete();
    const asked: number[] = [];
    for (let day = 0; day <= 35; day += 1) if ((await answerAll(later(learner, day))) > 0) asked.push(day);
    expect(asked).toEqual([1, 7, 30]);
  });

  test("questions that the content no longer has are not asked, and no day is named for them", async () => {
    await complete();
    const [question] = (await readToday(later(learner, 1))).questions as [RecallQuestion];
    await recall.answer(later(learner, 1), given(question));
    const topicById = new Map(learner.content.topicById).set(topic.id, { ...topic, quiz: [] });
    const without = { ...later(learner, 1), content: { ...learner.content, topicById } };
    expect(await readToday(without)).toMatchObject({ questions: [], answered: [], next_on: null, stopped: false });
    await expect(recall.answer(without, given(question))).rejects.toMatchObject({ key: "questionUnknown" });
  });

  test("a topic that is not complete has no questions", async () => {
    await readTopic(learner, topic);
    await scheduleTopics(learner, topic.id);
    expect(await readToday(later(learner, 1))).toMatchObject({ questions: [], next_on: null, stopped: false });
  });

  test("what was answered wrong in the quiz comes first, though a later attempt passed", async () => {
    await readTopic(learner, topic);
    const drawn = (await quizzes.attempt(learner, { topicId: topic.id })).questions.map(({ id }) => id);
    const wrong = topic.quiz.filter((question) => drawn.includes(question.id) && standsAlone(question)).slice(0, 2);
    await answerQuiz(learner, topic.id, (question) =>
      wrong.includes(question) ? wrongChoices(question) : rightChoices(question),
    );
    await quizzes.retake(learner, { topicId: topic.id, language: "en" });
    await complete();
    const { questions } = await readToday(later(learner, 1));
    expect(
      questions
        .map(({ question_id }) => question_id)
        .slice(0, wrong.length)
        .toSorted(),
    ).toEqual(wrong.map(({ id }) => id).toSorted());
    expect(questions).toHaveLength(3);
  });

  test("the key is not sent before the answer; then with reason and page, and what was wrong comes back tomorrow", async () => {
    await complete();
    const day = later(learner, 1);
    const [question] = (await readToday(day)).questions as [RecallQuestion];
    expect(JSON.stringify({ ...question, picture: null })).not.toContain(":true");
    expect(question.picture).toContain(`opening-${topic.scene}`);
    const { page } = topic.quiz.find(({ id }) => id === question.question_id) ?? {};
    expect(question.page).toMatchObject({ number: page });
    const { answer } = await recall.answer(day, given(question, false));
    expect(answer).toMatchObject({ correct: false, choices: given(question, false).choices });
    expect(
      answer.options
        .filter(({ correct }) => correct)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(given(question).choices.toSorted());
    expect(answer.feedback).not.toBe("");
    const { questions, answered } = await readToday(day);
    expect([questions.length, answered.map(({ question_id }) => question_id)]).toEqual([2, [question.question_id]]);
    const next = (await readToday(later(learner, 2))).questions;
    expect(next[0]).toMatchObject({ question_id: question.question_id, round: 1 });
  });

  test("never more than three a day, whatever is completed, and the rest comes on the next days", async () => {
    await complete();
    await complete(second);
    const days = [];
    for (let day = 1; day <= 4; day += 1) days.push(await answerAll(later(learner, day)));
    expect(days).toEqual([3, 3, 0, 0]);
  });

  test("an answer counts once: sent again, from another tab or by two at the same moment", async () => {
    await complete();
    const day = later(learner, 1);
    const [one, other] = (await readToday(day)).questions as [RecallQuestion, RecallQuestion];
    const first = await recall.answer(day, given(one, false));
    expect((await recall.answer(day, given(one, true))).answer).toEqual(first.answer);
    const both = await Promise.all([recall.answer(day, given(other, true)), recall.answer(day, given(other, false))]);
    expect(both[0]?.answer).toEqual(both[1]?.answer);
    const stored = await guest.db
      .selectFrom("recall_answers")
      .select("question_id")
      .where("enrollment_id", "=", eid)
      .execute();
    expect(stored).toHaveLength(2);
    // Sent again on the day on which it is asked for the second time, it is still the answer of the first round.
    expect((await recall.answer(later(learner, 2), given(one, true))).answer.correct).toBe(false);
  });

  test("a question that is not asked now, not the learner's or not there is rejected", async () => {
    await complete();
    const day = later(learner, 1);
    const [question] = (await readToday(day)).questions as [RecallQuestion];
    const rejected = (context: CallContext, change: Partial<ReturnType<typeof given>>) =>
      recall.answer(context, { ...given(question), ...change });
    await expect(rejected(learner, {})).rejects.toMatchObject({ key: "recallNotAsked" });
    await expect(rejected(day, { round: 1 })).rejects.toMatchObject({ key: "recallNotAsked" });
    await expect(rejected(day, { questionId: "none" })).rejects.toMatchObject({ key: "questionUnknown" });
    await expect(rejected(day, { choices: ["none"] })).rejects.toMatchObject({ key: "optionUnknown" });
    const { learner: stranger } = await newEnrolled(guest);
    await expect(rejected(later(stranger, 1), {})).rejects.toMatchObject({ key: "questionUnknown" });
  });

  test("stopped: nothing is asked, mailed or taken; begun again, it goes on", async () => {
    await complete();
    const day = later(learner, 1);
    const [question] = (await readToday(day)).questions as [RecallQuestion];
    await recall.stop(day, { stopped: true, language: "en" });
    expect(await readToday(day)).toMatchObject({ questions: [], stopped: true, next_on: null });
    await expect(recall.answer(day, given(question))).rejects.toMatchObject({ key: "recallNotAsked" });
    await recall.stop(day, { stopped: false, language: "en" });
    expect((await readToday(day)).questions).toHaveLength(3);
  });

  test("who leaves the course is asked no more; enrolling again begins with nothing", async () => {
    await complete();
    await learning.unenroll(learner, { id: topic.courseId, feedback: "No time" });
    expect((await readToday(later(learner, 1))).questions).toEqual([]);
  });

  test("a topic that was complete before there were questions gets them with its own day", async () => {
    await completeTopic(learner, topic);
    const month = later(learner, 40);
    await scheduleTopics(month, second.id);
    const [card] = await guest.db
      .selectFrom("recall_cards")
      .selectAll()
      .where("enrollment_id", "=", eid)
      .limit(1)
      .execute();
    expect(card).toMatchObject({ completed_on: indianDay(learner.now), due_on: addDays(indianDay(month.now), 1) });
  });

  test("scheduled by two requests at once, a topic has its questions once", async () => {
    await completeTopic(learner, topic);
    await Promise.all([1, 2, 3].map(() => scheduleTopics(learner, topic.id)));
    const cards = await guest.db.selectFrom("recall_cards").selectAll().where("enrollment_id", "=", eid).execute();
    expect(cards).toHaveLength(3);
  });

  test("the first answer after thirty days is what the figures count, and no later one changes it", async () => {
    await complete();
    for (const day of [1, 7]) await answerAll(later(learner, day));
    const known = async () =>
      (await guest.db.selectFrom("recall_cards").select("known").where("enrollment_id", "=", eid).execute()).map(
        (card) => card.known,
      );
    expect(await known()).toEqual([null, null, null]);
    await answerAll(later(learner, 30), false);
    expect(await known()).toEqual([0, 0, 0]);
    await answerAll(later(learner, 31), true);
    expect(await known()).toEqual([0, 0, 0]);
  });

  describe("a mailed link", () => {
    const mailed = (purpose: "recall" | "resumeLearning" | "unsubscribe") =>
      issueMailToken(guest.db, learner.learner?.accountId ?? "", purpose, learner.now);

    test("opens the questions without a login, and shows nothing of the person", async () => {
      await complete();
      const token = await mailed("recall");
      const day = { ...later(guest, 1), learner: null };
      const today = await recall.mailedToday(day, { token, language: "en" });
      expect(today.questions).toHaveLength(3);
      expect(JSON.stringify(today)).not.toMatch(/Asha|Kumari|@example/);
      expect(JSON.stringify(today)).not.toContain(learner.learner?.accountId ?? "-");
      for (const question of today.questions) await recall.mailedAnswer(day, { ...given(question), token });
      expect(await recall.mailedToday(day, { token, language: "en" })).toMatchObject({ questions: [] });
      expect((await readToday(later(learner, 1))).answered).toHaveLength(3);
    });

    test("works for three days, and changed or of another purpose not at all", async () => {
      await complete();
      const token = await mailed("recall");
      const open = (given: string, days: number) =>
        recall.mailedToday(later(guest, days), { token: given, language: "en" });
      await expect(open(token, 2.9)).resolves.toBeDefined();
      await expect(open(token, 3.1)).rejects.toMatchObject({ key: "linkInvalid" });
      await expect(open(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`, 1)).rejects.toMatchObject({
        key: "linkInvalid",
      });
      for (const purpose of ["resumeLearning", "unsubscribe"] as const)
        await expect(open(await mailed(purpose), 1)).rejects.toMatchObject({ key: "linkInvalid" });
    });

    test("stops the questions", async () => {
      await complete();
      const token = await mailed("recall");
      await recall.mailedStop(later(guest, 1), { token, language: "en" });
      expect(await readToday(later(learner, 1))).toMatchObject({ stopped: true, questions: [] });
    });
  });
});
