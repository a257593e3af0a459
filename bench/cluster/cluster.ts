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
import { processorSeconds } from "./processor-time";

const connections = 16;
const learners = 100;
const [discussion] = content().discussions;
const pages = { campaign: publicPages.campaign, article: publicPages.article, forum: `/discussions/view/${discussion?.slug}` };

/** nginx, processes and PostgreSQL as `npm run start:cluster` starts them: pages through nginx beside its own files, and what a second process adds. */
export async function measureCluster(seconds: number, rounds: number): Promise<string> {
  const one = await withCluster(1, async (cluster) => learnersOn(cluster, seconds));
  const [two, table] = await withCluster(
    2,
    async (cluster) => [await learnersOn(cluster, seconds), await pagesThroughNginx(cluster, seconds, rounds)] as const,
  );
  const ratio = two.perBusiestSecond / one.perBusiestSecond;
  return [
    `### Pages through nginx, ${connections} connections, gzip, beside a file of the same nginx`,
    table,
    "### Learners on two processes beside one",
    "Lessons opened and quizzes taken, through nginx, on PostgreSQL. A process can use one core, so what the portal carries is how many requests are answered for each second of processor time of its busiest process (`/proc/PID/stat`); what the generator, nginx and PostgreSQL use is not in it.",
    `One process: ${one.perBusiestSecond.toFixed(0)} requests for each second of its time. Two: ${two.perBusiestSecond.toFixed(0)} for each of the busier one (the times were ${two.seconds.map((each) => each.toFixed(1)).join(" and ")} s): ${ratio.toFixed(2)} times as many (at least 1.8: ${ratio >= 1.8 ? "✓" : "✗"})`,
  ].join("\n\n");
}

async function withCluster<Result>(processes: number, work: (cluster: Cluster) => Promise<Result>): Promise<Result> {
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

/** The requests of learners, and for each process the processor time that they took. */
async function learnersOn({ url, database, processes }: Cluster, seconds: number) {
  const opened = openDatabase({ databaseUrl: database?.url ?? null, sqliteFile: "" });
  const people = await makePeople(opened, learners).finally(() => opened.close());
  const client = new Client(url, 4);
  for (const person of people) await enroll(client, person, false);
  client.close();
  const learn = (each: Client, turn: number) => turnOf(each, personAt(people, turn), turn);
  await drive(url, connections, 2, learn);
  const times = () => processes.map(({ pid }) => processorSeconds(pid()));
  const before = times();
  const { count } = await drive(url, connections, 2 * seconds, learn);
  const used = times().map((after, index) => after - (before[index] ?? 0));
  return { perBusiestSecond: count / Math.max(...used), seconds: used };
}

/** Of ten turns nine open a page of a lesson, and one takes a quiz. */
async function turnOf(client: Client, person: Person, turn: number): Promise<void> {
  if (turn % 10 === 0) await takeQuiz(client, person);
  else await openLesson(client, person, Math.floor(turn / learners));
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
