import type { Course, Topic } from "../../../platform/content";
import type { Database } from "../../../platform/db";
import type { Language } from "../../../platform/i18n/language";
import type { TopicRecord } from "../progress";
import { type Enrollment, inTopic, type TopicKey, topicKey } from "../records";

export type CardRow = TopicKey & { tried_at: string | null; note: string };

/** The stored cards of several enrollments, in one query. */
export async function listCards(db: Database, enrollmentIds: string[]): Promise<CardRow[]> {
  if (enrollmentIds.length === 0) return [];
  return db
    .selectFrom("classroom_cards")
    .select(["enrollment_id", "topic_id", "tried_at", "note"])
    .where("enrollment_id", "in", enrollmentIds)
    .execute();
}

export async function findCard(db: Database, enrollment: Enrollment, topicId: string): Promise<CardRow | undefined> {
  const cards = db.selectFrom("classroom_cards").select(["enrollment_id", "topic_id", "tried_at", "note"]);
  return cards.where(inTopic(topicKey(enrollment, topicId))).executeTakeFirst();
}

/** Stores the given fields and leaves the others. The day of the first "tried" stays. */
export function saveCard(
  db: Database,
  enrollment: Enrollment,
  topicId: string,
  { tried, note }: { tried?: boolean; note?: string },
  now: Date,
): Promise<CardRow> {
  const time = now.toISOString();
  return db
    .insertInto("classroom_cards")
    .values({
      ...topicKey(enrollment, topicId),
      tried_at: tried ? time : null,
      note: note ?? "",
      updated_at: time,
    })
    .onConflict((conflict) =>
      conflict.columns(["enrollment_id", "topic_id"]).doUpdateSet(({ fn }) => ({
        ...(tried !== undefined && {
          tried_at: tried ? fn.coalesce("classroom_cards.tried_at", "excluded.tried_at") : null,
        }),
        ...(note !== undefined && { note }),
        updated_at: time,
      })),
    )
    .returning(["enrollment_id", "topic_id", "tried_at", "note"])
    .executeTakeFirstOrThrow();
}

/** The card of a topic in the caller's language; null for a topic without a proposal. */
export function cardView(course: Course, topic: Topic, row: CardRow | undefined, language: Language) {
  const { classroom } = topic;
  if (!classroom) return null;
  return {
    topic_id: topic.id,
    topic_name: topic.name[language],
    course_id: course.id,
    course_name: course.name[language],
    page: classroom.page,
    text: classroom.html[language],
    plain: classroom.plain[language],
    discussion: topic.discussion !== null && topic.completion.length > 0 && !topic.completion.includes("formSubmit"),
    tried_at: row?.tried_at ?? null,
    note: row?.note ?? "",
  };
}

/** The cards of a course whose page was read or that were used, the latest topic first (rule: dashboard.classroom). */
export function reachedCards(course: Course, records: TopicRecord[], rows: CardRow[], language: Language) {
  return course.topics.toReversed().flatMap((topic) => {
    const record = records.find((each) => each.topicId === topic.id);
    const row = rows.find((each) => each.topic_id === topic.id);
    const isReached =
      row !== undefined || record?.readingDone || (topic.classroom && record?.pagesRead.includes(topic.classroom.page));
    return isReached ? (cardView(course, topic, row, language) ?? []) : [];
  });
}
