import { expect, test } from "vitest";
import { beatsBetween, beatsPerMinute, secondsPerBeat } from "./beat";

test("the chest is pressed 110 times in each minute, also in the tenth, at even distances", () => {
  for (const minute of [0, 1, 9])
    expect(beatsBetween("press", minute * 60, (minute + 1) * 60)).toHaveLength(beatsPerMinute);
  const times = beatsBetween("press", 0, 60).map(({ after }) => after);
  expect(times[0]).toBe(0);
  for (const [index, after] of times.entries()) expect(after).toBeCloseTo(index * secondsPerBeat, 9);
});

test("short stretches one after the other give each sound once", () => {
  const parts: number[] = [];
  for (let from = 0; from < 60; from += 0.25)
    parts.push(...beatsBetween("press", from, from + 0.25).map(({ after }) => after));
  expect(parts).toEqual(beatsBetween("press", 0, 60).map(({ after }) => after));
});

test("the first of 30 pressings sounds different", () => {
  const accents = beatsBetween("press", 0, 60).flatMap(({ isAccent }, index) => (isAccent ? index : []));
  expect(accents).toEqual([0, 30, 60, 90]);
});

test("five blows on the back, then five pulls, each on every second beat", () => {
  const beats = beatsBetween("choke", 0, 20 * secondsPerBeat);
  expect(beats.map(({ isAccent }) => isAccent)).toEqual([...Array(5).fill(true), ...Array(5).fill(false)]);
  expect(beats[1]?.after).toBeCloseTo(2 * secondsPerBeat, 9);
});
