import { setTimeout as wait } from "node:timers/promises";

/** What V8 holds, in MB. `live`: after everything that is no longer used was collected. */
export type Heap = { live: number; limit: number; buffers: number; resident: number };

export type Inspector = Awaited<ReturnType<typeof openInspector>>;

type Answer = { id: number; result?: { result?: { value?: unknown } }; error?: { message: string } };

/** How long the thread has computed so far, in ms. */
const computed = `() => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}`;
/** Between two turns of a timer of 1 ms the thread computes for as long as it was blocked, and at most 1 ms more. */
const monitor = `globalThis.takeLongestBlock ??= (() => {
  const computed = ${computed};
  let last = computed();
  let longest = 0;
  const look = () => {
    const now = computed();
    longest = Math.max(longest, now - last);
    last = now;
  };
  setInterval(look, 1).unref();
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    look();
    const found = longest;
    longest = 0;
    return found;
  };
})()`;
const runReference = `(() => {
  const computed = ${computed};
  const once = () => {
    const began = computed();
    const words = [];
    for (let index = 0, x = 1; index < 40_000; index += 1) {
      x = (x * 1103515245 + 12345) & 0x7fffffff;
      words.push("w" + (x % 9973));
    }
    JSON.parse(JSON.stringify(words.sort())).join(" ").split(" ");
    return computed() - began;
  };
  return Array.from({ length: 7 }, once).sort((one, other) => one - other)[3];
})()`;
const readSizes = `(() => {
  const { used_heap_size: live, heap_size_limit: limit } = process.getBuiltinModule("node:v8").getHeapStatistics();
  const { arrayBuffers: buffers, rss: resident } = process.memoryUsage();
  return { live, limit, buffers, resident };
})()`;

/** A connection to a process that was started with `--inspect`. */
export async function openInspector(port: number) {
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
  const evaluate = (expression: string) =>
    send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
  await send("HeapProfiler.enable");
  await evaluate(monitor);
  return {
    /** Collects everything that is no longer used, and reads what is left. */
    async readHeap(): Promise<Heap> {
      // What finalizers and weak references held back goes with the second collection.
      for (let times = 0; times < 2; times += 1) {
        await send("HeapProfiler.collectGarbage");
        await wait(200);
      }
      const sizes = Object.entries((await evaluate(readSizes)) as Heap);
      await evaluate("takeLongestBlock()");
      return Object.fromEntries(sizes.map(([name, bytes]) => [name, bytes / 1024 / 1024])) as Heap;
    },
    /** The longest block of the event loop since the last call, in ms of its thread's own work. */
    longestBlock: async () => Number(await evaluate("takeLongestBlock()")),
    /** How long the process takes for a calculation that is always the same, in ms of its thread's work. */
    async reference() {
      const ms = Number(await evaluate(runReference));
      await evaluate("takeLongestBlock()");
      return ms;
    },
    close: () => socket.close(),
  };
}
