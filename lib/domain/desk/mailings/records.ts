import type { Selectable } from "kysely";
import { fillPlaceholders, type MailingTexts, noTexts } from "../../../contract/desk/mailing-texts";
import type { Mailing, MailingSummary } from "../../../contract/desk/mailings";
import type { Database, MailingsTable } from "../../../platform/db";
import type { CallContext } from "../../call";
import { outsideArea, readStaffAreas, type Staff } from "../access/require-staff";
import { courseInWords, districtInWords } from "../people/words";
import { versionOf } from "../saved-since";

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

/** The staff member who saved a mailing last, with the areas of now; null after the role or the account is gone. */
export async function readOwner(db: Database, { owner_id }: MailingRow) {
  if (owner_id === null) return null;
  const owner = await db.selectFrom("accounts").select("role").where("id", "=", owner_id).executeTakeFirst();
  if (!owner || owner.role === "learner") return null;
  return { role: owner.role, areas: await readStaffAreas({ db }, owner_id, owner.role) };
}

function mailingState({ scheduled_at, begun_at, finished_at }: MailingRow): MailingSummary["state"] {
  if (finished_at) return begun_at ? "sent" : "stopped";
  if (begun_at) return "sending";
  return scheduled_at ? "scheduled" : "draft";
}

/** A language that was added after the mailing was written has no text in it. */
export function parseTexts(stored: string): MailingTexts {
  return { ...noTexts, ...(JSON.parse(stored) as Partial<MailingTexts>) };
}

type Context = Pick<CallContext, "content" | "language">;

const columnsOfForm = ["course_id", "audience", "topic_id", "days", "state_id", "district", "texts"] as const;
export const mailingVersion = (row: Pick<MailingRow, (typeof columnsOfForm)[number]>): string =>
  versionOf(columnsOfForm.map((column) => row[column]));

export function toSummary(context: Context, row: MailingRow): MailingSummary {
  const course = courseInWords(context, row.course_id);
  return {
    id: row.id,
    course: { value: row.course_id, label: course },
    audience: row.audience,
    subject: fillPlaceholders(parseTexts(row.texts)[context.language].subject, { name: "…", course, topic: "…" }),
    state: mailingState(row),
    scheduledAt: row.scheduled_at,
    weekly: row.weekly_slot !== null,
  };
}

export function toMailing(context: Context, row: MailingRow): Mailing {
  const { topic_id, days, state_id, district, texts } = row;
  return {
    ...toSummary(context, row),
    topicId: topic_id,
    days,
    stateId: state_id === null ? "" : String(state_id),
    district: districtInWords(context, state_id ?? 0, district),
    texts: parseTexts(texts),
    version: mailingVersion(row),
  };
}
