import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createDatabase } from "../lib/platform/db/testing/create-database.ts";
import { readCommand } from "../lib/process/read-command.ts";
import { run } from "../lib/process/steps.ts";
import * as postgres from "../testing/database/postgres.ts";
import { nodeWarnings } from "../testing/portal/node-warnings.ts";
import { type Portal, startPortal } from "../testing/portal/portal.ts";
import { type Duration, type Failure, type VitestReport, vitestDurations, vitestFailures } from "./test/run/reports.ts";
import { ofShard, readShard, shardOption } from "./test/run/shard.ts";

// The contract suite over HTTP against the production build: all of it on SQLite, on PostgreSQL what touches the
// database, each call once through another portal (e2e/contract/suites.ts), and the tests that start portals of their
// own.

/** The ones that take longest are as far from each other as can be, so that shards are alike. */
const titles = ["own-portals", "PostgreSQL", "SQLite", "upstream"] as const;

const command = {
  name: "contract",
  description:
    "Runs the calls over HTTP against the build of npm run build-for-tests: on SQLite, on PostgreSQL, through another portal, and on portals of their own.",
  words: [
    {
      name: "suite",
      meaning: "SQLite, PostgreSQL, upstream or own-portals; all where none is given",
      oneOf: titles,
      optional: true,
      repeated: true,
    },
  ],
  options: {
    ...shardOption,
    only: {
      type: "string",
      meaning: "runs only files whose path contains one of these, such as pages/titles,backup",
      placeholder: "TEXT,TEXT",
    },
  },
  notes: [
    "CONTRACT_REPORT names a file for the sums; CONTRACT_IN_TURN=1 runs one suite after the other, where other work runs beside them.",
  ],
  exitCodes: { 1: "something failed" },
} as const;
const { words, values } = readCommand(command);
const shard = readShard(command, values.shard);
const only = values.only?.split(",") ?? [];
const wanted = ofShard(words.length > 0 ? titles.filter((title) => words.includes(title)) : titles, shard);
const work = fs.mkdtempSync(path.join(os.tmpdir(), "portal-contract-"));
const cleaning = [() => fs.rmSync(work, { recursive: true, force: true })];
const totals = { passed: 0, failed: 0, durations: [] as Duration[], failures: [] as Failure[] };
let folders = 0;

/** What every portal on SQLite begins with: migrated once and copied (`testing/portal/portal.ts`). */
async function makeTemplate() {
  const template = path.join(work, "migrated");
  const env = { PORTAL_DATA_DIR: template, DATABASE_URL: "", NODE_ENV: "production" };
  await run("tsx", ["scripts/migrate.ts"], { env, capture: true });
  process.env.TESTED_TEMPLATE = template;
}

type Counted = "numPassedTests" | "numFailedTests";
type TestedPortal = Portal & { dataDir: string };

/** Every portal has a data folder of its own. */
async function portalWith(env = {}): Promise<TestedPortal> {
  const dataDir = path.join(work, String(++folders));
  fs.mkdirSync(dataDir);
  // A slow machine breaks off no query.
  const ownEnv = { PORTAL_DATA_DIR: dataDir, TESTS_WITHOUT_WAITING: "1", DATABASE_TIMEOUT_MS: "120000" };
  const portal = await startPortal({ ...ownEnv, ...env });
  cleaning.unshift(portal.stop);
  return { ...portal, dataDir };
}

async function onPostgres() {
  const server = await postgres.start();
  cleaning.unshift(postgres.stop);
  const database = await createDatabase(server);
  cleaning.unshift(database.drop);
  return portalWith({ DATABASE_URL: database.url });
}

async function onOnePortalEach() {
  await suite("SQLite", () => portalWith());
  await suite("PostgreSQL", onPostgres);
  // The first search of a portal without its warm-up builds the index, for longer than a backend may take.
  await suite("upstream", async () =>
    portalWith({ PORTAL_UPSTREAM_URL: (await portalWith()).url, PORTAL_UPSTREAM_TIMEOUT_MS: "60000" }));
}

async function suite(title: (typeof titles)[number], start: () => Promise<TestedPortal | null>) {
  if (!wanted.includes(title)) return;
  try {
    const portal = await start();
    const { passed, failed } = await vitest(title, portal);
    const warnings = nodeWarnings(portal?.output() ?? "");
    totals.failures.push(...warnings.map((message) => ({ name: `The portal of ${title} printed a warning`, message })));
    for (const each of warnings) console.error(`The portal of ${title} printed: ${each}`);
    count(title, { passed, failed: failed + warnings.length });
  } catch (error) {
    console.error(error);
    totals.failures.push({ name: `The suite ${title}`, message: String(error) });
    count(title, { passed: 0, failed: 1 });
  }
}

/** Without an address the tests that start portals of their own run, with one all the others. */
async function vitest(title: string, portal: TestedPortal | null) {
  const report = path.join(work, `${title}.json`);
  const env = {
    TESTED_PORTAL: portal?.url ?? "",
    TESTED_SUITE: title,
    NODE_ENV: "test",
    // A test finds there what the portal has mailed, and writes what has happened before it begins.
    ...(portal && { E2E_DATA_DIR: portal.dataDir }),
  };
  const args = [
    "run",
    ...only,
    ...(only.length > 0 ? ["--passWithNoTests"] : []),
    "--config",
    "vitest.contract.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const { code } = await run("vitest", args, { env, atEnd: true, allowFailure: true });
  if (only.length > 0 && !fs.existsSync(report)) return { passed: 0, failed: code === 0 ? 0 : 1 };
  const results = JSON.parse(fs.readFileSync(report, "utf8")) as VitestReport & Record<Counted, number>;
  const { numPassedTests, numFailedTests } = results;
  totals.durations.push(...vitestDurations(results, title));
  totals.failures.push(...vitestFailures(results, title));
  // A file that did not load has no failed test in it.
  return { passed: numPassedTests, failed: code !== 0 ? Math.max(1, numFailedTests) : numFailedTests };
}

function count(title: string, { passed, failed }: { passed: number; failed: number }) {
  totals.passed += passed;
  totals.failed += failed;
  console.log(`${failed > 0 ? "✗" : "✓"} Contract suite: ${title}: ${passed} passed, ${failed} failed`);
}

try {
  await makeTemplate();
  const shared = onOnePortalEach();
  if (process.env.CONTRACT_IN_TURN) await shared;
  // The portals of their own wait much (for time limits and restarts), so their suite runs beside the other three.
  await Promise.all([shared, suite("own-portals", async () => null)]);
} finally {
  for (const clean of cleaning) await clean();
}
if (process.env.CONTRACT_REPORT) fs.writeFileSync(process.env.CONTRACT_REPORT, JSON.stringify(totals));
console.log(`Contract suite: ${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
