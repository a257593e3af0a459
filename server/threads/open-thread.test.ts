import { expect, onTestFinished, test, vi } from "vitest";
import { openThread } from "./open-thread";

// A thread whose task is what it is told: its own number, an error, its end, nothing, or more memory than it may have.
const code = `
  import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", ({ given }) => {
    if (given === "throw") setTimeout(() => { throw new Error("no paper"); });
    else if (given === "exit") process.exit(3);
    else if (given === "fill") { const all = []; for (;;) all.push(new Array(1e6).fill({})); }
    else if (given !== "nothing") parentPort.postMessage({ made: { threadId, given } });
  });`;
const script = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const kind = "text";

function open(setup: Partial<Parameters<typeof openThread>[0]> = {}) {
  const lost: unknown[] = [];
  const thread = openThread({ script, onLost: (why) => lost.push(why), ...setup });
  onTestFinished(() => thread.close());
  const make = (given: unknown, waits = false) => thread.run(kind, given, { waits });
  return { make, lost };
}

test("a task is done in another thread, which the next task finds again", async () => {
  const { make } = open();
  const [first, second] = [await make("a"), await make("b")];
  expect(first).toMatchObject({ made: { given: "a", threadId: expect.any(Number) } });
  expect(first).not.toMatchObject({ made: { threadId: 0 } });
  expect(second).toEqual({ made: { ...(first as { made: object }).made, given: "b" } });
});

test("more tasks than may wait are refused at once, but for one that may wait", async () => {
  const { make } = open({ mostWaiting: 2 });
  const asked = ["a", "b", "c", "d"].map((each) => make(each));
  const patient = make("e", true);
  expect(await asked[3]).toEqual({ refused: "busy" });
  const answers = await Promise.all([...asked.slice(0, 3), patient]);
  expect(answers).toMatchObject(["a", "b", "c", "e"].map((given) => ({ made: { given } })));
  expect(await make("f")).toMatchObject({ made: { given: "f" } });
});

test.each([
  ["throws", "throw", /no paper/],
  ["ends", "exit", /exit code 3/],
  ["takes more memory than it may", "fill", /ERR_WORKER_OUT_OF_MEMORY/],
])("a thread that %s ends neither the process nor the next task, and is reported", async (_, given, reason) => {
  const { make, lost } = open({ memoryMb: 16 });
  const before = await make("before");
  const [broken, waiting] = await Promise.all([make(given), make("after")]);
  expect(broken).toEqual({ refused: "lost" });
  expect(waiting).toMatchObject({ made: { given: "after" } });
  expect(waiting).not.toMatchObject(before);
  expect(lost.map((why) => (why instanceof Error ? `${(why as NodeJS.ErrnoException).code} ${why}` : why))).toEqual([
    expect.stringMatching(reason),
  ]);
});

test("a thread that has had no task for a while ends without a report, and the next task starts another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { make, lost } = open({ idleMs: 20_000 });
  const first = (await make("a")) as { made: { threadId: number } };
  vi.advanceTimersByTime(19_999);
  expect(await make("b")).toEqual({ made: { ...first.made, given: "b" } });
  vi.advanceTimersByTime(19_999);
  expect(await make("c")).toEqual({ made: { ...first.made, given: "c" } });
  vi.advanceTimersByTime(20_000);
  const last = await make("d");
  expect(last).toMatchObject({ made: { given: "d" } });
  expect(last).not.toMatchObject({ made: { threadId: first.made.threadId } });
  expect(lost).toEqual([]);
});

test("a task that takes too long ends its thread", async () => {
  const { make, lost } = open({ patienceMs: 1 });
  expect(await make("nothing")).toEqual({ refused: "lost" });
  expect(lost).toEqual(["no answer (text) after 1 ms"]);
});

test("what cannot be sent to the thread is an error of its own", async () => {
  const { make } = open();
  await expect(make(() => 1)).rejects.toThrow("could not be cloned");
  expect(await make("a")).toMatchObject({ made: { given: "a" } });
});
