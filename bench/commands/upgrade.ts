import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePorts } from "../../lib/process/free-port";
import { readCommand } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";
import { type Cluster, envFilePath, startCluster } from "../../scripts/cluster/cluster";
import { findNginx } from "../../scripts/cluster/nginx";
import { newReleaseFolder, switchTo } from "../../scripts/upgrade/home.ts";
import { makeRelease } from "../../scripts/upgrade/make-release.ts";
import { type Load, missing, startLearning, untilWrites } from "../../testing/people/learning-load";
import { type Reading, startReading } from "../upgrade/readers";
import { releaseBefore } from "../upgrade/release-before";
import { runReleaseBefore } from "../upgrade/run-release-before";

const { values } = readCommand({
  name: "bench -- upgrade",
  description: `Upgrades a portal with npm run upgrade while learners write and visitors read through nginx, goes back and forward again, then tries a release with a broken
page, and prints what was refused, lost or failed. Needs nginx in PATH. Everything is in a folder that is deleted.`,
  options: {
    before: {
      type: "string",
      placeholder: "RELEASE",
      default: releaseBefore.commit,
      meaning: `the release to begin with: a commit, or a folder that is built; the default is that of ${releaseBefore.name}`,
    },
    after: { type: "string", placeholder: "RELEASE", default: "HEAD", meaning: "the release to go to" },
    sqlite: {
      type: "boolean",
      meaning: "one process on SQLite, and one that stands in while it is restarted; else two processes on PostgreSQL",
    },
    alone: {
      type: "boolean",
      meaning: "one process on SQLite without one that stands in: how long is nothing answered?",
    },
    "without-waiting": {
      type: "boolean",
      meaning: "instead of all that: restarts the second process 1.5 seconds after the first one was executed",
    },
    tables: {
      type: "boolean",
      meaning:
        "instead of all that: the database tests of the release before on today's tables, on SQLite and PostgreSQL",
    },
  },
});
if (values.tables) {
  const { passed, failed } = await runReleaseBefore(true);
  console.log(
    [
      `${passed} database tests of the release of ${releaseBefore.name} pass on today's tables, ${failed.length} fail.`,
      ...failed,
    ].join("\n"),
  );
  process.exit(failed.length > 0 ? 1 : 0);
}
if (!findNginx()) {
  console.error("There is no nginx in PATH.");
  process.exit(1);
}

/** Data folders of the tests have this name, so learners need not wait for reading times. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-upgrade-"));
fs.chmodSync(folder, 0o755);
const home = path.join(folder, "home");
const say = (line: string) => console.log(`  ${line}`);
let isRight = true;
const check = (line: string, right: boolean) => {
  console.log(`${right ? "✓" : "✗"} ${line}`);
  isRight &&= right;
};
const isSqlite = values.sqlite || values.alone;

/** Starts the portal of the previous release, as in an installation. */
async function startBefore(): Promise<{ cluster: Cluster; standIn: number | null }> {
  fs.mkdirSync(home);
  switchTo(home, await makeRelease({ home, source: values.before, current: null, say }));
  const port = await freePorts(4);
  const standIn = values.sqlite && !values.alone ? port + 2 : null;
  const cluster = await startCluster({
    port,
    processes: isSqlite ? 1 : 2,
    dataDir: path.join(folder, "data"),
    databaseUrl: null,
    sqlite: isSqlite,
    home,
    release: path.join(home, "current"),
    ...(standIn ? { otherPorts: [standIn] } : {}),
    env: { TESTS_WITHOUT_WAITING: "1", LOG_LEVEL: "error" },
    say,
    onOutput: (text) => fs.appendFileSync(path.join(folder, "processes.txt"), text),
  });
  return { cluster, standIn };
}

/** Writes and reads through nginx while something is done. */
async function whileInUse(name: string, cluster: Cluster, work: () => Promise<void>): Promise<void> {
  const [writing, reading] = [startLearning(cluster.url), startReading(cluster.url)];
  try {
    await untilWrites(writing, 50);
    await work();
    await untilWrites(writing, writing.writes() + 50);
  } finally {
    await Promise.all([writing.stop(), reading.stop()]);
  }
  await report(name, cluster, writing, reading);
}

const total = (failures: Map<string, number>) => [...failures.values()].reduce((sum, each) => sum + each, 0);
const listed = (failures: Map<string, number>) =>
  failures.size > 0 ? ` (${[...failures].map(([what, count]) => `${count} × ${what}`).join(", ")})` : "";

async function report(name: string, cluster: Cluster, writing: Load, reading: Reading): Promise<void> {
  const lost = await missing(cluster.url, writing.acknowledged);
  const [refused, failed] = [total(writing.failures), total(reading.failures)];
  const found = [
    `${writing.writes()} writes acknowledged, refused ${refused}${listed(writing.failures)}, lost ${lost.length}, attempts shown anew ${writing.shownAnew()}`,
    `${reading.count()} reads, failed ${failed}${listed(reading.failures)}, sent again ${reading.sentAgain()}, the slowest ${Math.round(reading.slowest())} ms`,
  ];
  check(`${name}: ${found.join("; ")}`, refused + failed + lost.length === 0);
  for (const what of lost.slice(0, 5)) say(`lost: ${what}`);
}

/** Runs `npm run upgrade` as an operator would. @returns whether it ended well */
function runUpgrade(cluster: Cluster, standIn: number | null, given: string[]): Promise<boolean> {
  const ports = cluster.processes.map(({ port }) => port).join(",");
  const places = ["--home", home, "--ports", ports, ...(standIn ? ["--stand-in", String(standIn)] : [])];
  const args = [...places, "--env-file", envFilePath(home), "--restart", `kill "$(cat '${home}/PORT.pid')"`, ...given];
  const child = spawn(process.execPath, ["scripts/upgrade.ts", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = fs.createWriteStream(path.join(folder, "upgrade.txt"), { flags: "a" });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      log.write(text);
      for (const line of text.split("\n")) if (/^[▸✓✗]/.test(line)) say(line);
    });
  return new Promise((resolve) => child.once("close", (code) => resolve(code === 0)));
}

/** The new release, with a page that cannot be rendered. */
async function brokenRelease(): Promise<string> {
  const broken = newReleaseFolder(path.join(folder, "elsewhere"), "broken");
  fs.cpSync(fs.realpathSync(path.join(home, "current")), broken, { recursive: true, verbatimSymlinks: true });
  const page = fs.globSync(".next/server/app/*/**/courses/page.js", { cwd: broken })[0];
  if (!page) throw new Error("The page of the courses is not where it was.");
  fs.writeFileSync(path.join(broken, page), 'throw new Error("broken on purpose")');
  return broken;
}

async function restartWithoutWaiting({ processes }: Cluster): Promise<void> {
  for (const { restart } of processes) {
    await restart();
    await wait(1500);
  }
}

let cluster: Cluster | null = null;
try {
  const started = await startBefore();
  cluster = started.cluster;
  const running = cluster;
  if (values["without-waiting"])
    await whileInUse("restarted without waiting", cluster, () => restartWithoutWaiting(running));
  else {
    const step = (name: string, given: string[], endsWell: boolean) =>
      whileInUse(name, running, async () => {
        const endedWell = await runUpgrade(running, started.standIn, given);
        check(`npm run upgrade ${endsWell ? "ends well" : "refuses the release"}`, endedWell === endsWell);
      });
    await step(`upgrade from ${values.before} to ${values.after}`, [values.after], true);
    await step("back to the release before", ["--back"], true);
    await step("to the new release again", ["--back"], true);
    await step("a release with a broken page", [await brokenRelease()], false);
  }
} catch (error) {
  console.error(error);
  isRight = false;
} finally {
  await cluster?.stop();
  if (isRight) fs.rmSync(folder, { recursive: true, force: true });
  else console.log(`What the processes and the upgrade said is in ${folder}.`);
}
process.exit(isRight ? 0 : 1);
