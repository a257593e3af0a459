import { createHash } from "node:crypto";
import { expressionBuilder, type Selectable, sql } from "kysely";
import type { Topic } from "../../platform/content";
import type { Database, RecallAnswersTable, RecallCardsTable, RecallPeopleTable } from "../../platform/db";
import { accountMayGetMail } from "../privacy";
import { standsAlone } from "./standing-alone";

/** rule: recall.questions: how many questions of a topic are asked again. */
const questionsOfTopic = 3;

/** How the learner answered a question in the attempts at the topic's quiz. */
type Tally = { right: number; wrong: number };

/**
 * The questions of a completed topic that are asked again: those that stand alone; others only where the topic has too
 * few. Of each, those answered wrong first, most often wrong before the others; then those answered right, then those
 * never drawn. Questions that are equal by this differ by `key`, so that not every learner gets the same ones.
 */
export function chooseQuestions({ quiz }: Pick<Topic, "quiz">, answers: Map<string, Tally>, key: string) {
  const ranked = quiz.map((question) => {
    const { right, wrong } = answers.get(question.id) ?? { right: 0, wrong: 0 };
    const chance = createHash("sha256").update(`${key}/${question.id}`).digest("hex");
    return { question, alone: standsAlone(question) ? 1 : 0, wrong, seen: right + wrong > 0 ? 1 : 0, chance };
  });
  return ranked
    .sort((a, b) => b.alone - a.alone || b.wrong - a.wrong || b.seen - a.seen || (a.chance < b.chance ? -1 : 1))
    .slice(0, questionsOfTopic)
    .map(({ question, wrong }) => ({ question, wasWrong: wrong > 0 }));
}

export type RecallCard = Selectable<RecallCardsTable>;
export type RecallAnswer = Selectable<RecallAnswersTable>;
export type RecallPerson = Selectable<RecallPeopleTable>;
export type CardKey = Pick<RecallCard, "enrollment_id" | "topic_id" | "question_id">;

const isOf = ({ enrollment_id, topic_id, question_id }: CardKey) =>
  expressionBuilder<{ stored: CardKey }, "stored">().and({ enrollment_id, topic_id, question_id });

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
    tally[correct === 1 ? "right" : "wrong"] += 1;
    tallies.set(question_id, tally);
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
    .values(cards)
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

/** What a learner is asked and has answered on a day, as it is stored. */
export type RecallDay = {
  stopped: boolean;
  /** Whether mails may bring the questions too. */
  mails: boolean;
  /** The cards of courses that were not left, in the order in which they are asked once they are due. */
  cards: (RecallCard & { due_on: string })[];
  /** The answers of this day, in all courses: also of one that was left since, because they count for the day. */
  answered: RecallAnswer[];
};

/** One query, because the dashboard has few. @returns null for an account that never had a question */
export async function readDay(db: Database, accountId: string, today: string): Promise<RecallDay | null> {
  const rows = await db
    .selectFrom("recall_people")
    .innerJoin("accounts", "accounts.id", "recall_people.account_id")
    .leftJoin("enrollments", "enrollments.account_id", "recall_people.account_id")
    .leftJoin("recall_cards", "recall_cards.enrollment_id", "enrollments.id")
    .leftJoin("recall_answers", (join) =>
      join
        .onRef("recall_answers.enrollment_id", "=", "recall_cards.enrollment_id")
        .onRef("recall_answers.topic_id", "=", "recall_cards.topic_id")
        .onRef("recall_answers.question_id", "=", "recall_cards.question_id")
        .on("recall_answers.answered_on", "=", today),
    )
    .selectAll("recall_cards")
    .select(["recall_people.stopped_at", "enrollments.status"])
    .select(sql<number>`case when accounts.verified_email = 1 and ${accountMayGetMail()} then 1 else 0 end`.as("mails"))
    .select(["recall_answers.round", "recall_answers.choices", "recall_answers.correct"])
    .select(["recall_answers.answered_on", "recall_answers.answered_at"])
    .where("recall_people.account_id", "=", accountId)
    .execute();
  const [first] = rows;
  if (!first) return null;
  const cards = rows.flatMap(({ status, ...row }) =>
    row.enrollment_id === null || row.due_on === null || status === "Unenrolled" ? [] : (row as RecallDay["cards"][0]),
  );
  const answered = rows.flatMap(({ enrollment_id, topic_id, question_id, answered_at, ...row }) => {
    const { round, choices, correct, answered_on } = row;
    if (answered_at === null) return [];
    return { enrollment_id, topic_id, question_id, round, choices, correct, answered_on, answered_at } as RecallAnswer;
  });
  return {
    stopped: first.stopped_at !== null,
    mails: first.mails === 1,
    cards: cards.toSorted(byUrgency),
    answered: answered.toSorted((one, other) => compareText(one.answered_at, other.answered_at)),
  };
}

/** Those answered wrong first, then those that have waited longest. */
function byUrgency(one: RecallDay["cards"][0], other: RecallDay["cards"][0]): number {
  return (
    other.was_wrong - one.was_wrong ||
    compareText(one.due_on, other.due_on) ||
    compareText(one.topic_id, other.topic_id) ||
    compareText(one.question_id, other.question_id)
  );
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

type Asked = { topicId: string; questionId: string };

export function findCard(db: Database, accountId: string, { topicId, questionId }: Asked) {
  const own = ownCards(db, accountId).selectAll("recall_cards").where("topic_id", "=", topicId);
  return own.where("question_id", "=", questionId).executeTakeFirst();
}

/** The first day on which a question is due; null when none is. */
export async function nextDueOn(db: Database, accountId: string): Promise<string | null> {
  const row = await ownCards(db, accountId)
    .select((select) => select.fn.min("due_on").as("due_on"))
    .executeTakeFirst();
  return row?.due_on ?? null;
}

export function findAnswer(db: Database, card: CardKey, round: number): Promise<RecallAnswer | undefined> {
  const answers = db.selectFrom("recall_answers").selectAll().where(isOf(card));
  return answers.where("round", "=", round).executeTakeFirst();
}

export async function updateCard(db: Database, card: CardKey, change: Partial<RecallCard>): Promise<void> {
  await db.updateTable("recall_cards").set(change).where(isOf(card)).execute();
}

/** The person's row, created if missing and locked: of two concurrent answers the second sees the first. */
export async function holdPerson(db: Database, accountId: string): Promise<RecallPerson> {
  return db
    .insertInto("recall_people")
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ account_id: accountId }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePerson(db: Database, accountId: string, change: Partial<Omit<RecallPerson, "account_id">>) {
  await db.updateTable("recall_people").set(change).where("account_id", "=", accountId).execute();
}
