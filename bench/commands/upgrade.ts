import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePorts } from "../../lib/process/free-port";
import { readCommand } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";
import { type Cluster, envFilePath, startCluster } from "../../scripts/cluster/cluster";
import { findNginx } from "../../scripts/cluster/nginx";
import { newReleaseFolder, switchTo } from "../../scripts/upgrade/home.ts";
import { makeRelease } from "../../scripts/upgrade/make-release.ts";
import { missing, startLearning, untilWrites } from "../../testing/people/learning-load";
import { releaseBefore } from "../../testing/release-before/release-before";
import { runReleaseBefore } from "../../testing/release-before/run-release-before";
import { mark } from "../support/figures";
import { temporaryFolder } from "../support/portal";

/** Pages of every kind for visitors without a session, and a call. */
const addresses = "/ /courses /bihar /login /register /discussions /search?query=112 /about-us /api/courses".split(" ");
/** Beside the learners. */
const visitors = 4;
/** The code of a broken connection, or what the error says. */
const reasonOf = (error: unknown): string =>
  String(((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).message);

const { values } = readCommand({
  name: "bench -- upgrade",
  description: `Upgrades a portal from the release of ${releaseBefore.name} with npm run upgrade while learners write and visitors read through nginx, goes back and forward again, then tries a release with a broken
page, and prints what was refused, lost or failed. Needs nginx in PATH. Everything is in a folder that is deleted.`,
  options: {
    sqlite: {
      type: "boolean",
      meaning: "one process on SQLite, and one that stands in while it is restarted; else two processes on PostgreSQL",
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
  const sum = `${passed} database tests of the release of ${releaseBefore.name} pass on today's tables, ${failed.length} fail.`;
  console.log([sum, ...failed].join("\n"));
  process.exit(failed.length > 0 ? 1 : 0);
}
if (!findNginx()) {
  console.error("There is no nginx in PATH.");
  process.exit(1);
}

/** Data folders of the tests have this name, so learners need not wait for reading times. */
const folder = temporaryFolder("portal-test-upgrade-");
fs.chmodSync(folder, 0o755);
const home = path.join(folder, "home");
const say = (line: string) => console.log(`  ${line}`);
let isRight = true;
const check = (line: string, right: boolean) => {
  console.log(`${mark(right)} ${line}`);
  isRight &&= right;
};

const port = await freePorts(4);
const standIn = port + 2;
/** The portal of the previous release, as in an installation. */
async function startBefore(): Promise<Cluster> {
  fs.mkdirSync(home);
  switchTo(home, await makeRelease({ home, source: releaseBefore.commit, current: null, say }));
  return startCluster({
    port,
    processes: values.sqlite ? 1 : 2,
    databaseUrl: null,
    sqlite: values.sqlite,
    home,
    say,
    ...(values.sqlite && { otherPorts: [standIn] }),
    dataDir: path.join(folder, "data"),
    release: path.join(home, "current"),
    env: { TESTS_WITHOUT_WAITING: "1", LOG_LEVEL: "error" },
    onOutput: (text) => fs.appendFileSync(path.join(folder, "processes.txt"), text),
  });
}

/** Writes and reads through nginx while something is done, and looks for what was acknowledged. */
async function whileInUse(name: string, { url }: Cluster, work: () => Promise<void>): Promise<void> {
  const [writing, stopReading] = [startLearning(url), startReading(url)];
  try {
    await untilWrites(writing, 50);
    await work();
    await untilWrites(writing, writing.writes() + 50);
  } finally {
    await Promise.all([writing.stop(), stopReading()]);
  }
  const { count, failures, sentAgain } = await stopReading();
  const lost = await missing(url, writing.acknowledged);
  const [refused, failed] = [listed(writing.failures), listed(failures)];
  const writes = `${writing.writes()} writes acknowledged, refused ${refused}, lost ${lost.length}, attempts shown anew ${writing.shownAnew()}`;
  const reads = `${count} reads, failed ${failed}, sent again ${sentAgain}`;
  check(`${name}: ${writes}; ${reads}`, writing.failures.size + failures.size + lost.length === 0);
  for (const what of lost.slice(0, 5)) say(`lost: ${what}`);
}

const listed = (failures: Map<string, number>) =>
  [...failures].map(([what, count]) => `${count} × ${what}`).join(", ") || "0";

/** Runs `npm run upgrade` as an operator would. @returns whether it ended well */
function runUpgrade(cluster: Cluster, given: string[]): Promise<boolean> {
  const ports = cluster.processes.map((each) => each.port).join(",");
  const places = ["--home", home, "--ports", ports, ...(values.sqlite ? ["--stand-in", String(standIn)] : [])];
  const args = [...places, "--env-file", envFilePath(home), "--restart", `kill "$(cat '${home}/PORT.pid')"`, ...given];
  const child = spawn(process.execPath, ["scripts/upgrade.ts", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      fs.appendFileSync(path.join(folder, "upgrade.txt"), text);
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

let cluster: Cluster | null = null;
try {
  const running = await startBefore();
  cluster = running;
  const step = (name: string, given: string[], endsWell: boolean) =>
    whileInUse(name, running, async () => {
      const endedWell = await runUpgrade(running, given);
      check(`npm run upgrade ${endsWell ? "ends well" : "refuses the release"}`, endedWell === endsWell);
    });
  await step(`upgrade from the release of ${releaseBefore.name}`, ["HEAD"], true);
  await step("back to the release before", ["--back"], true);
  await step("to the new release again", ["--back"], true);
  await step("a release with a broken page", [await brokenRelease()], false);
} catch (error) {
  console.error(error);
  isRight = false;
} finally {
  await cluster?.stop();
  for (const name of isRight ? [] : ["processes.txt", "upgrade.txt"]) {
    const file = path.join(folder, name);
    if (fs.existsSync(file)) console.log(`What ${name} says last:\n${fs.readFileSync(file, "utf8").slice(-4000)}`);
  }
}
process.exit(isRight ? 0 : 1);

/** `sentAgain`: because the server had closed the connection that they were sent on. */
type Reading = { count: number; failures: Map<string, number>; sentAgain: number };

/** Visitors who open pages in both languages, and a file that each page names. @returns what ends it */
function startReading(url: string): () => Promise<Reading> {
  const reading: Reading = { count: 0, failures: new Map(), sentAgain: 0 };
  let isOver = false;
  /**
   * A browser sends a read again, over a new connection, when the one that it had kept open turns out to be closed (RFC
   * 9112, section 9.3.1). `fetch` may take another kept one, of which there is one for each visitor.
   */
  const open = async (address: string, language: string): Promise<Response> => {
    for (let tries = visitors; ; tries -= 1)
      try {
        const headers = { cookie: `language=${language}` };
        return await fetch(url + address, { headers, redirect: "manual", signal: AbortSignal.timeout(30_000) });
      } catch (error) {
        if (reasonOf(error) !== "UND_ERR_SOCKET" || tries === 0) throw error;
        reading.sentAgain += 1;
      }
  };
  const read = async (address: string, language: string): Promise<string> => {
    try {
      const answer = await open(address, language);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(String(answer.status));
      reading.count += 1;
      return text;
    } catch (error) {
      const what = `${address.startsWith("/_next/") ? "a file of the build" : address} ${reasonOf(error)}`;
      reading.failures.set(what, (reading.failures.get(what) ?? 0) + 1);
      return "";
    }
  };
  const visit = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const page = await read(addresses[turn % addresses.length] ?? "/", turn % 2 ? "en" : "hi");
      const files = page.match(/\/_next\/static\/[^"'\\ ]+\.(?:js|css)/g) ?? [];
      const file = files[turn % Math.max(files.length, 1)];
      if (file) await read(file, "en");
      await wait(20);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, index) => visit(index * 2)));
  return async () => {
    isOver = true;
    await all;
    return reading;
  };
}
