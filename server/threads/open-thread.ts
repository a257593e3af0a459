import path from "node:path";
import PQueue from "p-queue";
import { Piscina } from "piscina";
import type { Refusal } from "../../lib/platform/portal.ts";

/** What scripts/build/file-thread.ts makes of make-files.ts, from the project's folder. */
export const fileScript = ".next/file-thread/make-files.mjs";

const mostWaiting = 20;

type Setup = {
  /** Each function that it exports does one kind of task. */
  script: string;
  /** A task that takes longer ends its thread. */
  patienceMs?: number;
  /** A thread that has no task for so long ends, and the next task starts another one. */
  idleMs?: number;
};

/** Starts the thread with its first task, and anew once it has ended. One task after the other. */
export function openThread<Kind extends string>({ script, patienceMs = 60_000, idleMs = Infinity }: Setup) {
  // Tasks wait here: a pool that has lost its only thread does not begin those that wait in it.
  const queue = new PQueue({ concurrency: 1 });
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    // A task that takes more memory ends the thread alone.
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
  });
  const report = (error: unknown) =>
    console.error(`The thread of ${path.basename(script)} has ended; the next task gets a new one:`, error);
  pool.on("error", report);
  return {
    /** Gives the thread a task. `waits`: however many tasks are waiting. @throws with a `Refusal` */
    run: async (kind: Kind, given: unknown, { waits }: { waits: boolean }): Promise<unknown> => {
      if (!waits && queue.size >= mostWaiting) throw refused("busy", "Too many tasks are waiting for the thread.");
      return queue.add(async () => {
        try {
          // The script is named here, because a task waits for ever for a pool's own script that cannot be loaded.
          return await pool.run(given, { filename: script, name: kind, signal: AbortSignal.timeout(patienceMs) });
        } catch (error) {
          if (pool.threads.length > 0) throw error;
          report(error);
          throw refused("lost", `The thread ended before its answer (${kind}).`);
        }
      });
    },
    close: () => pool.destroy(),
  };
}

const refused = (refusal: Refusal, message: string) => Object.assign(new Error(message), { refusal });
