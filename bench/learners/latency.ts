import { type OpenDatabase, openDatabase } from "../../lib/platform/db";
import { createDatabase } from "../../lib/platform/db/testing/create-database";
import * as postgres from "../../testing/database/postgres";
import { Client, type Driven, drive } from "../load/drive";
import { makePeople } from "../load/people";
import { startBenchPortal, temporaryFolder } from "../load/process";
import { comment, enroll, openLesson, personAt, register, takeQuiz } from "./actions";

type Row = { database: string; what: string; connections: number; driven: Driven };

// Nobody writes more than twenty comments in an hour.
const learners = 600;
/** More than connections: nobody takes two attempts at once. */
const inCourse = 150;

/** Median, 99 % and requests a second of what learners do, on SQLite and on PostgreSQL. */
export async function measureLearners(seconds: number): Promise<string> {
  const rows = [...(await onSqlite(seconds)), ...(await onPostgres(seconds))];
  const lines = rows.map(({ database, what, connections, driven }) => {
    const { perSecond, medianMs, p99Ms, count } = driven;
    return `| ${[database, what, connections, perSecond.toFixed(0), medianMs.toFixed(1), p99Ms.toFixed(1), count].join(" | ")} |`;
  });
  const head = ["database", "what", "connections", "requests a second", "median ms", "99 % ms", "requests"];
  return [`| ${head.join(" | ")} |`, "|---|---|---:|---:|---:|---:|---:|", ...lines].join("\n");
}

async function onSqlite(seconds: number): Promise<Row[]> {
  const folder = temporaryFolder();
  return measure("SQLite", folder, "", seconds);
}

async function onPostgres(seconds: number): Promise<Row[]> {
  const server = await postgres.start();
  const database = await createDatabase(server);
  try {
    return await measure("PostgreSQL", temporaryFolder(), database.url, seconds);
  } finally {
    await database.drop();
    await postgres.stop();
  }
}

async function measure(database: string, dataDir: string, databaseUrl: string, seconds: number): Promise<Row[]> {
  const portal = await startBenchPortal(dataDir, databaseUrl);
  const opened: OpenDatabase = openDatabase({
    databaseUrl: databaseUrl || null,
    sqliteFile: `${dataDir}/portal.sqlite`,
  });
  const rows: Row[] = [];
  try {
    for (const connections of [16, 64]) {
      const people = await makePeople(opened, learners);
      const add = async (what: string, work: (client: Client, turn: number) => Promise<unknown>) => {
        const driven = await drive(
          portal.url,
          connections,
          seconds,
          async (client, turn) => void (await work(client, turn)),
        );
        rows.push({ database, what, connections, driven });
        console.log(`  ${database}, ${what}, ${connections} connections: ${driven.perSecond.toFixed(0)} a second`);
      };
      await add("enrollment", (client, turn) => enroll(client, personAt(people, turn)));
      const client = new Client(portal.url, 4);
      for (const person of people.slice(0, inCourse)) await enroll(client, person, false);
      client.close();
      const enrolled = people.slice(0, inCourse);
      await add("lesson, opened", (each, turn) =>
        openLesson(each, personAt(enrolled, turn), Math.floor(turn / enrolled.length)),
      );
      await add("quiz attempt, each call of it", (each, turn) => takeQuiz(each, personAt(enrolled, turn)));
      await add("comment", (each, turn) => comment(each, personAt(people, turn)));
      await add("registration", register);
    }
  } finally {
    await opened.close();
    await portal.stop();
  }
  return rows;
}
