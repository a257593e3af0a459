import { createHash } from "node:crypto";
import { sql } from "kysely";
import { differentWords } from "../../../contract/rules/own-words";
import { type Database, write } from "../../../platform/db";
import { inTopic } from "../records";

// Another learner's entry is recognised when a few words were added to it, left out or replaced (rule: journal.words).
// The different words of an entry are divided by their digests into three parts, and the digest of each part is stored.
// A word more or less changes one part, another word in its place at most two: the entries that may be the copied one
// are found by an index, and only those are read and compared. A part of a very short entry may have no word: that is
// its digest too.

/** Two entries that share this part of their different words are one text; words of the question do not count. */
const sharedByCopies = 0.8;
/** Of a very short entry one word in another's place is more than the rest of that part. */
const exchangedInCopies = 1;

/** Entries with the most equal parts are read first, others not: a single frequent word would make them many. */
const mostCompared = 200;

/** The entries from before the parts that get theirs with each new entry of their topic. */
const mostFilled = 100;

export type Parts = { part_1: string; part_2: string; part_3: string };

/** The digests of the three parts; "" for one without words. */
export function partsOf(text: string): Parts {
  const parts: [string[], string[], string[]] = [[], [], []];
  for (const word of [...differentWords(text)].sort()) {
    const place = createHash("sha256").update(word).digest().readUInt32BE() % parts.length;
    parts[place]?.push(word);
  }
  const [part_1, part_2, part_3] = parts.map((words) =>
    words.length === 0 ? "" : createHash("sha256").update(words.join(" ")).digest("hex").slice(0, 32),
  ) as [string, string, string];
  return { part_1, part_2, part_3 };
}

/** Whether a text is the other with a few changes, in any order. @param prompts - the questions, often repeated */
export function isNearCopy(one: string, other: string, prompts: readonly string[]): boolean {
  const given = new Set(prompts.flatMap((prompt) => [...differentWords(prompt)]));
  const [first, second] = [one, other].map((text) => differentWords(text).difference(given)) as [
    Set<string>,
    Set<string>,
  ];
  const shared = first.intersection(second).size;
  if (shared === 0) return false;
  const lacking = Math.max(first.size, second.size) - shared;
  return lacking <= exchangedInCopies || shared >= sharedByCopies * (first.size + second.size - shared);
}

/** Whether somebody else has submitted this entry, or nearly this one, in the topic. */
export async function isWrittenByAnother(
  db: Database,
  accountId: string,
  topic: { id: string; prompts: readonly string[] },
  entry: string,
): Promise<boolean> {
  const parts = Object.entries(partsOf(entry)) as [keyof Parts, string][];
  const equal = parts.map(([part, digest]) => sql`case when ${sql.ref(part)} = ${digest} then 1 else 0 end`);
  const others = await db
    .selectFrom("journal_entries")
    .innerJoin("enrollments", "enrollments.id", "journal_entries.enrollment_id")
    .select("entry")
    .where("topic_id", "=", topic.id)
    .where(({ eb, or }) => or(parts.map(([part, digest]) => eb(part, "=", digest))))
    .where("account_id", "<>", accountId)
    .orderBy(sql`${sql.join(equal, sql` + `)}`, "desc")
    .limit(mostCompared)
    .execute();
  return others.some((other) => isNearCopy(other.entry, entry, topic.prompts));
}

/** Gives some older entries their parts, until all have them: all at once would take long. */
export async function fillParts(db: Database, topicId: string): Promise<void> {
  const rows = await db
    .selectFrom("journal_entries")
    .select(["enrollment_id", "entry"])
    .where("topic_id", "=", topicId)
    .where("part_1", "is", null)
    .orderBy("enrollment_id")
    .limit(mostFilled)
    .execute();
  if (rows.length === 0) return;
  await write(db, async (transaction) => {
    for (const { enrollment_id, entry } of rows)
      await transaction
        .updateTable("journal_entries")
        .set(partsOf(entry))
        .where(inTopic({ enrollment_id, topic_id: topicId }))
        .where("entry", "=", entry)
        .execute();
  });
}
