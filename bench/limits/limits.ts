import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../lib/platform/db";
import type { Server } from "../../testing/portal/portal";
import { readFloor } from "../launch/launch";
import { mostMemoryMb } from "../soak/memory";
import { Client, drive } from "../support/client";
import { mark, median } from "../support/figures";
import { enroll, register, takeQuiz } from "../support/learners";
import { load } from "../support/load";
import { makePeople, type Person } from "../support/people";
import { startBenchPortal, temporaryFolder } from "../support/portal";
import { residentMemory } from "../support/processor";
import { linesFor, pageAt, publicPages } from "./lines";
import { compareLines, connections, startBareNext, startReadyBuffer, storePage } from "./servers";

const people = 50;

/** Public pages while so many people register all at once, and again as soon as they have. */
async function pagesWhilePeopleRegister(portalUrl: string, path: string, seconds: number): Promise<string> {
  const hashes = 1000 / (await readFloor()).hashMs;
  const pages = () => load({ url: portalUrl + path }, 4, seconds);
  const alone = await pages();
  let before = 0;
  const registerFor = async (forSeconds: number) => {
    const driven = await drive(portalUrl, people, forSeconds, async (client, turn) => {
      const outcome = await register(client, before + turn);
      if ("laterSeconds" in outcome) await wait(outcome.laterSeconds * 1000);
    });
    before += driven.count;
    return driven.perSecond;
  };
  // The code is compiled first, as it is on a running portal.
  await registerFor(2);
  const registering = await registerFor(seconds);
  const beside = registerFor(seconds + 2);
  await wait(1000);
  const meanwhile = await pages();
  return `99 % ${meanwhile.p99Ms.toFixed(1)} ms (under 100: ${mark(meanwhile.p99Ms < 100)}), median ${meanwhile.medianMs.toFixed(2)} ms, ${meanwhile.perSecond.toFixed(0)} a second; alone 99 % ${alone.p99Ms.toFixed(1)} ms. ${(await beside).toFixed(1)} registrations a second beside them, ${registering.toFixed(1)} without them, which is ${(registering / hashes).toFixed(2)} of the ${hashes.toFixed(1)} password hashes that one thread makes in a second by itself.`;
}

/** Pages and calls beside their limits, all in one run. */
export async function measureLimits(seconds: number, rounds: number, print: (title: string, text: string) => void) {
  const folder = temporaryFolder();
  const bare = await startBareNext();
  const portal = await startBenchPortal();
  for (const [name, address] of Object.entries(publicPages))
    storePage(folder, name, await pageAt(portal.url + address));
  const buffer = await startReadyBuffer(folder);
  try {
    const opened = openDatabase({ databaseUrl: null, sqliteFile: portal.sqliteFile });
    const [person, other] = (await makePeople(opened, 2)) as [Person, Person];
    // The code is compiled by earlier requests, as on a running portal.
    await compareQuizAnswer(portal, bare, person, 100);
    const lines = await linesFor({ portal: portal.url, bare: bare.url, buffer: buffer.url, folder }, person);
    const title = `Pages and calls, ${connections} connections, gzip, median of ${rounds} rounds of ${seconds} s in turns`;
    print(title, await compareLines(lines, seconds, rounds));
    print("A quiz answer, written to disk, one connection", await compareQuizAnswer(portal, bare, other, 40));
    print(
      "Public pages while 50 people register",
      await pagesWhilePeopleRegister(portal.url, publicPages.campaign, 2 * seconds),
    );
    const before = residentMemory(portal.pid);
    for (const line of lines) await load(line.portal, connections, 3);
    const after = residentMemory(portal.pid);
    print(
      "Memory after load",
      `${before.toFixed(0)} MB, and ${after.toFixed(0)} MB after as much again (at most ${mostMemoryMb}: ${mark(after <= mostMemoryMb)})`,
    );
    await opened.close();
  } finally {
    for (const server of [bare, portal, buffer]) await server.stop();
  }
}

/** Sends a quiz call, which the portal writes to the disk, and a POST to the bare handler in turns. */
async function compareQuizAnswer(ofPortal: Server, ofBare: Server, person: Person, attempts: number): Promise<string> {
  const [portal, bare] = [new Client(ofPortal.url, 1), new Client(ofBare.url, 1)];
  await enroll(portal, person);
  await takeQuiz(portal, person);
  portal.times.length = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { questions } = await takeQuiz(portal, person);
    for (const question of ["begin", ...questions])
      await bare.timed("/api/answer", { method: "POST", body: { question, choices: ["a"] } });
  }
  for (const client of [portal, bare]) client.close();
  const [portalMs, bareMs] = [median(portal.times), median(bare.times)];
  const above = portalMs - bareMs;
  return `${portal.times.length} calls: median ${portalMs.toFixed(2)} ms, bare handler ${bareMs.toFixed(2)} ms: ${above.toFixed(2)} ms above it (at most 3: ${mark(above <= 3)})`;
}
