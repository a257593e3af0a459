import { setTimeout as wait } from "node:timers/promises";

/** What V8 holds, in MB. `live`: after everything that is no longer used was collected. */
export type Heap = { live: number; limit: number; buffers: number; resident: number };

/** A connection to a process that was started with `--inspect`. */
export type Inspector = {
  /** Collects everything that is no longer used, and reads what is left. */
  readHeap: () => Promise<Heap>;
  /**
   * The longest time that the event loop was blocked since the last call, in ms: at most what its thread has computed,
   * because on a busy machine it waits for a core too.
   */
  longestBlock: () => Promise<number>;
  close: () => void;
};

type Answer = { id: number; result?: { result?: { value?: unknown } }; error?: { message: string } };

const monitor = `globalThis.benchDelay ??= process.getBuiltinModule("node:perf_hooks").monitorEventLoopDelay({ resolution: 1 });
globalThis.benchDelay.enable()`;
const readMonitor = `(() => {
  const { max } = benchDelay;
  benchDelay.reset();
  const { user, system } = process.threadCpuUsage();
  const computed = 1000 * (user + system - (globalThis.benchComputed ?? 0));
  globalThis.benchComputed = user + system;
  return Math.min(max, computed);
})()`;
const readSizes = `(() => {
  const { used_heap_size: live, heap_size_limit: limit } = process.getBuiltinModule("node:v8").getHeapStatistics();
  const { arrayBuffers: buffers, rss: resident } = process.memoryUsage();
  return { live, limit, buffers, resident };
})()`;

export async function openInspector(port: number): Promise<Inspector> {
  const list = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(list[0]?.webSocketDebuggerUrl ?? "");
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("The inspector does not answer.")), { once: true });
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    last += 1;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(last, resolve);
    socket.send(JSON.stringify({ id: last, method, params }));
    const { result, error } = await promise;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result?.result?.value;
  };
  const evaluate = (expression: string) => send("Runtime.evaluate", { expression, returnByValue: true });
  await send("HeapProfiler.enable");
  await evaluate(monitor);
  return {
    async readHeap() {
      // What finalizers and weak references held back goes with the second collection.
      for (let times = 0; times < 2; times += 1) {
        await send("HeapProfiler.collectGarbage");
        await wait(200);
      }
      const sizes = Object.entries((await evaluate(readSizes)) as Heap);
      await evaluate(readMonitor);
      return Object.fromEntries(sizes.map(([name, bytes]) => [name, bytes / 1024 / 1024])) as Heap;
    },
    longestBlock: async () => Number(await evaluate(readMonitor)) / 1e6,
    close: () => socket.close(),
  };
}
