import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { fuzz } from "../../../testing/fuzz/fuzz";
import { withPortal } from "../../../testing/fuzz/portal";
import { reportAsText } from "../../../testing/fuzz/report";
import { fuzzSequences } from "../../../testing/fuzz/sequences/fuzz-sequences";

// The small run of `npm run bench -- fuzz`: FUZZ_SEED makes the requests of an earlier run again.

test("no request made from the OpenAPI document gets an answer outside it, or reaches another learner's data", async () => {
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 30));
  console.log(`Generated requests: seed ${seed}`);
  const report = await withPortal((url) => fuzz({ url, requests: 600, seed }));
  expect(report.findings, reportAsText(report)).toEqual([]);
  // Requests of which none succeeds would find nothing behind the validation of the input. The desk's calls succeed for
  // staff only, and no caller is.
  expect(report.succeeded.size, reportAsText(report)).toBeGreaterThan(report.calls.length / 4);
});

test("no sequence of calls ends in an error of the portal, also two at once and after an answer that was lost", async () => {
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 30));
  console.log(`Generated sequences: seed ${seed}`);
  const report = await withPortal((url, sqliteFile) => fuzzSequences({ url, sqliteFile, sequences: 200, seed }));
  expect(report.findings, reportAsText(report)).toEqual([]);
  expect(report.succeeded.size, reportAsText(report)).toBeGreaterThan(40);
});
