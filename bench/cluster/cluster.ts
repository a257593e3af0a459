import fs from "node:fs";
import path from "node:path";
import { openDatabase } from "../../lib/platform/db";
import type { Cluster } from "../../scripts/cluster/cluster";
import { kilobytes, pageAt, publicPages } from "../limits/lines";
import { compareLines, connections, storePage } from "../limits/servers";
import { Client, drive } from "../support/client";
import { mark, median, table } from "../support/figures";
import { discussionPath, enroll, openLesson, personAt, takeQuiz } from "../support/learners";
import { makePeople, type Person } from "../support/people";
import { startBenchCluster } from "../support/portal";
import { holdToCores, processorSeconds } from "../support/processor";

/** nginx sends a learner always to the same process. Prime, so that everyone comes to take a quiz. */
const learners = 1999;
const pages = { campaign: publicPages.campaign, article: publicPages.article, forum: discussionPath };

/** A cluster with its learners. `turn` goes on from one measurement to the next. */
type Used = { cluster: Cluster; cores: number; people: Person[]; turn: number };
type Carried = Awaited<ReturnType<typeof learnersOn>>;

/**
 * nginx, processes and PostgreSQL as `npm run start:cluster` starts them: pages through nginx beside its own files, and
 * what a second process adds. The cluster of one process and that of two run side by side and are measured in turns,
 * because a shared machine changes its speed within minutes.
 */
export async function measureCluster(seconds: number, rounds: number): Promise<string> {
  const clusters: Cluster[] = [];
  try {
    for (const processes of [1, 2]) clusters.push(await startBenchCluster(processes));
    const [small, large] = clusters as [Cluster, Cluster];
    const [one, two] = [await warmUp(small, 1, seconds), await warmUp(large, 2, seconds)];
    const turns: { one: Carried; two: Carried }[] = [];
    for (let round = 0; round < rounds; round += 1)
      turns.push({ one: await learnersOn(one, seconds), two: await learnersOn(two, seconds) });
    return formatTurns(turns, await pagesThroughNginx(large, seconds, rounds));
  } finally {
    for (const cluster of clusters) await cluster.stop();
  }
}

/** Of ten turns nine open a page of a lesson, and one takes a quiz: they cost differently, so they follow each other. */
const learn = (used: Used) => (client: Client) => {
  const turn = used.turn++;
  const person = personAt(used.people, turn);
  return turn % 10 === 0 ? takeQuiz(client, person) : openLesson(client, person, turn);
};

/** Enrolls learners and lets them learn until the code of each process is compiled. */
async function warmUp(cluster: Cluster, cores: number, seconds: number): Promise<Used> {
  holdToCores(0, cores - 1);
  const opened = openDatabase({ databaseUrl: cluster.database?.url ?? null, sqliteFile: "" });
  const people = await makePeople(opened, learners).finally(() => opened.close());
  const client = new Client(cluster.url, 4);
  for (const person of people) await enroll(client, person);
  client.close();
  const used = { cluster, cores, people, turn: 0 };
  await drive(cluster.url, connections, 5 * seconds, learn(used));
  return used;
}

async function learnersOn(used: Used, seconds: number) {
  const { url, processes } = used.cluster;
  holdToCores(0, used.cores - 1);
  const times = () => processes.map(({ pid }) => processorSeconds(pid()));
  const before = times();
  const { count, perSecond } = await drive(url, connections, 3 * seconds, learn(used));
  const portalSeconds = times().map((after, index) => after - (before[index] ?? 0));
  return { perSecond, portalSeconds, ofBusiest: count / Math.max(...portalSeconds) };
}

/** The file is in the folder from which nginx serves the build's files, so it has the same processes, log and limits. */
async function pagesThroughNginx({ url, nginxFolder }: Cluster, seconds: number, rounds: number): Promise<string> {
  const served = path.join(nginxFolder ?? "", "static", "_next", "static");
  if (!fs.existsSync(served)) throw new Error(`nginx has no folder ${served}.`);
  const lines = Object.entries(pages).map(async ([name, address]) => {
    const page = await pageAt(url + address);
    const target = { url: `${url}/_next/static${storePage(served, `bench-${name}`, page)}` };
    return {
      what: `${name} (${kilobytes(page)})`,
      portal: { url: url + address },
      limits: [{ name: "the page as a file of nginx", target, atLeast: 0.7 }],
    };
  });
  return compareLines(await Promise.all(lines), seconds, rounds);
}

function formatTurns(turns: { one: Carried; two: Carried }[], pagesTable: string): string {
  const ratios = turns.map(({ one, two }) => two.ofBusiest / one.ofBusiest).sort((a, b) => a - b);
  const ratio = median(ratios);
  const row = (name: string, { perSecond, ofBusiest, portalSeconds }: Carried) => {
    const times = portalSeconds.map((each) => each.toFixed(1)).join(" and ");
    return [name, perSecond.toFixed(0), times, ofBusiest.toFixed(0)];
  };
  return [
    `### Pages through nginx, ${connections} connections, gzip, beside a file of the same nginx`,
    pagesTable,
    "### Learners on two processes beside one",
    "Lessons opened and quizzes taken, through nginx, on PostgreSQL. One process, nginx, PostgreSQL and the load generator share one core; two processes and the same share two. So each core is as busy in both, and each process has answered as many requests before its time is taken. A process can use one core: what the portal carries is how many requests are answered for each second of processor time of its busiest process (`/proc/PID/stat`, all threads).",
    table(
      ["", "requests a second", "processor seconds", "for each second of the busiest process"],
      turns.flatMap(({ one, two }) => [row("one process, one core", one), row("two processes, two cores", two)]),
    ),
    `Two processes carry ${ratio.toFixed(2)} times as much at the median of ${turns.length} turns, ${ratios.map((each) => each.toFixed(2)).join(", ")} (at least 1.8: ${mark(ratio >= 1.8)}).`,
  ].join("\n\n");
}
