import { parentPort, workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";
import type { ThreadAnswer } from "../../lib/platform/portal.ts";

// The code of the thread that reads rows of the SQLite file, through a connection that cannot write.

const handle = new Sqlite(workerData as string, { readonly: true, fileMustExist: true, timeout: 5000 });

function answer({ statement, parameters }: { statement: string; parameters: readonly unknown[] }): ThreadAnswer {
  try {
    return { made: handle.prepare(statement).all(...parameters) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { failed: message, code };
  }
}

parentPort?.on("message", ({ given }: { given: Parameters<typeof answer>[0] }) => {
  parentPort?.postMessage(answer(given));
});
