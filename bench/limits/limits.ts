import { openDatabase } from "../../lib/platform/db";
import { mostMemoryMb } from "../soak/memory";
import { mark } from "../support/figures";
import { load } from "../support/load";
import { makePeople, type Person } from "../support/people";
import { type Server, startBenchPortal, temporaryFolder } from "../support/portal";
import { residentMemory } from "../support/processor";
import { compareLines } from "./compare";
import { linesFor, pageAt, publicPages } from "./lines";
import { compareQuizAnswer } from "./quiz-answer";
import { pagesWhilePeopleRegister } from "./registrations";
import { startBareNext, startFileServer, startReadyBuffer, storePage } from "./servers";

/** Pages and calls beside their limits, all in one run. */
export async function measureLimits(
  seconds: number,
  rounds: number,
  print: (title: string, text: string) => void,
): Promise<void> {
  const folder = temporaryFolder();
  const servers: Server[] = [];
  const add = <Started extends Server>(server: Started): Started => {
    servers.push(server);
    return server;
  };
  try {
    const bare = add(await startBareNext());
    const portal = add(await startBenchPortal());
    for (const [name, address] of Object.entries(publicPages))
      storePage(folder, name, await pageAt(portal.url + address));
    const buffer = add(await startReadyBuffer(folder));
    const nginx = await startFileServer(folder);
    if (nginx) add(nginx);
    else console.log("nginx is not installed (Debian: apt-get install nginx-light), so its lines are missing.");
    const opened = openDatabase({ databaseUrl: null, sqliteFile: portal.sqliteFile });
    const [person, other] = (await makePeople(opened, 2)) as [Person, Person];
    // The code is compiled by earlier requests, as on a running portal.
    await compareQuizAnswer(portal.url, bare.url, person, 100);
    const urls = { portal: portal.url, bare: bare.url, buffer: buffer.url, nginx: nginx?.url ?? null };
    const lines = await linesFor({ ...urls, folder }, person);
    const title = `Pages and calls, 16 connections, gzip, median of ${rounds} rounds of ${seconds} s in turns`;
    print(title, await compareLines(lines, { connections: 16, seconds, rounds }));
    print("A quiz answer, written to disk, one connection", await compareQuizAnswer(portal.url, bare.url, other, 40));
    print(
      "Public pages while 50 people register",
      await pagesWhilePeopleRegister(portal.url, publicPages.campaign, 2 * seconds),
    );
    const before = residentMemory(portal.pid);
    for (const line of lines) await load(line.portal, 16, 3);
    const after = residentMemory(portal.pid);
    print(
      "Memory after load",
      `${before.toFixed(0)} MB, and ${after.toFixed(0)} MB after as much again (at most ${mostMemoryMb}: ${mark(after <= mostMemoryMb)})`,
    );
    await opened.close();
  } finally {
    for (const server of servers) await server.stop();
  }
}
