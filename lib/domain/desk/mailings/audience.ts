import { type RawBuilder, type SqlBool, sql } from "kysely";
import { daysBetweenReminders, type MailingCount } from "../../../contract/desk/mailings";
import type { Course, Topic } from "../../../platform/content";
import type { Database } from "../../../platform/db";
import type { Areas } from "../../../platform/staff";
import { utc } from "../../../platform/utc";
import { canSignIn } from "../../accounts";
import { accountMayGetMail } from "../../privacy";
import type { MailingRow } from "./records";

/** The learners that a mailing is for, within these areas and as of this moment. */
export type Audience = {
  mailing: Pick<MailingRow, "audience" | "topic_id" | "days" | "state_id" | "district">;
  course: Course;
  areas: Areas;
  moment: Date;
};

const doneColumns = {
  Quiz: "quiz_done_at",
  "Reflective Journal": "journal_done_at",
  Discussion: "discussion_done_at",
  formSubmit: "form_done_at",
} as const;

/** The enrollments of the audience with their accounts; a learner has at most one active enrollment in a course. */
export function audienceQuery(db: Database, { mailing, course, areas, moment }: Audience) {
  const { audience, topic_id, days, state_id, district } = mailing;
  const since = utc(moment).subtract(days, "days").toISOString();
  const isComplete = allTopicsComplete(course);
  let query = db
    .selectFrom("enrollments")
    .innerJoin("accounts", "accounts.id", "enrollments.account_id")
    .where("enrollments.course_id", "=", course.id)
    .where("enrollments.status", "=", "Enrolled")
    .where("accounts.role", "=", "learner")
    .where(canSignIn)
    // Without learners whose work waits for a review, also that of one module (rule: desk.mailing-recipients).
    .where(({ not, exists, selectFrom }) => {
      const reviews = selectFrom("reviews").select("reviews.id").where("reviews.reviewed_at", "is", null);
      return not(exists(reviews.whereRef("reviews.enrollment_id", "=", "enrollments.id")));
    })
    .where(({ not }) => (audience === "noCertificate" ? isComplete : not(isComplete)))
    .where("enrollments.enrolled_at", "<=", since);
  // The learner has opened and completed nothing since then.
  for (const column of ["enrollments.page_opened_at", "enrollments.worked_at"] as const)
    query = query.where((where) => where.or([where(column, "is", null), where(column, "<=", since)]));
  if (audience === "notStarted") query = query.where("enrollments.current_topic_id", "is", null);
  if (audience === "stuck") query = query.where("enrollments.current_topic_id", "is not", null);
  if (audience === "stuck" && topic_id) query = query.where("enrollments.current_topic_id", "=", topic_id);
  if (areas.states) query = query.where("accounts.state_id", "in", areas.states);
  if (areas.courses) query = query.where("enrollments.course_id", "in", areas.courses);
  if (state_id !== null) query = query.where("accounts.state_id", "=", state_id);
  if (district) query = query.where("accounts.district", "=", district);
  return query;
}

/** The enrollment's counts rule out most learners; only the others' topic records are counted. */
function allTopicsComplete({ topics }: Course): RawBuilder<SqlBool> {
  const quizzes = topics.filter(({ completion }) => completion.includes("Quiz"));
  return sql<SqlBool>`(enrollments.topics_read >= ${sql.lit(topics.length)} and enrollments.quizzes_done >= ${sql.lit(quizzes.length)}
    and (select count(*) from topic_records where topic_records.enrollment_id = enrollments.id and ${isOneComplete(topics)}) = ${sql.lit(topics.length)})`;
}

/** Whether a topic record is complete. Topics with the same criteria share one `in` list, which is fast. */
function isOneComplete(topics: Topic[]): RawBuilder<SqlBool> {
  const alike = Map.groupBy(topics, ({ completion }) => [...completion].sort().join());
  const complete = [...alike.values()].map((group) => {
    const criteria = (group[0]?.completion ?? []).map(
      (criterion) => sql` and ${sql.ref(`topic_records.${doneColumns[criterion]}`)} is not null`,
    );
    return sql`(topic_records.topic_id in (${sql.join(group.map(({ id }) => id))})${sql.join(criteria, sql``)})`;
  });
  return sql<SqlBool>`topic_records.reading_done_at is not null and (${sql.join(complete, sql` or `)})`;
}

/** The conditions for getting a mailing: a verified address and an active consent (rule: desk.mailing-recipients). */
export const isMailable = { verified: sql<SqlBool>`accounts.verified_email = 1`, agreed: accountMayGetMail() };

/** Whether a learner's last reminder is so long ago that another may go out. */
export function isRested(moment: Date) {
  const latest = utc(moment).subtract(daysBetweenReminders, "days").toISOString();
  return sql<SqlBool>`(accounts.reminded_at is null or accounts.reminded_at <= ${latest})`;
}

/** How many are in the audience, may get the mail, or may not by reason. Each counts under the first reason. */
export async function countAudience(db: Database, audience: Audience): Promise<MailingCount> {
  const { verified, agreed } = isMailable;
  // One pass without `group by`, for which PostgreSQL would sort all learners.
  const counts = await audienceQuery(db, audience)
    .select(({ fn }) => [
      fn.countAll<number | string>().as("people"),
      sql<number | string>`count(case when ${verified} then 1 end)`.as("verified"),
      sql<number | string>`count(case when ${verified} and ${agreed} then 1 end)`.as("agreed"),
      sql<number | string>`count(case when ${verified} and ${agreed} and ${isRested(audience.moment)} then 1 end)`.as(
        "sendable",
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    people: Number(counts.people),
    sendable: Number(counts.sendable),
    unverified: Number(counts.people) - Number(counts.verified),
    noMailings: Number(counts.verified) - Number(counts.agreed),
    remindedLately: Number(counts.agreed) - Number(counts.sendable),
  };
}
