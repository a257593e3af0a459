import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { nodeWarnings } from "./node-warnings";

test("what Node itself warns of is found, each warning once, and no line of the log is one", () => {
  const script = `
    const { deprecate } = require("node:util");
    console.log('{"level":"warn","msg":"database: DeprecationWarning: told by the log"}');
    deprecate(() => {}, "Calling client.query() twice at once is deprecated", "DEP9999")();
    process.emitWarning("a possible leak", "MaxListenersExceededWarning");
    process.emitWarning("a possible leak", "MaxListenersExceededWarning");`;
  const { stdout, stderr } = spawnSync("node", ["-e", script], { encoding: "utf8" });
  expect(nodeWarnings(stdout + stderr)).toEqual([
    "DeprecationWarning: Calling client.query() twice at once is deprecated",
    "MaxListenersExceededWarning: a possible leak",
  ]);
});
