import { openDatabase } from "../../lib/platform/db";
import { freePort } from "../../lib/process/free-port";
import { publicPages } from "../limits/lines";
import { type Client, drive, RefusedError } from "../load/drive";
import { at } from "../load/load";
import { type MemorySample, measureGrowth, mostMemoryMb, readMemory, tableOfMemory } from "../load/memory";
import { makePeople } from "../load/people";
import { startBenchPortal, temporaryFolder } from "../load/process";
import { openInspector } from "../memory/inspector";
import { ask, mixesFor, mostBlockMs, mostLive, untilWarm } from "../memory/measure-mixes";
import { comment, enroll, openLesson, personAt, register, takeQuiz } from "./actions";
import { findLost, type Written } from "./find-lost";

const learners = 2000;
const connections = 16;
const everyMs = 5000;
const pages = Object.values(publicPages);

/**
 * Mixed traffic for a while: of 20 turns 16 read, 3 learn and 1 registers, and beside them one visitor makes every kind
 * of request, again and again. Afterwards every write that was acknowledged is looked for.
 */
export async function soak(minutes: number): Promise<{ text: string; isWithin: boolean }> {
  const dataDir = temporaryFolder();
  const metricsPort = await freePort();
  const inspectorPort = await freePort();
  const portal = await startBenchPortal(dataDir, "", {
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  });
  const inspector = await openInspector(inspectorPort);
  const opened = openDatabase({ databaseUrl: null, sqliteFile: `${dataDir}/portal.sqlite` });
  const written: Written[] = [];
  const memory: MemorySample[] = [];
  const blocks: number[] = [];
  const failed: string[] = [];
  let toldLater = 0;
  let sampling: NodeJS.Timeout | undefined;
  let isOver = false;
  let crawling: Promise<void> | undefined;
  try {
    const people = await makePeople(opened, learners);
    await untilWarm(inspector);
    const begun = performance.now();
    const sample = async () => {
      memory.push(
        await readMemory(`http://127.0.0.1:${metricsPort}/metrics`, Math.round((performance.now() - begun) / 1000)),
      );
      blocks.push(await inspector.longestBlock());
    };
    sampling = setInterval(() => void sample().catch((error: unknown) => console.error("memory:", error)), everyMs);
    const mixes = await mixesFor(portal.url, people[0]?.cookie ?? "", null);
    crawling = (async () => {
      const requests = mixes.flatMap((mix) => mix.requests);
      for (let turn = 0; !isOver; turn += 1) {
        const request = requests[turn % requests.length];
        if (!request) continue;
        const status = await ask(portal.url, request);
        if (status >= 500) failed.push(`${status} ${request.method ?? "GET"} ${request.path}`);
      }
    })();
    const enrolled = new Set<string>();
    const driven = await drive(portal.url, connections, minutes * 60, async (client, turn) => {
      const person = personAt(people, Math.floor(turn / 20));
      const kind = turn % 20;
      if (kind === 0) {
        const id = await registerOrWait(client, turn);
        if (id === null) toldLater += 1;
        else written.push({ kind: "account", id });
        return;
      }
      if (kind === 1) {
        const id = await enroll(client, person);
        enrolled.add(person.id);
        written.push({ kind: "enrollment", id });
        return;
      }
      if (kind === 2 && enrolled.has(person.id)) {
        const { attempt, questions } = await takeQuiz(client, person);
        written.push(
          ...questions.map((question) => ({ kind: "answer" as const, account: person.id, attempt, question })),
        );
        return;
      }
      if (kind === 3) {
        written.push({ kind: "comment", id: await comment(client, person) });
        return;
      }
      if (kind < 8 && enrolled.has(person.id)) return openLesson(client, person, turn);
      await client.timed(pages[turn % pages.length] ?? "/", {});
    });
    isOver = true;
    await crawling;
    clearInterval(sampling);
    const mostMs = mostBlockMs(await inspector.reference());
    const { live, limit } = await inspector.readHeap();
    inspector.close();
    await portal.stop();
    const lost = await findLost(opened.db, written);
    const share = live / limit;
    const isCalm = at(blocks, 0.5) <= mostMs;
    const isWithin = share <= mostLive && isCalm && failed.length === 0 && lost === 0;
    const heap = `${live.toFixed(0)} MB of the heap are live after a collection, ${(100 * share).toFixed(0)} % of its limit (at most ${100 * mostLive} %: ${share <= mostLive ? "✓" : "✗"}).`;
    const delay = `The longest block of the event loop within ${everyMs / 1000} s, with ${connections} connections and a visitor at once: median ${at(blocks, 0.5).toFixed(0)} ms of its thread's work, at most ${Math.max(...blocks).toFixed(0)} (the median at most ${mostMs.toFixed(0)}: ${isCalm ? "✓" : "✗"}).`;
    const answers = `${toldLater} registrations were told to come later. Of the visitor's requests ${failed.length} failed${failed.length > 0 ? `: ${[...new Set(failed)].slice(0, 10).join(", ")}` : ""} (none: ${failed.length === 0 ? "✓" : "✗"}).`;
    const summary = formatSummary(minutes, driven, memory, written.length, lost);
    return { text: [summary, heap, delay, answers].join("\n\n"), isWithin };
  } finally {
    clearInterval(sampling);
    isOver = true;
    // What broke the soak off is thrown already.
    await crawling?.catch(() => undefined);
    await portal.stop();
    await opened.close();
  }
}

/** Registers a learner. @returns null when the portal answers that too many register now */
async function registerOrWait(client: Client, turn: number): Promise<string | null> {
  try {
    return await register(client, turn);
  } catch (error) {
    if (error instanceof RefusedError && error.answer.status === 503 && error.answer.retryAfterSeconds > 0) return null;
    throw error;
  }
}

function formatSummary(
  minutes: number,
  { count, perSecond, medianMs, p99Ms }: Awaited<ReturnType<typeof drive>>,
  memory: MemorySample[],
  writes: number,
  lost: number,
): string {
  const resident = memory.map((sample) => sample.resident);
  const most = Math.max(...resident);
  const { isLevel, growth } = measureGrowth(resident);
  const mark = (isReached: boolean) => (isReached ? "✓" : "✗");
  return [
    `${minutes} minutes, ${connections} connections, ${count} requests, ${perSecond.toFixed(0)} a second, median ${medianMs.toFixed(1)} ms, 99 % ${p99Ms.toFixed(1)} ms.`,
    `Resident memory: at most ${most.toFixed(0)} MB (at most ${mostMemoryMb}: ${mark(most <= mostMemoryMb)}). The median of the last third is ${growth.toFixed(3)} times that of the middle third (level up to 1.03: ${mark(isLevel)}).`,
    `${writes} acknowledged writes were looked for: ${lost} lost.`,
    "",
    "The highest sample of each half minute:",
    "",
    tableOfMemory(memory, 30),
  ].join("\n");
}
