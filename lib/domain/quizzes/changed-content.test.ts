import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { QuizQuestion } from "../../contract/quizzes";
import type { Topic } from "../../platform/content";
import { dialects } from "../../platform/db/testing/fresh-database";
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
      const attempt = {
        ...({ number: 1, percent: null, passed: null } as Attempt),
        ...{ questions: old ? null : JSON.stringify(drawn), finished_at: null as string | null },
      };
      const seenIn = (state: State) => {
        const whole = questionsOfAttempt(bankIn(state, shown), { ...attempt, answers }, "e");
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

  test("an attempt whose open questions are all gone is finished with its answers, and the next one can begin", async () => {
    const { learner } = await newEnrolled(guest);
    const { questions } = await quizzes.attempt(learner, { topicId });
    const answered = questions.slice(0, 2) as [QuizQuestion, QuizQuestion];
    for (const { id: questionId } of answered) await quizzes.answer(learner, { topicId, questionId, choices: ["d"] });
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

  test("an answer that is sent again after its question is gone was stored, and is not unknown", async () => {
    const { learner } = await newEnrolled(guest);
    const [{ id }] = (await quizzes.attempt(learner, { topicId })).questions as [QuizQuestion];
    await quizzes.answer(learner, { topicId, questionId: id, choices: ["d"] });
    const content = changeQuizzes(learner.content, (topic) => ({
      ...topic,
      quiz: topic.quiz.filter((question) => question.id !== id),
    }));
    const again = quizzes.answer({ ...learner, content }, { topicId, questionId: id, choices: ["d"] });
    await expect(again).rejects.toMatchObject({ code: "CONFLICT", key: "questionChanged" });
    expect(await quizzes.attempt({ ...learner, content }, { topicId })).toMatchObject({ question_count: 6 });
  });
});
