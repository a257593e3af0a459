import { randomInt } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { readCommand } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";
import { fuzz } from "../../testing/fuzz/fuzz";
import { withPortal } from "../../testing/fuzz/portal";
import { reportAsText } from "../../testing/fuzz/report";
import { fuzzSequences } from "../../testing/fuzz/sequences/fuzz-sequences";

const { words, values } = readCommand({
  name: "bench -- fuzz",
  description:
    "Makes requests from the OpenAPI document, good and bad ones, to a portal of its own (the production build must be there), and checks each answer against the document.",
  words: [
    {
      name: "number",
      type: "number",
      least: 1,
      meaning: "how many requests or sequences, 20000 where it is not given",
      optional: true,
    },
    { name: "seed", type: "number", meaning: "the seed of an earlier run, to repeat it", optional: true },
  ],
  options: {
    sequences: {
      type: "boolean",
      meaning: "two or three calls after one another, at once, and again after an answer that was lost",
    },
  },
  exitCodes: {
    0: "nothing was found",
    1: "findings, which are printed",
    2: "the arguments were not understood, or there is no build",
  },
});
const [count = 20_000, seed = randomInt(2 ** 30)] = words;
const inSequences = values.sequences === true;
if (!fs.existsSync(path.join(root, ".next", "BUILD_ID"))) {
  console.error("There is no production build: run `npm run build` first.");
  process.exitCode = 2;
} else {
  const what = inSequences ? "sequences" : "requests";
  console.log(
    `${count} ${what}, seed ${seed}. To repeat: npm run bench -- fuzz ${inSequences ? "--sequences " : ""}${count} ${seed}`,
  );
  const started = Date.now();
  const report = await withPortal((url, sqliteFile) =>
    inSequences ? fuzzSequences({ url, sqliteFile, sequences: count, seed }) : fuzz({ url, requests: count, seed }),
  );
  console.log(`${reportAsText(report)}\n${Math.round((Date.now() - started) / 1000)} s`);
  if (report.findings.length > 0) process.exitCode = 1;
}
