import type { Database } from "../../lib/platform/db";
import type { Network } from "./network";
import type { Phone, Topics } from "./phone";

/** `refused`: what one phone of a learner was told because the other one had finished the attempt. */
export type Found = { looked: number; refused: number; missing: string[]; doubled: string[]; unknown: string[] };

/** Compares what the phones did with what the portal has: each thing once, each acknowledged call under its key. */
export async function findDoubled(
  db: Database,
  phones: Phone[],
  topics: Topics,
  { acknowledged }: Network,
): Promise<Found> {
  const found: Found = { looked: 0, refused: 0, missing: [], doubled: [], unknown: [] };
  for (const [id, own] of Map.groupBy(phones, ({ person }) => person.id)) {
    const has = await readRows(db, id, topics);
    const all = own.map(({ done }) => done);
    const texts = (name: "journal" | "survey") => all.map((done) => done[name]);
    const marker = own[0]?.person.marker ?? "";
    compare(found, "answer", [...new Set(all.flatMap(({ answers }) => [...answers]))], has.answers);
    compare(
      found,
      "comment",
      all.flatMap((done) => done.comments),
      has.comments,
    );
    compare(
      found,
      "message",
      all.flatMap((done) => done.messages),
      has.messages,
    );
    compare(found, "journal", expectedTexts(texts("journal"), has.journals), has.journals);
    compare(found, "survey", expectedTexts(texts("survey"), has.surveys), has.surveys);
    // A call whose answer was lost is stored too.
    compare(found, "acknowledged call", [...(acknowledged.get(marker) ?? [])], has.keys, true);
    const versions = [...has.journals, ...has.versions];
    if (new Set(versions).size !== versions.length) found.doubled.push(`version of the journal of ${id}`);
    for (const { name, refused } of own.flatMap(({ store }) => store.all()))
      if (refused !== undefined && name.startsWith("quiz/") && own.length > 1) found.refused += 1;
      else found.missing.push(`${name}: ${refused ?? "still waits"}`);
  }
  return found;
}

/**
 * Which text of one learner the server should hold. Two phones may send theirs in any order: if the
 * stored text is one of those written, it is right; otherwise the first one that was written is missing.
 */
function expectedTexts(texts: string[], [stored = ""]: string[]): string[] {
  const written = texts.filter((text) => text !== "");
  return written.includes(stored) ? [stored] : written.slice(0, 1);
}

function compare(found: Found, kind: string, done: string[], stored: string[], mayBeMore = false): void {
  found.looked += done.length;
  const rest = [...stored];
  for (const each of done) {
    const at = rest.indexOf(each);
    if (at < 0) found.missing.push(`${kind} ${each}`);
    else rest.splice(at, 1);
  }
  for (const each of rest) {
    if (done.includes(each)) found.doubled.push(`${kind} ${each}`);
    else if (!mayBeMore) found.unknown.push(`${kind} ${each}`);
  }
}

/** What the portal has of an account. */
async function readRows(db: Database, accountId: string, { journal, survey }: Topics) {
  const own = db.selectFrom("enrollments").select("id").where("account_id", "=", accountId);
  const of = async <Row>(query: { execute: () => Promise<Row[]> }, text: (row: Row) => string) =>
    (await query.execute()).map(text);
  const inTopic = <Table extends "journal_entries" | "journal_versions">(table: Table) =>
    db
      .selectFrom(table as "journal_entries")
      .select("entry")
      .where("enrollment_id", "in", own)
      .where("topic_id", "=", journal.id);
  return {
    answers: await of(
      db
        .selectFrom("quiz_answers")
        .innerJoin("quiz_attempts", "quiz_attempts.id", "quiz_answers.attempt_id")
        .select(["quiz_attempts.number", "quiz_answers.question_id"])
        .where("quiz_attempts.enrollment_id", "in", own)
        .where("quiz_attempts.topic_id", "=", journal.id),
      ({ number, question_id }) => `${number}/${question_id}`,
    ),
    comments: await of(
      db.selectFrom("comments").select("comment").where("account_id", "=", accountId),
      ({ comment }) => comment,
    ),
    messages: await of(
      db.selectFrom("chat_messages").select("msg").where("account_id", "=", accountId),
      ({ msg }) => msg,
    ),
    journals: await of(inTopic("journal_entries"), ({ entry }) => entry),
    versions: await of(inTopic("journal_versions"), ({ entry }) => entry),
    surveys: await of(
      db
        .selectFrom("survey_answers")
        .select("answer")
        .where("enrollment_id", "in", own)
        .where("topic_id", "=", survey.id)
        .where("question_id", "=", "one-question"),
      ({ answer }) => answer,
    ),
    keys: await of(
      db.selectFrom("sent_calls").select("key").where("account_id", "=", accountId).where("answer", "is not", null),
      ({ key }) => key,
    ),
  };
}
