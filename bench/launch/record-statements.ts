import fs from "node:fs";
import { serialize } from "node:v8";
import { isMainThread } from "node:worker_threads";
import Sqlite from "better-sqlite3";
import { portal } from "../../lib/platform/portal.ts";

// Loaded into a portal: between two SIGUSR2 it records the statements of each request, for floor.ts.

export type Statement = { file: string; sql: string; parameters: unknown[] };

const outsideOfRequests = {};
let recorded: Map<object, Statement[]> | null = null;

function record(this: Sqlite.Statement, own: (...given: unknown[]) => unknown, parameters: unknown[]): unknown {
  const request = portal.requests?.getStore() ?? outsideOfRequests;
  if (recorded && !/^(?:begin|commit|rollback)/i.test(this.source)) {
    const statement = { file: this.database.name, sql: this.source, parameters };
    recorded.set(request, [...(recorded.get(request) ?? []), statement]);
  }
  return Reflect.apply(own, this, parameters);
}

if (isMainThread) {
  process.on("SIGUSR2", () => {
    if (recorded) fs.writeFileSync(process.env.RECORDED_STATEMENTS ?? "", serialize([...recorded.values()]));
    recorded = recorded ? null : new Map();
  });
  const prototype = Object.getPrototypeOf(new Sqlite(":memory:").prepare("select 1"));
  for (const method of ["all", "get", "run"]) {
    const own = prototype[method];
    prototype[method] = function (this: Sqlite.Statement, ...given: unknown[]) {
      return record.call(this, own, given);
    };
  }
}
