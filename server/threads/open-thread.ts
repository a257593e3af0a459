import { Worker } from "node:worker_threads";
import PQueue from "p-queue";
import type { ThreadAnswer } from "../../lib/platform/portal.ts";

/** What scripts/build/file-thread.ts makes of make-files.ts, from the project's folder. */
export const fileScript = ".next/file-thread/make-files.mjs";

type Setup = {
  script: string | URL;
  workerData?: unknown;
  /** Told each time that the thread has ended by itself. */
  onLost: (why: unknown) => void;
  mostWaiting?: number;
  /** A task that takes longer ends its thread. */
  patienceMs?: number;
  /** The old objects that the thread may hold. A task that takes more ends the thread alone. */
  memoryMb?: number;
  /** A thread that has no task for so long ends, and the next task starts another one. */
  idleMs?: number;
};

/** Starts the thread with its first task, and anew once it has ended. One task after the other. */
export function openThread<Kind extends string>({
  script,
  workerData,
  onLost,
  mostWaiting = 20,
  patienceMs = 60_000,
  memoryMb = 192,
  idleMs,
}: Setup) {
  const queue = new PQueue({ concurrency: 1 });
  let running: Worker | null = null;
  let asked: ((answer: ThreadAnswer) => void) | null = null;
  let idle: NodeJS.Timeout | undefined;

  const settle = (answer: ThreadAnswer) => {
    asked?.(answer);
    asked = null;
  };

  function lose(thread: Worker, why: unknown): void {
    if (thread !== running) return;
    running = null;
    onLost(why);
    settle({ refused: "lost" });
  }

  function start(): Worker {
    const thread = new Worker(script, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    });
    thread.on("message", (answer: ThreadAnswer) => thread === running && settle(answer));
    thread.on("error", (error) => lose(thread, error));
    thread.on("exit", (code) => lose(thread, `exit code ${code}`));
    // It keeps no process alive.
    thread.unref();
    return thread;
  }

  async function close(): Promise<void> {
    const thread = running;
    running = null;
    await thread?.terminate();
  }

  async function ask(kind: Kind, given: unknown): Promise<ThreadAnswer> {
    clearTimeout(idle);
    running ??= start();
    const thread = running;
    const { promise, resolve } = Promise.withResolvers<ThreadAnswer>();
    asked = resolve;
    const tooLate = setTimeout(() => {
      lose(thread, `no answer (${kind}) after ${patienceMs} ms`);
      void thread.terminate();
    }, patienceMs);
    try {
      thread.postMessage({ kind, given });
      return await promise;
    } finally {
      clearTimeout(tooLate);
      if (idleMs !== undefined) idle = setTimeout(() => void close(), idleMs).unref();
    }
  }

  return {
    /** Gives the thread a task. `waits`: however many tasks are waiting. */
    run: async (kind: Kind, given: unknown, { waits }: { waits: boolean }): Promise<ThreadAnswer> =>
      !waits && queue.size >= mostWaiting ? { refused: "busy" } : queue.add(() => ask(kind, given)),
    close,
  };
}
