import path from "node:path";
import type { ReadRows } from "../../lib/platform/portal.ts";
import { root } from "../../lib/process/steps.ts";
import { openThread } from "./open-thread.ts";

const script = path.join(root, "server", "threads", "read-rows.ts");

/**
 * A thread that reads rows of this SQLite file, for statements of the desk that take longer than a request may block
 * the process. It sees whatever is committed when the statement begins.
 */
export function openRowReader(sqliteFile: string, onLost: (why: unknown) => void) {
  const thread = openThread<"rows">({ script, workerData: sqliteFile, onLost, mostWaiting: 200 });
  const read: ReadRows = async (statement, parameters) => {
    const answer = await thread.run("rows", { statement, parameters }, { waits: false });
    if ("made" in answer) return answer.made as unknown[];
    throw new Error("failed" in answer ? answer.failed : `The thread that reads rows is ${answer.refused}.`);
  };
  return { read, close: thread.close };
}
