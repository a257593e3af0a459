import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { content } from "../../lib/platform/content";
import { openDatabase } from "../../lib/platform/db";
import type { Cluster } from "../../scripts/cluster/cluster";
import { enroll, openLesson, personAt, takeQuiz } from "../learners/actions";
import { type Compared, compare, formatTable } from "../limits/compare";
import { publicPages } from "../limits/lines";
import { Client, drive } from "../load/drive";
import { median } from "../load/load";
import { makePeople, type Person } from "../load/people";
import { holdToCores } from "./hold-to-cores";
import { processorSeconds } from "./processor-time";
import { startBenchCluster } from "./start";

const connections = 16;
/**
 * Enough that nginx, which sends a learner always to the same process, gives each process about as many; and prime, so
 * that everyone comes to take a quiz.
 */
const learners = 1999;
const [discussion] = content().discussions;
const pages = {
  campaign: publicPages.campaign,
  article: publicPages.article,
  forum: `/discussions/view/${discussion?.slug}`,
};

type Carried = {
  perSecond: number;
  ofBusiest: number;
  ofWhole: number;
  portalSeconds: number[];
  generatorSeconds: number;
};

/**
 * nginx, processes and PostgreSQL as `npm run start:cluster` starts them: pages through nginx beside its own files, and
 * what a second process adds. The cluster of one process and that of two run side by side and are measured in turns,
 * because a shared machine changes its speed within minutes.
 */
export async function measureCluster(seconds: number, rounds: number): Promise<string> {
  return withCluster(1, (small) =>
    withCluster(2, async (large) => {
      const learnersByCluster = { small: await warmUp(small, 1, seconds), large: await warmUp(large, 2, seconds) };
      const turns: { one: Carried; two: Carried }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const one = await learnersOn(small, learnersByCluster.small, seconds);
        turns.push({ one, two: await learnersOn(large, learnersByCluster.large, seconds) });
      }
      return formatTurns(turns, await pagesThroughNginx(large, seconds, rounds));
    }),
  );
}

function formatTurns(turns: { one: Carried; two: Carried }[], table: string): string {
  const busiestRatio = ({ one, two }: { one: Carried; two: Carried }) => two.ofBusiest / one.ofBusiest;
  const ratios = turns.map(busiestRatio).sort((a, b) => a - b);
  const ratio = median(ratios);
  const tableRow = (name: string, { perSecond, ofBusiest, ofWhole, portalSeconds, generatorSeconds }: Carried) => {
    const times = portalSeconds.map((each) => each.toFixed(1)).join(" and ");
    return `| ${[name, perSecond.toFixed(0), times, generatorSeconds.toFixed(1), ofBusiest.toFixed(0), ofWhole.toFixed(0)].join(" | ")} |`;
  };
  return [
    `### Pages through nginx, ${connections} connections, gzip, beside a file of the same nginx`,
    table,
    "### Learners on two processes beside one",
    "Lessons opened and quizzes taken, through nginx, on PostgreSQL. One process, nginx, PostgreSQL and the load generator share one core; two processes and the same share two. So each core is as busy in both, and each process has answered as many requests before its time is taken. A process can use one core: what the portal carries is how many requests are answered for each second of processor time of its busiest process (`/proc/PID/stat`, all threads). The last column is the whole: requests a second of the cores, less the generator's time.",
    [
      "| | requests a second | processor seconds of the portal | of the generator | for each second of the busiest process | of the whole without the generator |",
      "|---|---:|---:|---:|---:|---:|",
      ...turns.flatMap(({ one, two }) => [
        tableRow("one process, one core", one),
        tableRow("two processes, two cores", two),
      ]),
    ].join("\n"),
    `Two processes carry ${ratio.toFixed(2)} times as much at the median of ${turns.length} turns, ${ratios.map((each) => each.toFixed(2)).join(", ")} (at least 1.8: ${ratio >= 1.8 ? "✓" : "✗"}); the whole carries ${median(turns.map(({ one, two }) => two.ofWhole / one.ofWhole)).toFixed(2)} times as much.`,
  ].join("\n\n");
}

async function withCluster<Result>(processes: number, work: (cluster: Cluster) => Promise<Result>): Promise<Result> {
  const cluster = await startBenchCluster(processes);
  try {
    return await work(cluster);
  } finally {
    await cluster.stop();
  }
}

/** `turn` goes on from one measurement to the next. */
type Learners = { cores: number; people: Person[]; turn: number };

const learn = (learners: Learners) => (client: Client) => {
  const turn = learners.turn++;
  return takeTurn(client, personAt(learners.people, turn), turn);
};

/** Enrolls learners and lets them learn until the code of each process is compiled. */
async function warmUp({ url, database }: Cluster, cores: number, seconds: number): Promise<Learners> {
  holdToCores(0, cores - 1);
  const opened = openDatabase({ databaseUrl: database?.url ?? null, sqliteFile: "" });
  const people = await makePeople(opened, learners).finally(() => opened.close());
  const client = new Client(url, 4);
  for (const person of people) await enroll(client, person, false);
  client.close();
  const warmed = { cores, people, turn: 0 };
  await drive(url, connections, 5 * seconds, learn(warmed));
  return warmed;
}

/** Measures the processor time of learners' requests. */
async function learnersOn({ url, processes }: Cluster, warmed: Learners, seconds: number): Promise<Carried> {
  holdToCores(0, warmed.cores - 1);
  const times = () => [...processes.map(({ pid }) => processorSeconds(pid())), processorSeconds(process.pid)];
  const before = times();
  const { count, perSecond } = await drive(url, connections, 3 * seconds, learn(warmed));
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

/**
 * Of ten turns nine open a page of a lesson, and one takes a quiz. The pages cost differently, so they follow each
 * other and not in blocks.
 */
async function takeTurn(client: Client, person: Person, turn: number): Promise<void> {
  if (turn % 10 === 0) await takeQuiz(client, person);
  else await openLesson(client, person, turn);
}

/**
 * The file is in the folder from which nginx serves the build's files, so it has the same processes, log and limits.
 */
async function pagesThroughNginx({ url, nginxFolder }: Cluster, seconds: number, rounds: number): Promise<string> {
  const all: Compared[] = [];
  for (const [name, address] of Object.entries(pages)) {
    const page = Buffer.from(
      await (await fetch(url + address, { headers: { "accept-encoding": "identity" } })).arrayBuffer(),
    );
    const file = path.join(nginxFolder ?? "", "static", "_next", "static", `bench-${name}.html`);
    fs.writeFileSync(file, page);
    fs.writeFileSync(`${file}.gz`, gzipSync(page));
    const line = {
      what: `${name} (${(page.length / 1024).toFixed(0)} KB)`,
      portal: { url: url + address },
      limits: [
        {
          name: "the page as a file of nginx",
          target: { url: `${url}/_next/static/bench-${name}.html` },
          atLeast: 0.7,
        },
      ],
    };
    all.push(await compare(line, { connections, seconds, rounds }));
  }
  return formatTable(all);
}
