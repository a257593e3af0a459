import path from "node:path";
import type { ReadRows } from "../../lib/platform/portal.ts";
import { root } from "../../lib/process/steps.ts";
import { openThread } from "./open-thread.ts";

const script = path.join(root, "server", "threads", "read-rows.ts");

/** A thread for the desk's long reads of SQLite. It sees what is committed when a statement begins. */
export function openRowReader(sqliteFile: string) {
  const { run, close } = openThread<"rows">({ script });
  const read: ReadRows = async (statement, parameters) =>
    (await run("rows", [sqliteFile, statement, parameters], { waits: true })) as unknown[];
  return { read, close };
}
