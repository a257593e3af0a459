import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { QuizQuestion } from "../../contract/quizzes";
import type { Topic } from "../../platform/content";
import { dialects } from "../../platform/db/testing/fresh-database";
import { inEachLanguage } from "../../platform/i18n/language";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { firstTopics, newEnrolled } from "../testing/learners";
import { type Bank, questionBank } from "./bank";
import { drawQuestions, questionsOfAttempt } from "./draw";
import { grade } from "./grade";
import { quizzes } from "./operations";
import { isRight } from "./question-types";
import type { Attempt, LockedAnswer } from "./records";
import { changeQuizzes, sampleQuestion, withBanks } from "./testing/bank-content";
import { attemptView, questionView } from "./view";

/** A state of the content: which of twelve questions there are, with which right option each, and what passes. */
const states = fc.record({
  there: fc.subarray([...Array(12).keys()], { minLength: 1 }),
  right: fc.array(
    fc.constantFrom("a", "b", "ac", "bd").map((options) => [...options]),
    { minLength: 12, maxLength: 12 },
  ),
  passing: fc.constantFrom(50, 70, 100),
});
type State = { there: number[]; right: string[][]; passing: number };

function bankIn({ there, right }: State, shown: number | null): Bank {
  const quiz = there.map((index) => sampleQuestion(`q${index}`, right[index] ?? ["a"]));
  const topic = { id: "one", pages: [], quizShown: shown, quiz } as unknown as Topic;
  const last = { ...topic, id: "last", quizShown: null };
  return questionBank({ topics: [topic, last] }, topic);
}

const next = { opensAt: null, now: new Date(0), unread: [] };

test("whatever changes in the content, an attempt has what was drawn or less, and its result is that of its answers", () => {
  const shownNumbers = fc.constantFrom(null, 3, 6);
  const isOld = fc.boolean();
  fc.assert(
    fc.property(states, fc.array(states, { maxLength: 14 }), shownNumbers, isOld, (first, later, shown, old) => {
      const drawn = drawQuestions(bankIn(first, shown), [], "k/1").map(({ id }) => id);
      const answers: LockedAnswer[] = [];
      const banks = new Map<State, Bank>();
      const attempt = {
        ...({ number: 1, percent: null, passed: null } as Attempt),
        questions: old ? null : JSON.stringify(drawn),
        finished_at: null as string | null,
      };
      const seenIn = (state: State) => {
        const bank = banks.get(state) ?? bankIn(state, shown);
        banks.set(state, bank);
        const whole = questionsOfAttempt(bank, { ...attempt, answers }, "e");
        const questions = whole.map((question) => questionView(question, "en"));
        return { whole, view: attemptView(questions, attempt, answers, state.passing, next) };
      };
      const isOpen = ({ id }: { id: string }) => answers.every(({ questionId }) => questionId !== id);
      let passing = first.passing;
      for (const state of later) {
        const { whole, view } = seenIn(state);
        const open = whole.filter(isOpen);
        expect(new Set(whole).size).toBe(whole.length);
        expect(view.question_count).toBe(answers.length + open.length);
        expect(view.correct_count).toBeLessThanOrEqual(view.question_count);
        if (!old) expect(view.question_count).toBeLessThanOrEqual(drawn.length);
        const [question] = open;
        if (!question) break;
        const choices = ["a"];
        answers.push({ questionId: question.id, choices, correct: isRight(question, choices), answeredAt: "t" });
        // What was open stays, so that no answer on its way is to an unknown question.
        expect(seenIn(state).whole.filter(isOpen)).toEqual(open.slice(1));
        passing = state.passing;
      }
      const right = answers.filter(({ correct }) => correct).length;
      const result = grade(answers.length, right, passing);
      Object.assign(attempt, { finished_at: "t", percent: result.percent, passed: result.passed ? 1 : 0 });
      for (const state of [first, ...later]) {
        const { view, whole } = seenIn(state);
        expect(whole.filter(isOpen)).toEqual([]);
        expect(view).toMatchObject({ question_count: answers.length, correct_count: right, passed: result.passed });
        if (answers.length > 0) expect(view.percent).toBe(Math.floor((100 * view.correct_count) / view.question_count));
        for (const { missing, extra } of view.answers) expect(missing === 0 && extra === 0).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

const [{ id: topicId }] = firstTopics();

describe.each(dialects)("changed content on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = { ...context, content: withBanks(context.content, 12, 6) };
  });

  /** The content in which every question that is still there has other texts and another key, and `gone` are not. */
  const replaceQuestions = (context: CallContext, gone: string[] = []): CallContext => ({
    ...context,
    content: changeQuizzes(context.content, (topic) => ({
      ...topic,
      quiz: topic.quiz
        .filter(({ id }) => !gone.includes(id))
        .map((question) => ({
          ...question,
          question: inEachLanguage(() => "another question"),
          options: question.options.map((option) => ({
            ...option,
            correct: !option.correct,
            why: inEachLanguage(() => "another reason"),
            ...inEachLanguage(() => "another option"),
          })),
        })),
    })),
  });

  test("an attempt shows and grades its questions as they were drawn, also those that the content has replaced or lost", async () => {
    const { learner } = await newEnrolled(guest);
    const before = await quizzes.attempt(learner, { topicId });
    const [first, ...others] = before.questions as [QuizQuestion, ...QuizQuestion[]];
    const choices = ["d"];
    const begun = await quizzes.answer(learner, { topicId, questionId: first.id, choices });
    const later = replaceQuestions(learner, [first.id, others[0]?.id ?? ""]);
    expect(await quizzes.attempt(later, { topicId })).toMatchObject({
      questions: [begun.question, ...others],
      answers: [{ questionId: first.id, choices, correct: false }],
    });
    // The key is the old one: the new one calls every right option wrong.
    for (const { id: questionId, op_type, version } of others) {
      const right = op_type === "checkbox" ? ["a", "c"] : ["b"];
      const { correct, attempt } = await quizzes.answer(later, { topicId, questionId, version, choices: right });
      expect({ correct, count: attempt.question_count }).toEqual({ correct: true, count: 6 });
    }
    const results = { finished: true, correct_count: 5, question_count: 6, percent: 83, passed: true };
    const shown = await quizzes.attempt(later, { topicId });
    expect(shown).toMatchObject(results);
    expect(shown.questions).toEqual((await quizzes.attempt(learner, { topicId })).questions);
    expect(JSON.stringify(shown.questions)).not.toContain("another");
  });

  test("a retake draws from the new content, and the passed attempt before it stays", async () => {
    const { learner } = await newEnrolled(guest);
    const { questions } = await quizzes.attempt(learner, { topicId });
    for (const { id: questionId, op_type } of questions)
      await quizzes.answer(learner, { topicId, questionId, choices: op_type === "checkbox" ? ["a", "c"] : ["b"] });
    const later = replaceQuestions(
      learner,
      questions.map(({ id }) => id),
    );
    const again = await quizzes.retake(later, { topicId });
    expect(again).toMatchObject({ number: 2, finished: false });
    expect(again.questions?.every(({ question }) => question === "another question")).toBe(true);
    expect(await quizzes.recordScore(later, { topicId })).toMatchObject({ score: 10 });
  });

  test("a question that changed between the first look and the first answer is not graded by what was not shown", async () => {
    const { learner } = await newEnrolled(guest);
    const [seen] = (await quizzes.attempt(learner, { topicId })).questions as [QuizQuestion];
    const later = replaceQuestions(learner);
    const answer = { topicId, questionId: seen.id, choices: ["d"] };
    await expect(quizzes.answer(later, { ...answer, version: seen.version })).rejects.toMatchObject({
      code: "CONFLICT",
      key: "questionChanged",
    });
    const now = await quizzes.attempt(later, { topicId });
    expect(now).toMatchObject({ number: 0, answers: [] });
    const version = now.questions.find(({ id }) => id === seen.id)?.version;
    expect(await quizzes.answer(later, { ...answer, version })).toMatchObject({
      choices: ["d"],
      attempt: { number: 1 },
    });
  });

  test("attempts with the same questions share their copies", async () => {
    const content = withBanks(guest.content, 4, 4);
    const before = await guest.db.selectFrom("question_copies").selectAll().execute();
    for (let person = 0; person < 3; person += 1) {
      const { learner } = await newEnrolled({ ...guest, content });
      await quizzes.answer({ ...learner, content }, { topicId, questionId: "q1", choices: ["d"] });
    }
    const after = await guest.db.selectFrom("question_copies").selectAll().execute();
    expect(after.length - before.length).toBeLessThanOrEqual(4);
    expect(after.filter(({ content }) => content.includes('question q1"'))).toHaveLength(1);
  });

  /** As the release before stored attempts. */
  const forgetCopies = () => guest.db.updateTable("quiz_attempts").set({ copies: null }).execute();

  test("an attempt without copies whose open questions are all gone is finished with its answers, and the next one can begin", async () => {
    const { learner } = await newEnrolled(guest);
    const { questions } = await quizzes.attempt(learner, { topicId });
    const answered = questions.slice(0, 2) as [QuizQuestion, QuizQuestion];
    for (const { id: questionId } of answered) await quizzes.answer(learner, { topicId, questionId, choices: ["d"] });
    await forgetCopies();
    const left = answered.map(({ id }) => id);
    const content = changeQuizzes(learner.content, (topic) => ({
      ...topic,
      quiz: topic.quiz.filter(({ id }) => left.includes(id)),
      quizShown: 2,
    }));
    const later = { ...learner, content };
    const over = { finished: true, passed: false, question_count: 2, correct_count: 0, percent: 0 };
    expect(await quizzes.attempt(later, { topicId })).toMatchObject(over);
    expect(await quizzes.attempt(learner, { topicId })).toMatchObject(over);
    expect(await quizzes.retake(later, { topicId })).toMatchObject({ number: 2, finished: false });
  });

  test("an answer without a copy that is sent again after its question is gone was stored, and is not unknown", async () => {
    const { learner } = await newEnrolled(guest);
    const [{ id }] = (await quizzes.attempt(learner, { topicId })).questions as [QuizQuestion];
    await quizzes.answer(learner, { topicId, questionId: id, choices: ["d"] });
    await forgetCopies();
    const content = changeQuizzes(learner.content, (topic) => ({
      ...topic,
      quiz: topic.quiz.filter((question) => question.id !== id),
    }));
    const again = quizzes.answer({ ...learner, content }, { topicId, questionId: id, choices: ["d"] });
    await expect(again).rejects.toMatchObject({ code: "CONFLICT", key: "questionChanged" });
    expect(await quizzes.attempt({ ...learner, content }, { topicId })).toMatchObject({ question_count: 6 });
  });
});
