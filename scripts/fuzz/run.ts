import { randomInt } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root } from "../steps.mjs";
import { fuzz } from "./fuzz";
import { withPortal } from "./portal";
import { reportAsText } from "./print-report";

// npm run fuzz -- [requests] [seed]: makes requests from the OpenAPI document, good and bad ones, to a portal of its own (the production
// build must be there), and checks each answer against the document. Exit code: 0 nothing found, 1 findings, 2 wrong arguments or no build.

const [requests = 20_000, seed = randomInt(2 ** 30)] = process.argv.slice(2).map(Number);
if (!Number.isSafeInteger(requests) || requests < 1 || !Number.isSafeInteger(seed)) {
  console.error("npm run fuzz -- [number of requests] [seed]");
  process.exitCode = 2;
} else if (!fs.existsSync(path.join(root, ".next", "BUILD_ID"))) {
  console.error("There is no production build: run `npm run build` first.");
  process.exitCode = 2;
} else {
  console.log(`${requests} requests, seed ${seed}. To repeat: npm run fuzz -- ${requests} ${seed}`);
  const started = Date.now();
  const report = await withPortal((url) => fuzz({ url, requests, seed }));
  console.log(`${reportAsText(report)}\n${Math.round((Date.now() - started) / 1000)} s`);
  if (report.findings.length > 0) process.exitCode = 1;
}
