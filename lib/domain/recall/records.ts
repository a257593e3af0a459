import type { Selectable } from "kysely";
import { questionsADay } from "../../contract/learning/recall";
import type { Database, RecallAnswersTable, RecallCardsTable, RecallPeopleTable } from "../../platform/db";
import type { Tally } from "./choose";

export type RecallCard = Selectable<RecallCardsTable>;
export type RecallAnswer = Selectable<RecallAnswersTable>;
export type RecallPerson = Selectable<RecallPeopleTable>;
type CardKey = Pick<RecallCardsTable, "enrollment_id" | "topic_id" | "question_id">;

/** How the learner answered each question in all attempts at a topic's quiz. */
export async function tallyAnswers(db: Database, enrollmentId: string, topicId: string): Promise<Map<string, Tally>> {
  const rows = await db
    .selectFrom("quiz_answers")
    .innerJoin("quiz_attempts", "quiz_attempts.id", "quiz_answers.attempt_id")
    .select(["quiz_answers.question_id", "quiz_answers.correct"])
    .where("quiz_attempts.enrollment_id", "=", enrollmentId)
    .where("quiz_attempts.topic_id", "=", topicId)
    .execute();
  const tallies = new Map<string, Tally>();
  for (const { question_id, correct } of rows) {
    const tally = tallies.get(question_id) ?? { right: 0, wrong: 0 };
    tallies.set(
      question_id,
      correct === 1 ? { ...tally, right: tally.right + 1 } : { ...tally, wrong: tally.wrong + 1 },
    );
  }
  return tallies;
}

export async function listTopicsWithCards(db: Database, enrollmentId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("recall_cards")
    .select("topic_id")
    .distinct()
    .where("enrollment_id", "=", enrollmentId)
    .execute();
  return new Set(rows.map(({ topic_id }) => topic_id));
}

/** When each section of a topic was completed. */
export async function readDoneTimes(db: Database, enrollmentId: string, topicId: string): Promise<string[]> {
  const record = await db
    .selectFrom("topic_records")
    .select(["reading_done_at", "quiz_done_at", "journal_done_at", "discussion_done_at", "form_done_at"])
    .where("enrollment_id", "=", enrollmentId)
    .where("topic_id", "=", topicId)
    .executeTakeFirst();
  return Object.values(record ?? {}).filter((time) => time !== null);
}

/** Stores new cards; those of a concurrent request stay. */
export async function addCards(
  db: Database,
  cards: (CardKey & Pick<RecallCardsTable, "completed_on" | "due_on" | "was_wrong">)[],
): Promise<void> {
  await db
    .insertInto("recall_cards")
    .values(cards.map((card) => ({ ...card, last_on: null, known: null })))
    .onConflict((conflict) => conflict.columns(["enrollment_id", "topic_id", "question_id"]).doNothing())
    .execute();
}

/** The cards of the learner's courses, without those of courses that were left. */
function ownCards(db: Database, accountId: string) {
  return db
    .selectFrom("recall_cards")
    .innerJoin("enrollments", "enrollments.id", "recall_cards.enrollment_id")
    .where("enrollments.account_id", "=", accountId)
    .where("enrollments.status", "<>", "Unenrolled");
}

/** The cards that are due, those answered wrong first, then those that have waited longest. */
export function listDue(db: Database, accountId: string, today: string): Promise<RecallCard[]> {
  return ownCards(db, accountId)
    .selectAll("recall_cards")
    .where("due_on", "<=", today)
    .orderBy("was_wrong", "desc")
    .orderBy("due_on")
    .orderBy("topic_id")
    .orderBy("question_id")
    .execute();
}

export function findCard(
  db: Database,
  accountId: string,
  { topicId, questionId }: { topicId: string; questionId: string },
): Promise<RecallCard | undefined> {
  return ownCards(db, accountId)
    .selectAll("recall_cards")
    .where("topic_id", "=", topicId)
    .where("question_id", "=", questionId)
    .executeTakeFirst();
}

/** The first day on which a question is due; null when none is. */
export async function nextDueOn(db: Database, accountId: string): Promise<string | null> {
  const row = await ownCards(db, accountId)
    .select((select) => select.fn.min("due_on").as("due_on"))
    .executeTakeFirst();
  return row?.due_on ?? null;
}

/** The answers of this day, in all courses: also of one that was left since, because they count for the day. */
export function listAnswersOf(db: Database, accountId: string, today: string): Promise<RecallAnswer[]> {
  return db
    .selectFrom("recall_answers")
    .innerJoin("enrollments", "enrollments.id", "recall_answers.enrollment_id")
    .selectAll("recall_answers")
    .where("enrollments.account_id", "=", accountId)
    .where("answered_on", "=", today)
    .orderBy("answered_at")
    .limit(questionsADay)
    .execute();
}

export function findAnswer(db: Database, card: CardKey, round: number): Promise<RecallAnswer | undefined> {
  return db
    .selectFrom("recall_answers")
    .selectAll()
    .where("enrollment_id", "=", card.enrollment_id)
    .where("topic_id", "=", card.topic_id)
    .where("question_id", "=", card.question_id)
    .where("round", "=", round)
    .executeTakeFirst();
}

export async function addAnswer(db: Database, answer: RecallAnswer): Promise<void> {
  await db.insertInto("recall_answers").values(answer).execute();
}

export async function updateCard(db: Database, card: CardKey, change: Partial<RecallCard>): Promise<void> {
  await db
    .updateTable("recall_cards")
    .set(change)
    .where("enrollment_id", "=", card.enrollment_id)
    .where("topic_id", "=", card.topic_id)
    .where("question_id", "=", card.question_id)
    .execute();
}

export function findPerson(db: Database, accountId: string): Promise<RecallPerson | undefined> {
  return db.selectFrom("recall_people").selectAll().where("account_id", "=", accountId).executeTakeFirst();
}

/**
 * The person's row, created where it is missing, and locked until the transaction ends: of two concurrent answers the
 * second sees the first.
 */
export async function holdPerson(db: Database, accountId: string): Promise<RecallPerson> {
  return db
    .insertInto("recall_people")
    .values({ account_id: accountId, stopped_at: null, mail_on: null, mailed_on: null })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ account_id: accountId }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePerson(
  db: Database,
  accountId: string,
  change: Partial<Omit<RecallPerson, "account_id">>,
): Promise<void> {
  await db.updateTable("recall_people").set(change).where("account_id", "=", accountId).execute();
}
