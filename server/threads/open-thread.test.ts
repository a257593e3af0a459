import path from "node:path";
import { inspect } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { openThread } from "./open-thread";
import type * as tasks from "./testing/tasks";

type Kind = keyof typeof tasks;
const script = path.join(import.meta.dirname, "testing", "tasks.ts");

function open(setup: Partial<Parameters<typeof openThread>[0]> = {}) {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const thread = openThread<Kind>({ script, ...setup });
  onTestFinished(async () => {
    await thread.close();
    log.mockRestore();
  });
  const run = (kind: Kind, given?: unknown, waits = false) => thread.run(kind, given, { waits });
  const identify = (given: unknown, waits?: boolean) =>
    run("identify", given, waits) as Promise<ReturnType<typeof tasks.identify>>;
  return { run, identify, log };
}

test("a task is done in another thread, which the next task finds again", async () => {
  const { identify } = open();
  const [first, second] = [await identify("a"), await identify("b")];
  expect(first).toEqual({ given: "a", threadId: expect.any(Number) });
  expect(first.threadId).not.toBe(0);
  expect(second).toEqual({ ...first, given: "b" });
});

test("tasks are done in their order; more than may wait are refused at once, but for one that may wait", async () => {
  const { identify } = open();
  const done: unknown[] = [];
  const asked = Array.from({ length: 21 }, (_, index) => identify(index).then(({ given }) => done.push(given)));
  const refused = identify("refused");
  const patient = identify("patient", true).then(({ given }) => done.push(given));
  await expect(refused).rejects.toMatchObject({ refusal: "busy" });
  expect(done).toEqual([]);
  await Promise.all([...asked, patient]);
  expect(done).toEqual([...Array(21).keys(), "patient"]);
  expect(await identify("next")).toMatchObject({ given: "next" });
});

test.each<[string, Kind, RegExp]>([
  ["throws", "throwLater", /no ink/],
  ["ends", "exit", /exited with code: 3/],
  ["takes more memory than it may", "fill", /ERR_WORKER_OUT_OF_MEMORY/],
  ["takes too long for a task", "wait", /timeout/],
])("a thread that %s ends neither the process nor the next task, and is reported", async (_, kind, reason) => {
  const { run, identify, log } = open(kind === "wait" ? { patienceMs: 5000 } : {});
  const before = await identify("before");
  const [broken, waiting] = await Promise.allSettled([run(kind), identify("after")]);
  expect(broken).toMatchObject({ status: "rejected", reason: { refusal: "lost" } });
  expect(waiting).toMatchObject({ status: "fulfilled", value: { given: "after" } });
  expect(waiting).not.toMatchObject({ value: { threadId: before.threadId } });
  expect(log.mock.calls).toEqual([[expect.stringContaining("tasks.ts has ended"), expect.any(Error)]]);
  expect(inspect(log.mock.calls[0])).toMatch(reason);
});

test("a thread that has had no task for a while ends without a report, and the next task starts another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { identify, log } = open({ idleMs: 20_000 });
  const { threadId } = await identify("a");
  vi.advanceTimersByTime(19_999);
  expect(await identify("b")).toEqual({ threadId, given: "b" });
  vi.advanceTimersByTime(19_999);
  expect(await identify("c")).toEqual({ threadId, given: "c" });
  vi.advanceTimersByTime(20_000);
  expect(await identify("d")).not.toMatchObject({ threadId });
  expect(log).not.toHaveBeenCalled();
});

test("a task that fails, or that cannot be sent, is an error of its own, and its thread stays", async () => {
  const { run, identify, log } = open();
  await expect(identify(() => 1)).rejects.toThrow("could not be cloned");
  const { threadId } = await identify("a");
  await expect(run("fail")).rejects.toThrow(new RangeError("no ink"));
  expect(await identify("b")).toEqual({ threadId, given: "b" });
  expect(log).not.toHaveBeenCalled();
});

test("a script that cannot be loaded fails its task", async () => {
  const { identify } = open({ script: "/absent.mjs" });
  await expect(identify("a")).rejects.toMatchObject({ message: expect.stringContaining("Cannot find module") });
});
