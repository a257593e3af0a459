import fc from "fast-check";
import { expect, test } from "vitest";
import type { Topic } from "../../platform/content";
import { type Bank, questionBank } from "./bank";
import { drawKey, drawQuestions, questionsOfAttempt, type ShownAttempt } from "./draw";
import { sampleQuestion } from "./testing/bank-content";

const topic = (id: string, size: number, quizShown: number | null) =>
  ({
    id,
    pages: [],
    quizShown,
    quiz: Array.from({ length: size }, (_, index) => sampleQuestion(`q${index}`, ["a"])),
  }) as unknown as Topic;
const bankWith = (size: number, shown: number | null): Bank => {
  const [one, last] = [topic("one", size, shown), topic("last", 1, null)];
  return questionBank({ topics: [one, last] }, one);
};
const ids = (questions: { id: string }[]) => questions.map(({ id }) => id);
const shownIn = (questions: { id: string }[], wrong: string[] = []): ShownAttempt => ({
  questions: JSON.stringify(ids(questions)),
  answers: questions.map(({ id }) => ({ questionId: id, correct: !wrong.includes(id) })),
});
const sizes = fc
  .integer({ min: 1, max: 20 })
  .chain((shown) =>
    fc.record({ shown: fc.constant(shown), size: fc.integer({ min: shown, max: 3 * shown }), person: fc.uuid() }),
  );

test("a draw is that many different questions of the bank, the same for the same key", () => {
  fc.assert(
    fc.property(sizes, ({ shown, size, person }) => {
      const bank = bankWith(size, shown);
      const drawn = drawQuestions(bank, [], drawKey(person, "t", 0));
      expect(new Set(ids(drawn)).size).toBe(shown);
      expect(drawn.every((each) => bank.own.includes(each))).toBe(true);
      expect(ids(drawQuestions(bank, [], drawKey(person, "t", 0)))).toEqual(ids(drawn));
    }),
  );
});

test("nothing is shown again before the bank is used up", () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 5 }), ({ shown, size, person }, rounds) => {
      const bank = bankWith(size, shown);
      const before: ShownAttempt[] = [];
      const seen = new Set<string>();
      for (let round = 0; round < rounds; round += 1) {
        const drawn = drawQuestions(bank, before, drawKey(person, "t", round));
        const fresh = drawn.filter(({ id }) => !seen.has(id));
        expect(fresh.length).toBe(Math.min(shown, size - seen.size));
        for (const { id } of drawn) seen.add(id);
        before.unshift(shownIn(drawn));
      }
    }),
  );
});

test("then come those shown longest ago, of one attempt those answered wrong first", () => {
  const bank = bankWith(6, 3);
  const first = drawQuestions(bank, [], "k/1");
  const second = drawQuestions(bank, [shownIn(first)], "k/2");
  const third = drawQuestions(bank, [shownIn(second), shownIn(first)], "k/3");
  expect(ids(third).sort()).toEqual(ids(first).sort());
  const once = bankWith(4, 3);
  const all = drawQuestions(once, [], "k/1");
  const next = drawQuestions(once, [shownIn(all, [ids(all)[0] ?? ""])], "k/2");
  expect(ids(next)).toContain(ids(all)[0]);
});

test("people get different questions in different orders", () => {
  const bank = bankWith(12, 6);
  const draws = Array.from({ length: 20 }, (_, person) => ids(drawQuestions(bank, [], drawKey(`p${person}`, "t", 0))));
  expect(new Set(draws.map((each) => each.join())).size).toBeGreaterThan(15);
  expect(new Set(draws.map((each) => [...each].sort().join())).size).toBeGreaterThan(10);
});

test("without a number of shown questions all of them are drawn in the order of the file", () => {
  expect(ids(drawQuestions(bankWith(5, null), [], "k"))).toEqual(["q0", "q1", "q2", "q3", "q4"]);
});

test("the last quiz of a course draws half from its own topic and half from the others, with ids of their own", () => {
  const topics = [topic("one", 6, 3), topic("two", 6, 3), topic("end", 6, 5)] as const;
  const bank = questionBank({ topics: [...topics] }, topics[2]);
  expect(questionBank({ topics: [...topics] }, topics[0]).others).toEqual([]);
  expect(new Set(ids([...bank.own, ...bank.others])).size).toBe(18);
  for (let person = 0; person < 30; person += 1) {
    const drawn = drawQuestions(bank, [], drawKey(`p${person}`, "end", 0));
    expect(drawn.filter(({ id }) => id.includes("--"))).toHaveLength(2);
    expect(drawn.every(({ id, lesson }) => !id.includes("--") || id.startsWith(`${lesson.id}--`))).toBe(true);
  }
});

test("an attempt keeps its questions when the bank changes; a running one gets others for those that are gone", () => {
  const drawn = drawQuestions(bankWith(6, 3), [], "k/1");
  const larger = bankWith(12, 4);
  const running = { ...shownIn(drawn), answers: [], finished_at: null };
  expect(ids(questionsOfAttempt(larger, running, "e"))).toEqual(ids(drawn));
  const gone = { ...running, questions: JSON.stringify(["removed", ...ids(drawn).slice(1)]) };
  const replaced = ids(questionsOfAttempt(larger, gone, "e"));
  expect(replaced).toHaveLength(3);
  expect(replaced).toEqual(expect.arrayContaining(ids(drawn).slice(1)));
  expect(ids(questionsOfAttempt(larger, gone, "e"))).toEqual(replaced);
});

test("an answer to a question that the content no longer has counts: the attempt keeps its length and its last question", () => {
  const bank = bankWith(12, 4);
  const drawn = ["removed", ...ids(drawQuestions(bank, [], "k/1")).slice(1)];
  const begun = { questions: JSON.stringify(drawn), finished_at: null };
  const answers = [{ questionId: "removed", correct: true }];
  const left = questionsOfAttempt(bank, { ...begun, answers }, "e");
  expect(ids(left)).toEqual(drawn.slice(1));
  // A question that replaced one which nobody had answered is part of the finished attempt.
  const replaced = questionsOfAttempt(bank, { ...begun, answers: [] }, "e");
  const all = replaced.map(({ id }) => ({ questionId: id, correct: true }));
  expect(ids(questionsOfAttempt(bank, { ...begun, answers: all }, "e")).sort()).toEqual(ids(replaced).sort());
  const finished = questionsOfAttempt(bank, { ...begun, answers: all, finished_at: "t" }, "e");
  expect(ids(finished).sort()).toEqual(ids(replaced).sort());
});

test("an attempt made before there were banks has what was answered in it, and while it runs others up to the number", () => {
  const bank = bankWith(12, 6);
  const answers = ["q7", "q2"].map((questionId) => ({ questionId, correct: true }));
  const old = { questions: null, answers };
  expect(ids(questionsOfAttempt(bank, { ...old, finished_at: "t" }, "e"))).toEqual(["q7", "q2"]);
  const running = ids(questionsOfAttempt(bank, { ...old, finished_at: null }, "e"));
  expect(running.slice(0, 2)).toEqual(["q7", "q2"]);
  expect(new Set(running).size).toBe(6);
  // The set stays the same while it is answered.
  const more = [...answers, { questionId: running[3] ?? "", correct: false }];
  expect(ids(questionsOfAttempt(bank, { questions: null, answers: more, finished_at: null }, "e")).sort()).toEqual(
    [...running].sort(),
  );
});
