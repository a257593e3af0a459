import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePorts } from "../../../lib/process/free-port.ts";
import { run } from "../../../lib/process/steps.ts";
import { memoryFolder } from "../../../testing/portal/memory-folder.ts";
import { installWhatIsMissing } from "../../install.mjs";
import {
  browserDurations,
  browserFailures,
  type Duration,
  type Failure,
  flakyTests,
  type Played,
  type VitestReport,
  vitestDurations,
  vitestFailures,
} from "./reports.ts";
import { ofShard, type Shard, shardArguments } from "./shard.ts";

// What npm test and npm run test:all do: from a fresh clone. Each runner writes a report; the last line sums them.

const reports = fs.mkdtempSync(path.join(memoryFolder() ?? os.tmpdir(), "portal-reports-"));
// The tests' PostgreSQL has its files in it, and runs as another user where this one is root.
fs.chmodSync(reports, 0o711);
process.on("exit", () => fs.rmSync(reports, { recursive: true, force: true }));
const dataDir = path.join(reports, "build-data");
const totals = { passed: 0, failed: 0 };
/** Browser tests that passed only when they were run a second time. Each is a fault to look for. */
const flaky: Failure[] = [];
const durations: Duration[] = [];
/** Repeated at the end, since a log is often cut to its last lines. */
const failures: Failure[] = [];

/** Ends the process, with 1 where something failed. */
export async function runTests(shard: Shard): Promise<never> {
  const began = Date.now();
  await installWhatIsMissing();
  // The browser tests take the longest and need the build.
  const building = check("Production build", "node", ["scripts/build-for-tests.ts"], { PORTAL_DATA_DIR: dataDir });
  const checks = [
    () => check("Content", ...withoutHurry("tsx", ["scripts/content/check.ts"])),
    () => check("Lint", ...withoutHurry("biome", ["ci", "."])),
    // The build writes to the same folder.
    () => building.then(() => check("Types", ...withoutHurry("npm", ["run", "--silent", "types"]))),
  ];
  const others = [unitTests(shard), ...ofShard(checks, shard).map((each) => each())];
  // Two browsers leave a quarter of two cores idle, and the contract suite waits a lot: together they end earlier.
  if (await building) await Promise.all([contractSuite(shard), browserTests(shard)]);
  await Promise.all(others);
  printTotals(began);
  process.exit(totals.failed > 0 ? 1 : 0);
}

/** For what needs no build: it gets the processor while the build and the tests of the build wait, and afterwards. */
const withoutHurry = (command: string, args: string[]): [string, string[]] => ["nice", ["-n", "5", command, ...args]];

function printTotals(began: number) {
  console.log("\nThe ten slowest tests:");
  for (const { seconds, name } of durations.sort((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  for (const { name, message } of failures) console.log(`\n✗ ${name}\n${message}\n`);
  for (const { name, message } of flaky) console.log(`\nFlaky (passed at the second try): ${name}\n${message}\n`);
  const processorTime = processorTimeOfEnded();
  console.log(
    `${minutes(Date.now() - began)} by the clock${processorTime === null ? "" : `, ${minutes(processorTime)} of processor time`}`,
  );
  console.log(`${totals.passed} passed, ${totals.failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ""}`);
}

const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`;

/** A step that passes or fails as a whole counts as one test. */
async function check(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  const { code } = await step(title, command, args, env);
  if (code !== 0) failures.push({ name: title, message: "Its output is above." });
  totals[code === 0 ? "passed" : "failed"] += 1;
  return code === 0;
}

/** Prints what a step took and, when it has ended, its output. */
async function step(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  const began = Date.now();
  console.log(`▸ ${title}`);
  const result = await run(command, args, { env, atEnd: true, allowFailure: true });
  console.log(`${result.code === 0 ? "✓" : "✗"} ${title}: ${Math.round((Date.now() - began) / 1000)} s\n`);
  return result;
}

type UnitReport = VitestReport & Record<"numPassedTests" | "numFailedTests" | "numFailedTestSuites", number>;
type ContractReport = { passed: number; failed: number; durations: Duration[]; failures: Failure[] };
type BrowserReport = { stats: Record<"expected" | "flaky" | "unexpected", number>; suites: Played[] };

async function unitTests(shard: Shard) {
  const file = path.join(reports, "unit.json");
  const args = ["run", ...shardArguments(shard), "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const title = "Unit tests, components in a browser and the database suite (SQLite and PostgreSQL)";
  const { code } = await step(title, ...withoutHurry("vitest", args), { TMPDIR: reports });
  countReport(code, file, (report: UnitReport) => {
    durations.push(...vitestDurations(report));
    failures.push(...vitestFailures(report));
    // A file that did not load has no failed test in it.
    return [report.numPassedTests, report.numFailedTests || Math.min(1, report.numFailedTestSuites)];
  });
}

async function contractSuite(shard: Shard) {
  const file = path.join(reports, "contract.json");
  const title = "The calls over HTTP: on SQLite, on PostgreSQL, against another instance, on portals of their own";
  const { code } = await step(title, "node", ["scripts/contract.ts", ...shardArguments(shard)], {
    TMPDIR: reports,
    CONTRACT_REPORT: file,
    CONTRACT_IN_TURN: "1",
  });
  countReport(code, file, (report: ContractReport) => {
    durations.push(...report.durations);
    failures.push(...report.failures);
    return [report.passed, report.failed];
  });
}

async function browserTests(shard: Shard) {
  console.log("\n▸ Browser tests against the production build");
  const file = path.join(reports, "browser.json");
  // The portal listens on this port, the fake providers of the social sign-in on the two after it.
  const port = process.env.E2E_PORT ?? String(await freePorts(3));
  const { code } = await run("playwright", ["test", "--retries=1", ...shardArguments(shard)], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_PORT: port },
    allowFailure: true,
  });
  countReport(code, file, ({ stats, suites }: BrowserReport) => {
    flaky.push(...suites.flatMap(flakyTests));
    durations.push(...suites.flatMap(browserDurations));
    failures.push(...suites.flatMap(browserFailures));
    return [stats.expected + stats.flaky, stats.unexpected];
  });
}

/** A runner that failed without a report, or without a failed test in it, is one failure. */
function countReport<Report>(code: number, file: string, read: (report: Report) => number[]) {
  const [passed = 0, failed = 0] = fs.existsSync(file) ? read(JSON.parse(fs.readFileSync(file, "utf8"))) : [0, 1];
  totals.passed += passed;
  totals.failed += code !== 0 && failed === 0 ? 1 : failed;
}

/** The processor time in ms of ended child processes, with theirs. Linux alone counts it: null elsewhere. */
function processorTimeOfEnded(): number | null {
  if (!fs.existsSync("/proc/self/stat")) return null;
  // The name of the program, in parentheses, may contain blanks.
  const fields = fs.readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
  // A hundredth of a second each: `cutime` and `cstime`, fields 16 and 17 of proc(5).
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
