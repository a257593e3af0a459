import { expect, onTestFinished, test } from "vitest";
import type { FileKind } from "../../lib/platform/portal";
import { openFileThread } from "./open-file-thread";

// A thread whose "file" is what it is told: its own number, an error, its end, nothing, or more memory than it may have.
const code = `
  import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", ({ given }) => {
    if (given === "throw") setTimeout(() => { throw new Error("no paper"); });
    else if (given === "exit") process.exit(3);
    else if (given === "fill") { const all = []; for (;;) all.push(new Array(1e6).fill({})); }
    else if (given !== "nothing") parentPort.postMessage({ made: { threadId, given } });
  });`;
const script = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const kind: FileKind = "text";

function open(setup: Partial<Parameters<typeof openFileThread>[0]> = {}) {
  const lost: unknown[] = [];
  const thread = openFileThread({ script, onLost: (why) => lost.push(why), ...setup });
  onTestFinished(() => thread.close());
  const make = (given: unknown, waits = false) => thread.make(kind, given, { waits });
  return { make, lost };
}

test("a file is made in another thread, which the next file finds again", async () => {
  const { make } = open();
  const [first, second] = [await make("a"), await make("b")];
  expect(first).toMatchObject({ made: { given: "a", threadId: expect.any(Number) } });
  expect(first).not.toMatchObject({ made: { threadId: 0 } });
  expect(second).toEqual({ made: { ...(first as { made: object }).made, given: "b" } });
});

test("more files than may wait are refused at once, but for a page that needs its file", async () => {
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
])("a thread that %s ends neither the process nor the next file, and is reported", async (_, given, reason) => {
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

test("a file that takes too long ends its thread", async () => {
  const { make, lost } = open({ patienceMs: 1 });
  expect(await make("nothing")).toEqual({ refused: "lost" });
  expect(lost).toEqual(["no file (text) after 1 ms"]);
});

test("what cannot be sent to the thread is an error of its own", async () => {
  const { make } = open();
  await expect(make(() => 1)).rejects.toThrow("could not be cloned");
  expect(await make("a")).toMatchObject({ made: { given: "a" } });
});
