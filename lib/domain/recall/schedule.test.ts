import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, afterAnswer, daysBetween, firstDue, type Memory } from "./schedule";

const noMemory: Memory = { rounds: 0, lapses: 0, stability: 0, difficulty: 0, lastOn: null };

const completedOn = "2026-11-24";

/** The days after the topic on which a question is asked that is answered like this, each time on its day. */
function daysAsked(answers: boolean[]): (number | null)[] {
  let due: string | null = firstDue(completedOn);
  let memory = noMemory;
  const days: (number | null)[] = [daysBetween(completedOn, due)];
  for (const correct of answers) {
    if (due === null) break;
    const after: ReturnType<typeof afterAnswer> = afterAnswer(memory, correct, due);
    memory = after.memory;
    due = after.dueOn;
    days.push(due === null ? null : daysBetween(completedOn, due));
  }
  return days;
}

test("right answers on time: one, seven and thirty days after the topic, once more, and no more", () => {
  expect(daysAsked([true, true, true, true])).toEqual([1, 7, 30, 105, null]);
});

test("a wrong answer comes back the next day, and then the days between grow again", () => {
  expect(daysAsked([false]).at(-1)).toBe(2);
  expect(daysAsked([true, false]).at(-1)).toBe(8);
  expect(daysAsked([true, true, false]).at(-1)).toBeLessThanOrEqual(32);
  const [, again = 0, ...later] = daysAsked([false, true, true, true]) as number[];
  const gaps = later.map((day, index) => day - (later[index - 1] ?? again));
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
});

test("an answer that is late counts with its real distance: the next day is later than after one on time", () => {
  const first = afterAnswer(noMemory, true, "2026-11-25").memory;
  const onTime = afterAnswer(first, true, "2026-12-01");
  const late = afterAnswer(first, true, "2026-12-20");
  expect(daysBetween("2026-12-20", late.dueOn ?? "")).toBeGreaterThan(daysBetween("2026-12-01", onTime.dueOn ?? ""));
});

const answers = fc.array(fc.record({ correct: fc.boolean(), late: fc.integer({ min: 0, max: 90 }) }), {
  minLength: 1,
  maxLength: 30,
});

test("after every answer the next day is later than the answer, and a question ends only after a right one", () => {
  fc.assert(
    fc.property(answers, (given) => {
      let due: string | null = firstDue(completedOn);
      let memory: Memory = noMemory;
      for (const { correct, late } of given) {
        if (due === null) return;
        const today = addDays(due, late);
        const after: ReturnType<typeof afterAnswer> = afterAnswer(memory, correct, today);
        if (after.dueOn === null) expect(correct).toBe(true);
        else {
          expect(after.dueOn > today).toBe(true);
          expect(daysBetween(today, after.dueOn)).toBeLessThanOrEqual(180);
        }
        expect(after.memory.rounds).toBe(memory.rounds + 1);
        expect(after.memory.stability).toBeGreaterThan(0);
        ({ memory, dueOn: due } = after);
      }
    }),
  );
});

test("a right answer never brings a question back sooner than a wrong one at the same moment", () => {
  fc.assert(
    fc.property(answers, (given) => {
      let memory: Memory = noMemory;
      let today = firstDue(completedOn);
      for (const { correct, late } of given) {
        const [right, wrong] = [afterAnswer(memory, true, today), afterAnswer(memory, false, today)];
        expect(wrong.dueOn).not.toBeNull();
        if (right.dueOn !== null) expect(right.dueOn >= (wrong.dueOn ?? "")).toBe(true);
        const after = correct ? right : wrong;
        if (after.dueOn === null) return;
        memory = after.memory;
        today = addDays(after.dueOn, late);
      }
    }),
  );
});

test("a clock that was set back gives no day before the one of the last answer", () => {
  const first = afterAnswer(noMemory, true, "2026-11-25").memory;
  const { memory, dueOn } = afterAnswer(first, true, "2026-11-20");
  expect(memory.lastOn).toBe("2026-11-25");
  expect((dueOn ?? "") > "2026-11-25").toBe(true);
});
