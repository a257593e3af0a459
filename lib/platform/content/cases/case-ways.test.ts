import { expect, test } from "vitest";
import { publishedContent } from "../testing/published-content";
import { type Way, wayMistakes } from "./case-ways";

const toAll = (id: string, to: string): Way => ({
  id,
  choices: ["a", "b", "c"].map((choice) => ({ id: choice, to, better: choice === "a" ? ("repair" as const) : true })),
});
const sound = (): Way[] => [
  toAll("s1", "s2"),
  toAll("s2", "s3"),
  toAll("s3", "s4"),
  toAll("s4", "s5"),
  toAll("s5", "end"),
];
const messages = (steps: Way[]) => wayMistakes(steps).map(({ message }) => message);
function change(steps: Way[], step: number, choice: number, to: Partial<Way["choices"][number]>): Way[] {
  Object.assign(steps[step]?.choices[choice] ?? {}, to);
  return steps;
}

test("five steps in a row are sound, and so is a way around one of six", () => {
  expect(wayMistakes(sound())).toEqual([]);
  const longer = [...sound().slice(0, 4), toAll("s5", "s6"), toAll("s6", "end")];
  expect(wayMistakes(longer)).toEqual([]);
  expect(wayMistakes(change(longer, 0, 1, { to: "s3" }))).toEqual([]);
});

test("an id that occurs twice is named", () => {
  expect(messages([...sound(), toAll("s5", "end")])).toEqual(["two steps have the id s5"]);
  expect(messages(change(sound(), 1, 2, { id: "a" }))).toEqual(["two choices have the id a"]);
});

test("a choice leads to a step or to the end", () => {
  expect(wayMistakes(change(sound(), 2, 1, { to: "s9" }))).toEqual([
    { path: ["steps", 2, "choices", 1, "to"], message: "leads to s9, which is no step" },
  ]);
});

test("a step that nothing leads to is named", () => {
  expect(messages([...sound(), toAll("lost", "end")])).toEqual(["no choice leads to the step lost"]);
});

test("a step from which the end is not reached is a dead end", () => {
  const trapped = [...sound(), toAll("trap", "trap")];
  expect(messages(change(trapped, 1, 1, { to: "trap" }))).toEqual(["from the step trap the end is not reached"]);
});

test("a way that turns back is named at each step of the circle", () => {
  expect(messages(change(sound(), 3, 1, { to: "s3" }))).toEqual([
    "the choice a leads back to its own step s3",
    "the choice b leads back to its own step s4",
  ]);
});

test("a way has five or six steps", () => {
  expect(messages(change(sound(), 2, 0, { to: "end" }))).toEqual(["ways have 3 to 5 steps, they must have 5 to 6"]);
});

test("a worse choice is followed by one that repairs it", () => {
  expect(wayMistakes(change(sound(), 0, 1, { better: false }))).toEqual([]);
  expect(messages(change(sound(), 4, 1, { better: false }))).toEqual([
    "the worse choice b is followed by no choice that repairs it",
  ]);
});

test("each course has two cases or more, and the last one closes it", () => {
  for (const { id, cases } of publishedContent().courses) {
    const ends = cases.map(({ end }) => end);
    expect(ends.length, id).toBeGreaterThanOrEqual(2);
    expect(ends, id).toEqual([...ends.slice(1).map(() => false), true]);
    for (const { steps } of cases) for (const { choices } of steps) expect(choices).toHaveLength(3);
  }
});
