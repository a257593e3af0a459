import { readCommand } from "../lib/process/read-command.mjs";
import { countProductCode } from "./arch/product-code";
import { reportErrors } from "./command/report-errors";

readCommand({
  name: "code-size",
  description: "Counts the characters of product code other than blanks: what the size limit of the project is about.",
  notes: [
    "Counted are .ts, .tsx, .mts and .mjs files, comments included, of app, components, lib, server and scripts, and middleware.ts,",
    "instrumentation.ts and next.config.mjs; neither tests nor folders named testing.",
  ],
});

await reportErrors(() => {
  const counts = [...countProductCode()].sort(([, one], [, other]) => other - one);
  const rows: [string, number][] = [...counts, ["all", counts.reduce((sum, [, count]) => sum + count, 0)]];
  for (const [name, count] of rows) console.log(`${name.padEnd(20)}${count.toLocaleString("en").padStart(10)}`);
});
