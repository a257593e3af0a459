import { sql } from "kysely";
import type { JournalReaders } from "../../../contract/learning";
import type { Database } from "../../../platform/db";
import { bareText } from "../../text-essence";
import { inTopic, type TopicKey } from "../records";
import type { Parts } from "./copied-entry";

const mostVersions = 10;

export async function readJournal(db: Database, key: TopicKey): Promise<string | null> {
  return (await readWritten(db, key))?.entry ?? null;
}

function readWritten(db: Database, key: TopicKey) {
  const entries = db.selectFrom("journal_entries").select(["entry", "readers", "updated_at"]);
  return entries.where(inTopic(key)).executeTakeFirst();
}

export type JournalRow = {
  kind: "entry" | "draft" | "version";
  topic_id: string;
  entry: string;
  at: string;
  readers: JournalReaders;
};

/** The columns of a `JournalRow`, from one of the three tables. */
const columnsOf = (kind: JournalRow["kind"], at: string, readers = sql<JournalReaders>`${"learner"}`) =>
  [
    sql<JournalRow["kind"]>`${kind}`.as("kind"),
    "topic_id",
    "entry",
    sql.ref<string>(at).as("at"),
    readers.as("readers"),
  ] as const;

/** All entries of the enrollment, and the topic's draft and earlier versions, in one query; latest first. */
export async function readJournalPage(db: Database, key: TopicKey): Promise<JournalRow[]> {
  const drafts = db.selectFrom("journal_drafts").select(columnsOf("draft", "updated_at")).where(inTopic(key));
  const versions = db.selectFrom("journal_versions").select(columnsOf("version", "written_at")).where(inTopic(key));
  const rows = await db
    .selectFrom("journal_entries")
    .select(columnsOf("entry", "updated_at", sql.ref("readers")))
    .where("enrollment_id", "=", key.enrollment_id)
    .unionAll(drafts)
    .unionAll(versions)
    .execute();
  return rows.sort((a, b) => b.at.localeCompare(a.at));
}

/** An entry, the digests of its words, and the readers that its author was told about. */
type Written = Parts & { entry: string; essence: string; readers: JournalReaders };

/**
 * Submits an entry: stores the previous text as a version and deletes the draft. An entry of the same words keeps its
 * time, so that a returned one with another full stop is not sent again as changed.
 */
export async function saveJournal(db: Database, key: TopicKey, written: Written, now: Date): Promise<void> {
  const { entry, readers } = written;
  const time = now.toISOString();
  const before = await readWritten(db, key);
  await dropDraft(db, key);
  if (before?.entry === entry && before.readers === readers) return;
  const isSame = before !== undefined && isSameText(before.entry, entry);
  if (before && !isSame) await keepVersion(db, key, before);
  const columns = { ...written, updated_at: isSame && before.readers === readers ? before.updated_at : time };
  await db
    .insertInto("journal_entries")
    .values({ ...key, ...columns, created_at: time })
    .onConflict((conflict) => conflict.columns(["enrollment_id", "topic_id"]).doUpdateSet(columns))
    .execute();
}

/** Stores a draft, or deletes it when it equals the entry. @returns whether there is a draft now */
export async function saveDraft(db: Database, key: TopicKey, entry: string, now: Date): Promise<boolean> {
  const submitted = (await readJournal(db, key)) ?? "";
  if (entry.trim() === submitted) {
    await dropDraft(db, key);
    return false;
  }
  const updated_at = now.toISOString();
  await db
    .insertInto("journal_drafts")
    .values({ ...key, entry, updated_at })
    .onConflict((conflict) => conflict.columns(["enrollment_id", "topic_id"]).doUpdateSet({ entry, updated_at }))
    .execute();
  return true;
}

async function dropDraft(db: Database, key: TopicKey): Promise<void> {
  await db.deleteFrom("journal_drafts").where(inTopic(key)).execute();
}

type Before = { entry: string; updated_at: string };

async function keepVersion(db: Database, key: TopicKey, { entry, updated_at: written_at }: Before): Promise<void> {
  await db
    .insertInto("journal_versions")
    .values({ ...key, entry, written_at })
    .onConflict((conflict) => conflict.columns(["enrollment_id", "topic_id", "written_at"]).doNothing())
    .execute();
  const ofTopic = db.selectFrom("journal_versions").select("written_at").where(inTopic(key));
  const [oldestToKeep] = await ofTopic
    .orderBy("written_at", "desc")
    .offset(mostVersions - 1)
    .limit(1)
    .execute();
  if (!oldestToKeep) return;
  await db
    .deleteFrom("journal_versions")
    .where(inTopic(key))
    .where("written_at", "<", oldestToKeep.written_at)
    .execute();
}

/** Whether two texts are equal apart from punctuation, spaces and capitals. */
export function isSameText(one: string, other: string): boolean {
  return bareText(one) === bareText(other);
}
