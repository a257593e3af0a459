import { type RawBuilder, sql } from "kysely";
import { type Database, write, writeIfPossible } from "../../../platform/db";
import { dayInIndia } from "../../../platform/i18n/dates";
import { inBatches } from "../../../platform/in-batches";
import { utc } from "../../../platform/utc";
import type { CallContext } from "../../call";
import type { Reader } from "../programmes/people-query";
import { areFiguresIncomplete, keepAccounts, refreshFigures, takeTurn } from "../programmes/refresh-figures";

// Partners read a weekly copy (decision 0266): figures that change at once would show each arrival.

/** On SQLite a batch of a hundred blocked the process for 50 ms and more. */
const accountsAtOnce = 25;
/** The number of the advisory lock that lets only one process copy at a time; any number that no other lock uses. */
const lockNumber = 820_056;
const tablesByAccount = ["people", "answers", "gains", "recalled"] as const;

/** The Monday in India with which the present week has begun: the copied night is the one before it. */
function weekOf(now: Date): string {
  const day = utc(`${dayInIndia(now.toISOString())}T00:00:00.000Z`);
  return day.subtract((day.day() + 6) % 7, "days").format("YYYY-MM-DD");
}

/** The moment of the figures that partners read; null before the first copy is complete. */
async function partnersFiguresAt(db: Database): Promise<Date | null> {
  const week = await db
    .selectFrom("figure_weeks")
    .select("counted_at")
    .where("complete", "=", 1)
    .orderBy("week", "desc")
    .executeTakeFirst();
  return week ? new Date(week.counted_at) : null;
}

/** `now`: the moment of the figures. `incomplete`: they are too low, because everybody is being counted anew. */
type FiguresOf = { now: Date; incomplete: boolean };

/** How many times a request counts some accounts at most: as many as may wait before the figures are called too low. */
const mostRefreshed = 20;

/** How many times a request copies some accounts at most, where no week is complete yet. */
const mostCopied = 32;

/**
 * Counts what has changed since the last view or background refresh, for a reader of today's figures; on a full disk the
 * earlier ones are shown. A partner has those of the last copied week, which the background work makes; only the first
 * is made by whoever asks.
 */
export async function figuresFor({ db, now }: Pick<CallContext, "db" | "now">, { role }: Reader): Promise<FiguresOf> {
  if (role !== "partner") {
    let batches = 0;
    await writeIfPossible(() => inBatches(async () => (await refreshFigures(db)) > 0 && ++batches < mostRefreshed));
    return { now, incomplete: await areFiguresIncomplete(db) };
  }
  const at = await partnersFiguresAt(db);
  if (at) return { now: at, incomplete: false };
  let copied = 0;
  await writeIfPossible(() => inBatches(async () => (await copyWeek(db, now)) && ++copied < mostCopied));
  const first = await partnersFiguresAt(db);
  return { now: first ?? now, incomplete: first === null };
}

/**
 * Copies the figures of some accounts where the copy of this week is not complete, or deletes some of the week before.
 * Readers have the week before until the copy is complete.
 * @returns whether more is to do
 */
export async function copyWeek(db: Database, now: Date, most = accountsAtOnce): Promise<boolean> {
  const week = weekOf(now);
  const weeks = await db.selectFrom("figure_weeks").selectAll().orderBy("week", "desc").execute();
  if (weeks.length === 1 && weeks[0]?.complete === 1 && weeks[0].week >= week) return false;
  if ((await refreshFigures(db, most)) > 0) return true;
  return write(db, (transaction) => copyIn(transaction, { week, now, most }));
}

async function copyIn(db: Database, { week, now, most }: { week: string; now: Date; most: number }): Promise<boolean> {
  if (!(await takeTurn(db, lockNumber))) return false;
  const [latest] = await db.selectFrom("figure_weeks").selectAll().orderBy("week", "desc").limit(1).execute();
  if (!latest || latest.week < week) {
    const counted_at = now.toISOString();
    await db.insertInto("figure_weeks").values({ week, counted_at, copied_to: "", complete: 0 }).execute();
    return true;
  }
  if (latest.complete === 1) return deleteBefore(db, latest.week, most);
  const next = await db
    .selectFrom("figure_people")
    .select("account_id")
    .where("course_id", "=", "")
    .where("verified", "=", 1)
    .where("account_id", ">", latest.copied_to)
    .orderBy("account_id")
    .limit(most)
    .execute();
  const last = next.at(-1);
  const done = last ? { copied_to: last.account_id } : { complete: 1 };
  await db.updateTable("figure_weeks").set(done).where("week", "=", latest.week).execute();
  if (last) {
    const ids = next.map(({ account_id }) => account_id);
    await keepAccounts(db, ids);
    await copyAccounts(db, latest.week, sql`in (${sql.join(ids)})`);
  }
  return true;
}

const place = sql.raw("state_id, district, campaign, registered_on");

async function copyAccounts(db: Database, week: string, chosen: RawBuilder<unknown>): Promise<void> {
  const columns = sql.raw(
    "course_id, block, institution, profession, gender, language, source, enrolled, started, completed, certified, active_at, rating, path_id",
  );
  await sql`insert into figure_week_people (week, account_id, ${place}, ${columns})
    select ${week}, account_id, ${place}, ${columns} from figure_people where account_id ${chosen} and verified = 1`.execute(
    db,
  );
  await sql`insert into figure_week_answers (week, account_id, attempt_id, pattern_id, ${place})
    select ${week}, account_id, attempt_id, pattern_id, ${place} from figure_answers where account_id ${chosen} and verified = 1`.execute(
    db,
  );
  await sql`insert into figure_week_gains (week, account_id, course_id, early, late, ${place})
    select ${week}, account_id, course_id, early, late, ${place} from figure_gains where account_id ${chosen} and verified = 1`.execute(
    db,
  );
  await sql`insert into figure_week_recalled (week, account_id, course_id, topic_id, known, ${place})
    select ${week}, figure_people.account_id, figure_people.course_id, asked.topic_id, asked.known, ${place}
    from figure_people join (${recalledTopics(sql`enrollments.account_id ${chosen}`)}) as asked
      on asked.account_id = figure_people.account_id and asked.course_id = figure_people.course_id
    where figure_people.account_id ${chosen} and figure_people.verified = 1`.execute(db);
  const copied = sql`from figure_answers where account_id ${chosen} and verified = 1`;
  await sql`insert into figure_week_state_sums (week, pattern_id, state_id, people)
    select ${week}, pattern_id, state_id, count(*) ${copied} group by pattern_id, state_id
    on conflict (week, pattern_id, coalesce(state_id, 0)) do update set people = figure_week_state_sums.people + excluded.people`.execute(
    db,
  );
  await sql`insert into figure_week_month_sums (week, pattern_id, campaign, registered_on, people)
    select ${week}, pattern_id, campaign, substr(registered_on, 1, 7) || '-01', count(*) ${copied}
    group by pattern_id, campaign, substr(registered_on, 1, 7)
    on conflict (week, pattern_id, campaign, registered_on) do update set people = figure_week_month_sums.people + excluded.people`.execute(
    db,
  );
}

/** By account, course and topic (empty: the course): whether over half of the first answers were right. */
export function recalledTopics(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const known = sql`case when 2 * sum(recall_cards.known) > count(*) then 1 else 0 end as known`;
  const cards = sql`from enrollments join recall_cards on recall_cards.enrollment_id = enrollments.id
    where recall_cards.known is not null and ${condition}`;
  const who = sql.raw("enrollments.account_id, enrollments.course_id");
  return sql`select ${who}, recall_cards.topic_id, ${known} ${cards} group by ${who}, recall_cards.topic_id
    union all select ${who}, '' as topic_id, ${known} ${cards} group by ${who}`;
}

/** Some accounts of the weeks before, and after the last of them the sums. */
async function deleteBefore(db: Database, week: string, most: number): Promise<boolean> {
  const old = await db
    .selectFrom("figure_week_people")
    .select("account_id")
    .distinct()
    .where("week", "<", week)
    .limit(most)
    .execute();
  const ids = old.map(({ account_id }) => account_id);
  if (ids.length > 0) {
    for (const table of tablesByAccount)
      await db.deleteFrom(`figure_week_${table}`).where("week", "<", week).where("account_id", "in", ids).execute();
    return true;
  }
  for (const table of ["figure_week_state_sums", "figure_week_month_sums", "figure_weeks"] as const)
    await db.deleteFrom(table).where("week", "<", week).execute();
  return false;
}
