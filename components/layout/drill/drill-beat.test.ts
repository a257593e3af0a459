import { expect, test } from "vitest";
import { secondsPerBeat } from "./beat";
import { playBeat, type Sound } from "./drill-beat";

/** A sound whose clock the test sets; `starts` are the times for which knocks were ordered. */
function silentSound() {
  const starts: number[] = [];
  const param = { value: 0, setValueAtTime: () => param, exponentialRampToValueAtTime: () => param };
  const node = { connect: () => node, frequency: param, gain: param, type: "", stop: () => {} };
  const sound = {
    currentTime: 7,
    destination: node,
    isClosed: false,
    createOscillator: () => ({ ...node, start: (at: number) => starts.push(at) }),
    createGain: () => node,
    close: async () => {
      sound.isClosed = true;
    },
  };
  return { sound, starts };
}

test("late timers change no distance: each knock is ordered once, by the clock of the sound", () => {
  const { sound, starts } = silentSound();
  let work = () => {};
  let isStopped = false;
  const stop = playBeat("press", sound as unknown as Sound, (each) => {
    work = each;
    return () => {
      isStopped = true;
    };
  });
  for (const later of [0.5, 0.9, 1.1, 0.2, 0.7]) {
    sound.currentTime += later;
    work();
  }
  expect(starts.length).toBeGreaterThan(8);
  for (const [index, at] of starts.entries()) expect(at).toBeCloseTo(7.05 + index * secondsPerBeat, 6);
  stop();
  expect([isStopped, sound.isClosed]).toEqual([true, true]);
});

test("a tab that slept for a minute goes on without a burst", () => {
  const { sound, starts } = silentSound();
  let work = () => {};
  playBeat("press", sound as unknown as Sound, (each) => {
    work = each;
    return () => {};
  });
  const before = starts.length;
  sound.currentTime += 60;
  work();
  expect(starts.length - before).toBeLessThanOrEqual(3);
  for (const at of starts.slice(before)) expect(at).toBeGreaterThanOrEqual(sound.currentTime);
});
