import { sql } from "kysely";
import type { JournalReaders } from "../../../contract/learning";
import type { Database } from "../../../platform/db";
import { bareText } from "../../text-essence";
import type { Enrollment } from "../records";
import type { Parts } from "./copied-entry";

/** The number of earlier versions of an entry that are stored. */
const mostVersions = 10;

export async function readJournal(db: Database, enrollment: Enrollment, topicId: string): Promise<string | null> {
  const row = await db
    .selectFrom("journal_entries")
    .select("entry")
    .where("enrollment_id", "=", enrollment.id)
    .where("topic_id", "=", topicId)
    .executeTakeFirst();
  return row?.entry ?? null;
}

/** The submitted entries of this enrollment. */
export function listEntries(db: Database, enrollment: Enrollment): Promise<{ topic_id: string; entry: string }[]> {
  return db
    .selectFrom("journal_entries")
    .select(["topic_id", "entry"])
    .where("enrollment_id", "=", enrollment.id)
    .execute();
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
export async function readJournalPage(db: Database, enrollment: Enrollment, topicId: string): Promise<JournalRow[]> {
  const rows = await db
    .selectFrom("journal_entries")
    .select(columnsOf("entry", "updated_at", sql.ref("readers")))
    .where("enrollment_id", "=", enrollment.id)
    .unionAll(
      db
        .selectFrom("journal_drafts")
        .select(columnsOf("draft", "updated_at"))
        .where("enrollment_id", "=", enrollment.id)
        .where("topic_id", "=", topicId),
    )
    .unionAll(
      db
        .selectFrom("journal_versions")
        .select(columnsOf("version", "written_at"))
        .where("enrollment_id", "=", enrollment.id)
        .where("topic_id", "=", topicId),
    )
    .execute();
  return rows.sort((a, b) => b.at.localeCompare(a.at));
}

/** An entry, the digests of its words, and the readers that its author was told about. */
type Written = { entry: string; essence: string; parts: Parts; readers: JournalReaders };

/**
 * Submits an entry: stores the previous text as a version and deletes the draft. An entry of the same words keeps its
 * time, so that a returned one with another full stop is not sent again as changed.
 */
export async function saveJournal(
  db: Database,
  enrollment: Enrollment,
  topicId: string,
  { entry, essence, parts, readers }: Written,
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  const before = await readWritten(db, enrollment, topicId);
  await dropDraft(db, enrollment, topicId);
  if (before?.entry === entry && before.readers === readers) return;
  const isSame = before !== undefined && isSameText(before.entry, entry);
  if (before && !isSame) await keepVersion(db, enrollment, topicId, before);
  const updated_at = isSame && before.readers === readers ? before.updated_at : time;
  await db
    .insertInto("journal_entries")
    .values({
      enrollment_id: enrollment.id,
      topic_id: topicId,
      entry,
      essence,
      ...parts,
      readers,
      created_at: time,
      updated_at,
    })
    .onConflict((conflict) =>
      conflict.columns(["enrollment_id", "topic_id"]).doUpdateSet({ entry, essence, ...parts, readers, updated_at }),
    )
    .execute();
}

async function readWritten(db: Database, enrollment: Enrollment, topicId: string) {
  return db
    .selectFrom("journal_entries")
    .select(["entry", "readers", "updated_at"])
    .where("enrollment_id", "=", enrollment.id)
    .where("topic_id", "=", topicId)
    .executeTakeFirst();
}

/** Stores a draft, or deletes it when it equals the entry. @returns whether there is a draft now */
export async function saveDraft(
  db: Database,
  enrollment: Enrollment,
  topicId: string,
  entry: string,
  now: Date,
): Promise<boolean> {
  const submitted = (await readJournal(db, enrollment, topicId)) ?? "";
  if (entry.trim() === submitted) {
    await dropDraft(db, enrollment, topicId);
    return false;
  }
  const updated_at = now.toISOString();
  await db
    .insertInto("journal_drafts")
    .values({ enrollment_id: enrollment.id, topic_id: topicId, entry, updated_at })
    .onConflict((conflict) => conflict.columns(["enrollment_id", "topic_id"]).doUpdateSet({ entry, updated_at }))
    .execute();
  return true;
}

async function dropDraft(db: Database, enrollment: Enrollment, topicId: string): Promise<void> {
  await db
    .deleteFrom("journal_drafts")
    .where("enrollment_id", "=", enrollment.id)
    .where("topic_id", "=", topicId)
    .execute();
}

async function keepVersion(
  db: Database,
  enrollment: Enrollment,
  topicId: string,
  before: { entry: string; updated_at: string },
): Promise<void> {
  await db
    .insertInto("journal_versions")
    .values({ enrollment_id: enrollment.id, topic_id: topicId, entry: before.entry, written_at: before.updated_at })
    .onConflict((conflict) => conflict.columns(["enrollment_id", "topic_id", "written_at"]).doNothing())
    .execute();
  const ofTopic = db
    .selectFrom("journal_versions")
    .select("written_at")
    .where("enrollment_id", "=", enrollment.id)
    .where("topic_id", "=", topicId);
  const [oldestToKeep] = await ofTopic
    .orderBy("written_at", "desc")
    .offset(mostVersions - 1)
    .limit(1)
    .execute();
  if (!oldestToKeep) return;
  await db
    .deleteFrom("journal_versions")
    .where("enrollment_id", "=", enrollment.id)
    .where("topic_id", "=", topicId)
    .where("written_at", "<", oldestToKeep.written_at)
    .execute();
}

/** Whether two texts are equal apart from punctuation, spaces and capitals. */
export function isSameText(one: string, other: string): boolean {
  return bareText(one) === bareText(other);
}
