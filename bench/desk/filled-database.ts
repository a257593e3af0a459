import fs from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { noteMissingSearchKeys } from "../../lib/domain/accounts";
import type { Content } from "../../lib/platform/content";
import { migrate, type OpenDatabase, openDatabase } from "../../lib/platform/db";
import { createDatabase } from "../../lib/platform/db/testing/create-database";
import { openRowReader } from "../../server/threads/row-reader";
import { type Generated, generate } from "./generate";

type Asked = { dialect: "sqlite" | "postgres"; folder: string; serverUrl: string; content: Content; learners: number };
type Note = { url: string; made: Generated; seconds: number };

const whileFilling = "-c session_replication_role=replica -c work_mem=128MB -c maintenance_work_mem=256MB";

/** The database of an earlier run in this folder, or a new one. The note beside it is written last. */
export async function filledDatabase({
  dialect,
  folder,
  serverUrl,
  content,
  learners,
}: Asked): Promise<Note & { opened: OpenDatabase }> {
  const noteFile = path.join(folder, `${dialect}-${learners}.json`);
  const sqliteFile = path.join(folder, `learners-${learners}`, "portal.sqlite");
  const open = (name: string, options = "") =>
    openDatabase({
      databaseUrl: name && `${Object.assign(new URL(serverUrl), { pathname: name }).href}${options}`,
      sqliteFile,
      readRows: openRowReader(sqliteFile, (why) => console.error(why)).read,
    });
  if (fs.existsSync(noteFile)) {
    const note = JSON.parse(fs.readFileSync(noteFile, "utf8")) as Note;
    const opened = open(note.url);
    const added = await migrate(opened.db);
    while ((await noteMissingSearchKeys(opened.db)) > 0);
    if (added.length > 0) await sql`analyze`.execute(opened.db);
    return { ...note, opened };
  }
  // Deletes the files of an interrupted run, except the other database's folder.
  if (dialect === "sqlite") fs.rmSync(path.dirname(sqliteFile), { recursive: true, force: true });
  const url = dialect === "postgres" ? (await createDatabase(serverUrl)).name : "";
  // Foreign keys and triggers are not checked: the rows fit together as they are made.
  const filling = open(url, `?options=${encodeURIComponent(whileFilling)}`);
  if (filling.kind === "sqlite")
    for (const pragma of ["synchronous = off", "foreign_keys = off", "cache_size = -262144"])
      filling.handle.pragma(pragma);
  await migrate(filling.db);
  const begun = Date.now();
  const made = await generate(filling, content, learners, new Date());
  await filling.close();
  const note: Note = { url, made, seconds: Math.round((Date.now() - begun) / 1000) };
  fs.writeFileSync(noteFile, JSON.stringify(note));
  return { ...note, opened: open(url) };
}
