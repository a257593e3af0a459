import { openDatabase } from "../../lib/platform/db";
import { publicPages } from "../limits/lines";
import { drive } from "../load/drive";
import { makePeople } from "../load/people";
import { memoryOf, startBenchPortal, temporaryFolder } from "../load/process";
import { comment, enroll, openLesson, personAt, register, takeQuiz } from "./actions";
import { findLost, type Written } from "./find-lost";

const learners = 2000;
const connections = 16;
const everyMs = 5000;
const pages = Object.values(publicPages);

/** Mixed traffic for a while: of 20 turns 16 read, 3 learn and 1 registers. Afterwards every write that was acknowledged is looked for. */
export async function soak(minutes: number): Promise<string> {
  const dataDir = temporaryFolder();
  const portal = await startBenchPortal(dataDir);
  const opened = openDatabase({ databaseUrl: null, sqliteFile: `${dataDir}/portal.sqlite` });
  const written: Written[] = [];
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(memoryOf(portal.pid)), everyMs);
  try {
    const people = await makePeople(opened, learners);
    const enrolled = new Set<string>();
    const driven = await drive(portal.url, connections, minutes * 60, async (client, turn) => {
      const person = personAt(people, Math.floor(turn / 20));
      const kind = turn % 20;
      if (kind === 0) {
        written.push({ kind: "account", id: await register(client, turn) });
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
        written.push(...questions.map((question) => ({ kind: "answer" as const, account: person.id, attempt, question })));
        return;
      }
      if (kind === 3) {
        written.push({ kind: "comment", id: await comment(client, person) });
        return;
      }
      if (kind < 8 && enrolled.has(person.id)) return openLesson(client, person, turn);
      await client.timed(pages[turn % pages.length] ?? "/", {});
    });
    await portal.stop();
    const lost = await findLost(opened.db, written);
    return summaryOf(minutes, driven, memory, written.length, lost);
  } finally {
    clearInterval(sampling);
    await portal.stop();
    await opened.close();
  }
}

function summaryOf(
  minutes: number,
  { count, perSecond, medianMs, p99Ms }: Awaited<ReturnType<typeof drive>>,
  memory: number[],
  writes: number,
  lost: number,
): string {
  const part = (from: number, to: number) => memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to));
  const highest = (values: number[]) => (values.length > 0 ? Math.max(...values).toFixed(0) : "unknown");
  return [
    `${minutes} minutes, ${connections} connections, ${count} requests, ${perSecond.toFixed(0)} a second, median ${medianMs.toFixed(1)} ms, 99 % ${p99Ms.toFixed(1)} ms.`,
    `Memory: at most ${highest(part(0, 0.5))} MB in the first half, ${highest(part(0.5, 1))} MB in the second; at the end ${highest(memory.slice(-1))} MB.`,
    `${writes} acknowledged writes were looked for: ${lost} lost.`,
  ].join("\n");
}
