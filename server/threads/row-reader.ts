import path from "node:path";
import type { ReadRows } from "../../lib/platform/portal.ts";
import { root } from "../../lib/process/steps.ts";
import { openThread } from "./open-thread.ts";

const script = path.join(root, "server", "threads", "read-rows.ts");

/** A thread for the desk's long reads of SQLite. It sees what is committed when a statement begins. */
export function openRowReader(sqliteFile: string, onLost: (why: unknown) => void) {
  const thread = openThread<"rows">({ script, workerData: sqliteFile, onLost });
  const read: ReadRows = async (statement, parameters) => {
    const answer = await thread.run("rows", { statement, parameters }, { waits: true });
    if ("made" in answer) return answer.made as unknown[];
    if ("refused" in answer) throw new Error(`The thread that reads rows is ${answer.refused}.`);
    // With SQLite's code, by which a database that cannot answer now is told from a fault.
    throw Object.assign(new Error(answer.failed), { code: answer.code });
  };
  return { read, close: thread.close };
}
