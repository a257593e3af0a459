import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { content } from "../../lib/platform/content";
import { openDatabase } from "../../lib/platform/db";
import { type Cluster, startCluster } from "../../scripts/cluster/cluster";
import { freePort } from "../../scripts/testing/free-port";
import { enroll, openLesson, personAt, takeQuiz } from "../learners/actions";
import { type Compared, compare, tableOf } from "../limits/compare";
import { publicPages } from "../limits/lines";
import { Client, drive } from "../load/drive";
import { makePeople, type Person } from "../load/people";
import { sessionSecret, temporaryFolder } from "../load/process";
import { holdToCores } from "./hold-to-cores";
import { processorSeconds } from "./processor-time";

const connections = 16;
const learners = 400;
const [discussion] = content().discussions;
const pages = { campaign: publicPages.campaign, article: publicPages.article, forum: `/discussions/view/${discussion?.slug}` };

type Carried = { perSecond: number; ofBusiest: number; ofWhole: number; portalSeconds: number[]; generatorSeconds: number };

/** nginx, processes and PostgreSQL as `npm run start:cluster` starts them: pages through nginx beside its own files, and what a second process adds. */
export async function measureCluster(seconds: number, rounds: number): Promise<string> {
  const one = await withCluster(1, async (cluster) => learnersOn(cluster, seconds));
  const [two, table] = await withCluster(
    2,
    async (cluster) => [await learnersOn(cluster, seconds), await pagesThroughNginx(cluster, seconds, rounds)] as const,
  );
  const rowOf = (name: string, { perSecond, ofBusiest, ofWhole, portalSeconds, generatorSeconds }: Carried) => {
    const times = portalSeconds.map((each) => each.toFixed(1)).join(" and ");
    return `| ${[name, perSecond.toFixed(0), times, generatorSeconds.toFixed(1), ofBusiest.toFixed(0), ofWhole.toFixed(0)].join(" | ")} |`;
  };
  const ratio = two.ofBusiest / one.ofBusiest;
  return [
    `### Pages through nginx, ${connections} connections, gzip, beside a file of the same nginx`,
    table,
    "### Learners on two processes beside one",
    "Lessons opened and quizzes taken, through nginx, on PostgreSQL. One process, nginx, PostgreSQL and the load generator share one core; two processes and the same share two. So each core is as busy in both, and each process has answered as many requests before its time is taken. A process can use one core: what the portal carries is how many requests are answered for each second of processor time of its busiest process (`/proc/PID/stat`, all threads). The last column is the whole: requests a second of the cores, less the generator's time.",
    [
      "| | requests a second | processor seconds of the portal | of the generator | for each second of the busiest process | of the whole without the generator |",
      "|---|---:|---:|---:|---:|---:|",
      rowOf("one process, one core", one),
      rowOf("two processes, two cores", two),
    ].join("\n"),
    `Two processes carry ${ratio.toFixed(2)} times as much (at least 1.8: ${ratio >= 1.8 ? "✓" : "✗"}); the whole carries ${(two.ofWhole / one.ofWhole).toFixed(2)} times as much.`,
  ].join("\n\n");
}

async function withCluster<Result>(processes: number, work: (cluster: Cluster) => Promise<Result>): Promise<Result> {
  holdToCores(processes);
  const folder = temporaryFolder();
  // PostgreSQL runs as a user of its own where this runs as root, and its folder is in this one.
  fs.chmodSync(folder, 0o755);
  const quiet = () => undefined;
  const cluster = await startCluster({
    port: await freePort(),
    processes,
    dataDir: path.join(folder, "data"),
    databaseUrl: null,
    env: { SESSION_SECRET: sessionSecret },
    say: console.log,
    onOutput: quiet,
  });
  try {
    if (!cluster.nginxFolder) throw new Error("This part needs nginx in PATH (Debian: apt-get install nginx-light).");
    return await work(cluster);
  } finally {
    await cluster.stop();
  }
}

/** Measures the processor time of learners' requests for `seconds`, after a warm-up of the same length, so that the code is compiled by then. */
async function learnersOn({ url, database, processes }: Cluster, seconds: number): Promise<Carried> {
  const opened = openDatabase({ databaseUrl: database?.url ?? null, sqliteFile: "" });
  const people = await makePeople(opened, learners).finally(() => opened.close());
  const client = new Client(url, 4);
  for (const person of people) await enroll(client, person, false);
  client.close();
  const learn = (each: Client, turn: number) => turnOf(each, personAt(people, turn), turn);
  await drive(url, connections, 5 * seconds, learn);
  const times = () => [...processes.map(({ pid }) => processorSeconds(pid())), processorSeconds(process.pid)];
  const before = times();
  const { count, perSecond } = await drive(url, connections, 5 * seconds, learn);
  const used = times().map((after, index) => after - (before[index] ?? 0));
  const generatorSeconds = used.pop() ?? 0;
  const coreSeconds = processes.length * (count / perSecond);
  return {
    perSecond,
    portalSeconds: used,
    generatorSeconds,
    ofBusiest: count / Math.max(...used),
    ofWhole: (processes.length * count) / (coreSeconds - generatorSeconds),
  };
}

/** Of ten turns nine open a page of a lesson, and one takes a quiz. The pages cost differently, so they follow each other and not in blocks. */
async function turnOf(client: Client, person: Person, turn: number): Promise<void> {
  if (turn % 10 === 0) await takeQuiz(client, person);
  else await openLesson(client, person, turn);
}

/** The file stands where nginx serves the build's files: the same processes, log and limits. */
async function pagesThroughNginx({ url, nginxFolder }: Cluster, seconds: number, rounds: number): Promise<string> {
  const all: Compared[] = [];
  for (const [name, address] of Object.entries(pages)) {
    const page = Buffer.from(await (await fetch(url + address, { headers: { "accept-encoding": "identity" } })).arrayBuffer());
    const file = path.join(nginxFolder ?? "", "static", "_next", "static", `bench-${name}.html`);
    fs.writeFileSync(file, page);
    fs.writeFileSync(`${file}.gz`, gzipSync(page));
    const line = {
      what: `${name} (${(page.length / 1024).toFixed(0)} KB)`,
      portal: { url: url + address },
      limits: [{ name: "the page as a file of nginx", target: { url: `${url}/_next/static/bench-${name}.html` }, atLeast: 0.7 }],
    };
    all.push(await compare(line, { connections, seconds, rounds }));
  }
  return tableOf(all);
}
