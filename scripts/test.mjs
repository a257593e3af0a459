import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readCommand } from "../lib/process/read-command.mjs";
import { run } from "../lib/process/steps.mjs";
import { memoryFolder } from "../testing/portal/memory-folder.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { consecutivePorts } from "./test/consecutive-ports.mjs";
import { vitestDurations } from "./test/test-durations.mjs";

// npm test: everything, from a fresh clone. Each runner writes a report; the last line sums them.

readCommand({
  name: "test",
  description:
    "Runs everything, from a fresh clone: lint, types, unit tests, the database on SQLite and PostgreSQL, calls over HTTP, and browser tests.",
  notes: ["One part alone: npm run lint, npm run types, npm run unit -- <file>, npm run e2e -- <file>."],
  exitCodes: { 1: "something failed" },
});

const reports = fs.mkdtempSync(path.join(memoryFolder() ?? os.tmpdir(), "portal-reports-"));
// The tests' PostgreSQL has its files in it, and runs as another user where this one is root.
fs.chmodSync(reports, 0o711);
process.on("exit", () => fs.rmSync(reports, { recursive: true, force: true }));
const dataDir = path.join(reports, "build-data");
const totals = { passed: 0, failed: 0 };
/**
 * Browser tests that passed only when they were run a second time, by name. Each is a fault to look for.
 * @type {string[]}
 */
const flaky = [];
/**
 * What each test took.
 * @typedef {import("./test/test-durations.mjs").Duration} Duration
 * @type {Duration[]}
 */
const durations = [];

await installWhatIsMissing();
// They need no build, and neither the checks nor the build keeps both cores busy.
const units = unitTests();
await Promise.all([
  check("Content", "tsx", ["scripts/content.ts"]),
  check("Lint", "biome", ["ci", "."]),
  check("Types", "npm", ["run", "--silent", "types"]),
]);
const built = await check("Production build", "node", ["scripts/build-for-tests.mjs"], { PORTAL_DATA_DIR: dataDir });
// Two browsers leave a quarter of two cores idle, and the contract suite waits for time limits and restarts: beside
// each other they end earlier.
if (built) await Promise.all([contractSuite(), browserTests()]);
await units;
console.log("\nThe ten slowest tests:");
for (const { seconds, name } of durations.sort((a, b) => b.seconds - a.seconds).slice(0, 10))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
for (const name of flaky) console.log(`Flaky (passed at the second try): ${name}`);
console.log(`${totals.passed} passed, ${totals.failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ""}`);
process.exit(totals.failed > 0 ? 1 : 0);

/**
 * A step that passes or fails as a whole counts as one test.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function check(title, command, args, env = {}) {
  const { code } = await step(title, command, args, env);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  return code === 0;
}

/**
 * Prints what a step took and, when it has ended, its output.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function step(title, command, args, env = {}) {
  const began = Date.now();
  console.log(`▸ ${title}`);
  const result = await run(command, args, { env, atEnd: true, allowFailure: true });
  console.log(`${result.code === 0 ? "✓" : "✗"} ${title}: ${Math.round((Date.now() - began) / 1000)} s\n`);
  return result;
}

/**
 * @typedef {Parameters<typeof vitestDurations>[0] & Record<"numPassedTests" | "numFailedTests" | "numFailedTestSuites",
 * number>} UnitReport
 * @typedef {{ passed: number; failed: number; durations: Duration[] }} ContractReport
 * @typedef {{ stats: Record<"expected" | "flaky" | "unexpected", number>; suites: Played[] }} BrowserReport
 */

async function unitTests() {
  const file = path.join(reports, "unit.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code } = await step("Unit tests and the database suite (SQLite and PostgreSQL)", "vitest", args, {
    TMPDIR: reports,
  });
  countReport(code, file, (/** @type {UnitReport} */ report) => {
    durations.push(...vitestDurations(report));
    return [
      report.numPassedTests,
      report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0),
    ];
  });
}

async function contractSuite() {
  const file = path.join(reports, "contract.json");
  const title = "The calls over HTTP: on SQLite, on PostgreSQL, and against another instance of the portal";
  const { code } = await step(title, "node", ["scripts/contract.mjs"], {
    TMPDIR: reports,
    CONTRACT_REPORT: file,
    CONTRACT_IN_TURN: "1",
  });
  countReport(code, file, (/** @type {ContractReport} */ report) => {
    durations.push(...report.durations);
    return [report.passed, report.failed];
  });
}

async function browserTests() {
  console.log("\n▸ Browser tests against the production build");
  const file = path.join(reports, "browser.json");
  // The portal listens on this port, the fake providers of the social sign-in on the two after it.
  const port = process.env.E2E_PORT ?? String(await consecutivePorts(3));
  const { code } = await run("playwright", ["test", "--retries=1"], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_PORT: port },
    allowFailure: true,
  });
  countReport(code, file, (/** @type {BrowserReport} */ { stats, suites }) => {
    flaky.push(...suites.flatMap(flakyTests));
    durations.push(...suites.flatMap(browserDurations));
    return [stats.expected + stats.flaky, stats.unexpected];
  });
}

/**
 * A suite in the JSON report of Playwright.
 * @typedef {{ status: string; results: { duration: number }[] }} PlayedTest
 * @typedef {{ suites?: Played[]; specs?: { file: string; line: number; title: string; tests: PlayedTest[] }[] }} Played
 */

/**
 * @param {Played} suite
 * @returns {string[]}
 */
function flakyTests({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(flakyTests)];
}

/**
 * @param {Played} suite
 * @returns {Duration[]}
 */
function browserDurations({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ seconds: duration / 1000, name: `e2e/${file}: ${title}` })),
    ),
  );
  return [...own, ...suites.flatMap(browserDurations)];
}

/**
 * A runner that failed without a report, or without a failed test in it, is one failure.
 * @param {number} code
 * @param {string} file
 * @template Report
 * @param {(report: Report) => number[]} read
 */
function countReport(code, file, read) {
  const [passed = 0, failed = 0] = fs.existsSync(file) ? read(JSON.parse(fs.readFileSync(file, "utf8"))) : [0, 1];
  count(passed, code !== 0 && failed === 0 ? 1 : failed);
}

/**
 * @param {number} passed
 * @param {number} failed
 */
function count(passed, failed) {
  totals.passed += passed;
  totals.failed += failed;
}
