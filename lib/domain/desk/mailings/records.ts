import type { Selectable } from "kysely";
import { fillPlaceholders, type MailingTexts, noTexts } from "../../../contract/desk/mailing-texts";
import type { Mailing, MailingState, MailingSummary } from "../../../contract/desk/mailings";
import type { Content } from "../../../platform/content";
import type { Database, MailingsTable } from "../../../platform/db";
import type { Language } from "../../../platform/i18n/language";
import { outsideArea, type Staff } from "../access/require-staff";

export type MailingRow = Selectable<MailingsTable>;

export const mailingsPerPage = 20;

/** The mailings of the own courses; with limited states only those for these, or written by oneself. */
export function mailingsFor(db: Database, { areas: { courses, states }, accountId }: Staff) {
  let query = db.selectFrom("mailings");
  if (courses) query = query.where("course_id", "in", courses);
  if (states)
    query = query.where((where) => where.or([where("state_id", "in", states), where("owner_id", "=", accountId)]));
  return query;
}

/** @throws CallError FORBIDDEN or NOT_FOUND for a mailing outside the staff member's area */
export async function requireMailing(db: Database, staff: Staff, id: string): Promise<MailingRow> {
  const row = await mailingsFor(db, staff).selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw outsideArea(staff);
  return row;
}

function mailingState({
  scheduled_at,
  begun_at,
  finished_at,
}: Pick<MailingRow, "scheduled_at" | "begun_at" | "finished_at">): MailingState {
  if (finished_at) return begun_at ? "sent" : "stopped";
  if (begun_at) return "sending";
  return scheduled_at ? "scheduled" : "draft";
}

/** A language that was added after the mailing was written has no text in it. */
export function parseTexts(stored: string): MailingTexts {
  return { ...noTexts, ...(JSON.parse(stored) as Partial<MailingTexts>) };
}

type Named = Pick<Content, "courseById">;

export function toSummary(row: MailingRow, { courseById }: Named, language: Language): MailingSummary {
  const course = courseById.get(row.course_id)?.name[language] ?? row.course_id;
  return {
    id: row.id,
    course: { value: row.course_id, label: course },
    audience: row.audience,
    subject: fillPlaceholders(parseTexts(row.texts)[language].subject, { name: "…", course, topic: "…" }),
    state: mailingState(row),
    scheduledAt: row.scheduled_at,
    weekly: row.weekly_slot !== null,
  };
}

export function toMailing(row: MailingRow, content: Named & Pick<Content, "places">, language: Language): Mailing {
  const { topic_id, days, state_id, district, texts } = row;
  const named = content.places.districts.get(state_id ?? 0)?.find(({ en }) => en === district);
  return {
    ...toSummary(row, content, language),
    topicId: topic_id,
    days,
    stateId: state_id === null ? "" : String(state_id),
    district: named?.[language] ?? district,
    texts: parseTexts(texts),
  };
}
