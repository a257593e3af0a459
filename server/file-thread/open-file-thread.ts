import { Worker } from "node:worker_threads";
import PQueue from "p-queue";
import type { FileAnswer, FileKind, OfServer } from "../../lib/platform/portal.ts";

/** What scripts/build/file-thread.ts makes of the thread's code, from the project's folder. */
export const threadScript = ".next/file-thread/thread.mjs";

type Setup = {
  /** The code of the thread. */
  script: string | URL;
  /** Told each time that the thread has ended by itself. */
  onLost: (why: unknown) => void;
  /** So many files may wait. */
  mostWaiting?: number;
  /** A file that takes longer ends its thread. */
  patienceMs?: number;
  /** The old objects that the thread may hold. A file that takes more ends the thread alone. */
  memoryMb?: number;
};

/**
 * Starts the thread with its first file, and anew with the next file after it has ended. It makes one file after the
 * other.
 */
export function openFileThread({ script, onLost, mostWaiting = 20, patienceMs = 60_000, memoryMb = 192 }: Setup): {
  make: NonNullable<OfServer["makeFile"]>;
  close: () => Promise<void>;
} {
  const queue = new PQueue({ concurrency: 1 });
  let running: Worker | null = null;
  let asked: ((answer: FileAnswer) => void) | null = null;

  const settle = (answer: FileAnswer) => {
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
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    });
    thread.on("message", (answer: FileAnswer) => thread === running && settle(answer));
    thread.on("error", (error) => lose(thread, error));
    thread.on("exit", (code) => lose(thread, `exit code ${code}`));
    // It keeps no process alive.
    thread.unref();
    return thread;
  }

  async function ask(kind: FileKind, given: unknown): Promise<FileAnswer> {
    running ??= start();
    const thread = running;
    const { promise, resolve } = Promise.withResolvers<FileAnswer>();
    asked = resolve;
    const tooLate = setTimeout(() => {
      lose(thread, `no file (${kind}) after ${patienceMs} ms`);
      void thread.terminate();
    }, patienceMs);
    try {
      thread.postMessage({ kind, given });
      return await promise;
    } finally {
      clearTimeout(tooLate);
    }
  }

  return {
    make: async (kind, given, { waits }) =>
      !waits && queue.size >= mostWaiting ? { refused: "busy" } : queue.add(() => ask(kind, given)),
    async close() {
      const thread = running;
      running = null;
      await thread?.terminate();
    },
  };
}
