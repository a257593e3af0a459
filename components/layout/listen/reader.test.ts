import { expect, test } from "vitest";
import { createReader } from "./reader";

type Said = { index: number; rate: number; onend: (() => void) | null; onerror: (() => void) | null };

/** A voice that says a sentence when the test lets it. As browsers do, it reports a cancelled sentence as an error. */
function reading(count = 3) {
  const queue: Said[] = [];
  const log: string[] = [];
  const engine = {
    speaking: false,
    pending: false,
    speak: (said: Said) => {
      queue.push(said);
      engine.speaking = true;
    },
    cancel: () => {
      engine.speaking = false;
      for (const said of queue.splice(0)) said.onerror?.();
    },
  };
  const reader = createReader<Said & SpeechSynthesisUtterance>({
    engine,
    count,
    speed: 1,
    make: (index) => ({ index, rate: 0, onend: null, onerror: null }) as unknown as Said & SpeechSynthesisUtterance,
    onSentence: (index) => log.push(`sentence ${index}`),
    onEnd: (how) => log.push(how),
  });
  const finish = () => {
    engine.speaking = false;
    queue.shift()?.onend?.();
  };
  return { reader, log, queue, finish };
}

test("reads to the end and says so", () => {
  const { reader, log, finish } = reading(2);
  reader.go();
  finish();
  finish();
  expect(log).toEqual(["sentence 0", "sentence 1", "finished"]);
});

test("a pause keeps the sentence, which is read again; a stop begins anew", () => {
  const { reader, log, finish, queue } = reading();
  reader.go();
  finish();
  reader.pause();
  expect(queue).toEqual([]);
  reader.go();
  reader.stop();
  reader.go();
  expect(log).toEqual(["sentence 0", "sentence 1", "sentence 1", "sentence 0"]);
});

test("another speed is heard at once, and only while it reads", () => {
  const { reader, queue } = reading();
  reader.setSpeed(1.25);
  expect(queue).toEqual([]);
  reader.go();
  reader.setSpeed(1.5);
  expect(queue.map(({ index, rate }) => [index, rate])).toEqual([[0, 1.5]]);
});

test("a voice that fails ends the reading", () => {
  const { reader, log, queue } = reading();
  reader.go();
  queue[0]?.onerror?.();
  expect(log).toEqual(["sentence 0", "failed"]);
});
