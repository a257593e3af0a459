import { type Database, openDatabase } from "../../lib/platform/db";
import { freePort } from "../../lib/process/free-port";
import { publicPages } from "../limits/lines";
import { connections } from "../limits/servers";
import { openInspector } from "../memory/inspector";
import { ask, mixesFor, mostBlockMs, mostLive, untilWarm } from "../memory/memory";
import { type Client, type Driven, drive } from "../support/client";
import { mark, median } from "../support/figures";
import { comment, enroll, openLesson, personAt, register, takeQuiz } from "../support/learners";
import { makePeople, type Person } from "../support/people";
import { startBenchPortal } from "../support/portal";
import { type MemorySample, measureGrowth, mostMemoryMb, readMemory } from "./memory";

/** A write that the portal has acknowledged; an answer with the number of its attempt. */
type Written =
  | { kind: keyof typeof tables; id: string }
  | { kind: "answer"; account: string; attempt: number; question: string };

const tables = { account: "accounts", enrollment: "enrollments", comment: "comments" } as const;

/** Looks for each acknowledged write in the database. @returns those that are not there */
async function findLost(db: Database, written: Written[]): Promise<Written[]> {
  const lost: Written[] = [];
  for (const each of written) if (!(await find(db, each))) lost.push(each);
  return lost;
}

function find(db: Database, each: Written): Promise<object | undefined> {
  if (each.kind !== "answer")
    return db.selectFrom(tables[each.kind]).select("id").where("id", "=", each.id).executeTakeFirst();
  return db
    .selectFrom("quiz_answers")
    .innerJoin("quiz_attempts", "quiz_attempts.id", "quiz_answers.attempt_id")
    .innerJoin("enrollments", "enrollments.id", "quiz_attempts.enrollment_id")
    .select("question_id")
    .where("enrollments.account_id", "=", each.account)
    .where("quiz_attempts.number", "=", each.attempt)
    .where("question_id", "=", each.question)
    .executeTakeFirst();
}

const learners = 2000;
const everyMs = 5000;
const pages = Object.values(publicPages);

/**
 * Mixed traffic for a while: of 20 turns 16 read, 3 learn and 1 registers, and beside them one visitor makes every kind
 * of request, again and again. Afterwards every write that was acknowledged is looked for.
 */
export async function soak(minutes: number): Promise<{ text: string; isWithin: boolean }> {
  const [metricsPort, inspectorPort] = [await freePort(), await freePort()];
  const env = { METRICS_PORT: String(metricsPort), NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` };
  const portal = await startBenchPortal({ env });
  const inspector = await openInspector(inspectorPort);
  const opened = openDatabase({ databaseUrl: null, sqliteFile: portal.sqliteFile });
  const memory: MemorySample[] = [];
  const blocks: number[] = [];
  const failed: string[] = [];
  let sampling: NodeJS.Timeout | undefined;
  let isOver = false;
  let crawling: Promise<void> | undefined;
  try {
    const people = await makePeople(opened, learners);
    await untilWarm(inspector);
    const requests = (await mixesFor(portal.url, people[0]?.cookie ?? "", null)).flatMap(([, each]) => each);
    // Each cache is as full as it gets before the memory is read.
    for (const request of requests) await ask(portal.url, request);
    await inspector.longestBlock();
    const sample = async () => {
      memory.push(await readMemory(`http://127.0.0.1:${metricsPort}/metrics`));
      blocks.push(await inspector.longestBlock());
    };
    sampling = setInterval(() => void sample().catch((error: unknown) => console.error("memory:", error)), everyMs);
    crawling = (async () => {
      for (let turn = 0; !isOver; turn += 1) {
        const request = requests[turn % requests.length];
        const status = request ? await ask(portal.url, request) : 0;
        if (status >= 500) failed.push(`${status} ${request?.method ?? "GET"} ${request?.path}`);
      }
    })();
    const traffic = mixedTraffic(people);
    const driven = await drive(portal.url, connections, minutes * 60, traffic.takeTurn);
    isOver = true;
    await crawling;
    clearInterval(sampling);
    const mostMs = mostBlockMs(await inspector.reference());
    const { live, limit } = await inspector.readHeap();
    inspector.close();
    await portal.stop();
    const lost = await findLost(opened.db, traffic.written);
    for (const each of lost) console.error("lost:", JSON.stringify(each));
    const share = live / limit;
    const isCalm = median(blocks) <= mostMs;
    const heap = `${live.toFixed(0)} MB of the heap are live after a collection, ${(100 * share).toFixed(0)} % of its limit (at most ${100 * mostLive} %: ${mark(share <= mostLive)}).`;
    const delay = `The longest block of the event loop within ${everyMs / 1000} s, with ${connections} connections and a visitor at once: median ${median(blocks).toFixed(0)} ms of its thread's work, at most ${Math.max(...blocks).toFixed(0)} (the median at most ${mostMs.toFixed(0)}: ${mark(isCalm)}).`;
    const answers = `${traffic.toldLater()} registrations were told to come later. Of the visitor's requests ${failed.length} failed${failed.length > 0 ? `: ${[...new Set(failed)].slice(0, 10).join(", ")}` : ""} (none: ${mark(failed.length === 0)}).`;
    const writes = `${traffic.written.length} acknowledged writes were looked for: ${lost.length} lost.`;
    return {
      text: [...formatSummary(minutes, driven, memory), writes, heap, delay, answers].join("\n\n"),
      isWithin: share <= mostLive && isCalm && failed.length === 0 && lost.length === 0,
    };
  } finally {
    clearInterval(sampling);
    isOver = true;
    // What broke the soak off is thrown already.
    await crawling?.catch(() => undefined);
    await portal.stop();
    await opened.close();
  }
}

/** What somebody does in each turn. `written` are the writes that the portal has acknowledged. */
function mixedTraffic(people: Person[]) {
  const written: Written[] = [];
  const enrolled = new Set<string>();
  let toldLater = 0;
  const takeTurn = async (client: Client, turn: number): Promise<void> => {
    const person = personAt(people, Math.floor(turn / 20));
    const kind = turn % 20;
    if (kind === 0) {
      const outcome = await register(client, turn);
      if ("id" in outcome) written.push({ kind: "account", id: outcome.id });
      else toldLater += 1;
    } else if (kind === 1) {
      written.push({ kind: "enrollment", id: await enroll(client, person) });
      enrolled.add(person.id);
    } else if (kind === 2 && enrolled.has(person.id)) {
      const { attempt, questions } = await takeQuiz(client, person);
      written.push(
        ...questions.map((question) => ({ kind: "answer" as const, account: person.id, attempt, question })),
      );
    } else if (kind === 3) written.push({ kind: "comment", id: await comment(client, person) });
    else if (kind < 8 && enrolled.has(person.id)) await openLesson(client, person, turn);
    else await client.timed(pages[turn % pages.length] ?? "/", {});
  };
  return { takeTurn, written, toldLater: () => toldLater };
}

function formatSummary(minutes: number, { count, perSecond, medianMs, p99Ms }: Driven, memory: MemorySample[]) {
  const most = (what: keyof MemorySample) => Math.max(...memory.map((sample) => sample[what]));
  const resident = most("resident");
  const { isLevel, growth } = measureGrowth(memory.map((sample) => sample.resident));
  return [
    `${minutes} minutes, ${connections} connections, ${count} requests, ${perSecond.toFixed(0)} a second, median ${medianMs.toFixed(1)} ms, 99 % ${p99Ms.toFixed(1)} ms.`,
    `Resident memory: at most ${resident.toFixed(0)} MB (at most ${mostMemoryMb}: ${mark(resident <= mostMemoryMb)}). The median of the last third is ${growth.toFixed(3)} times that of the middle third (level up to 1.03: ${mark(isLevel)}).`,
    `Buffers: at most ${most("buffers").toFixed(0)} MB; the portal's caches: at most ${most("cached").toFixed(0)} MB.`,
  ];
}
