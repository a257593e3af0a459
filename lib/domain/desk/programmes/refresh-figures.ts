import { type RawBuilder, sql } from "kysely";
import { type Database, hasTransactionalDdl, write } from "../../../platform/db";
import { indiaOffsetMinutes } from "../../../platform/i18n/dates";
import { canSignIn } from "../../accounts";

/** Few enough that others have their turn soon: on SQLite a batch of a hundred blocked the process for 60 ms. */
const accountsAtOnce = 25;
/** So many changes come between two refreshes at most, else the figures are called too low. */
const mostUsual = 500;
/** The number of the advisory lock that lets only one process refresh at a time; any number that no other lock uses. */
const lockNumber = 820_015;

/**
 * Brings the figures' rows of some accounts that have changed up to date. A change that commits meanwhile has a note of
 * its own, so it is never lost.
 * @returns how many accounts; 0 where nothing has changed or another process is at work
 */
export async function refreshFigures(db: Database, most = accountsAtOnce): Promise<number> {
  const changed = (await changedIn(db, 1)).length > 0;
  return changed ? write(db, (transaction) => refreshIn(transaction, most)) : 0;
}

/** Accounts whose rows changed, or were written by a release that did not store whether they are verified. */
async function changedIn(db: Database, most: number): Promise<string[]> {
  const changed = await changes(db).distinct().limit(most).execute();
  const rows = changed.length > 0 ? changed : await unknown(db).distinct().limit(most).execute();
  return rows.map(({ account_id }) => account_id);
}

const changes = (db: Database) => db.selectFrom("figure_changes").select("account_id");
const unknown = (db: Database) => db.selectFrom("figure_people").select("account_id").where("verified", "is", null);

/** Whether far more changes wait than usual, as after a migration or a restored backup: all are recounted then. */
export async function areFiguresIncomplete(db: Database): Promise<boolean> {
  const changed = await changes(db).limit(1).offset(mostUsual).executeTakeFirst();
  return (changed ?? (await unknown(db).limit(1).offset(mostUsual).executeTakeFirst())) !== undefined;
}

/** Whether no other process works under this number until the transaction ends; SQLite has one writer anyway. */
export async function takeTurn(db: Database, lock: number): Promise<boolean> {
  if (!hasTransactionalDdl(db)) return true;
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${lock}) as locked`.execute(db);
  return rows[0]?.locked === true;
}

/** Locks accounts: a deletion at the same time waits, or the new rows would refer to a missing account. */
export async function keepAccounts(db: Database, ids: string[]): Promise<void> {
  if (hasTransactionalDdl(db))
    await db.selectFrom("accounts").select("id").where("id", "in", ids).forKeyShare().execute();
}

async function refreshIn(db: Database, most: number): Promise<number> {
  if (!(await takeTurn(db, lockNumber))) return 0;
  const ids = await changedIn(db, most);
  if (ids.length === 0) return 0;
  await keepAccounts(db, ids);
  for (const table of ["figure_changes", "figure_people", "figure_answers", "figure_gains"] as const)
    await db.deleteFrom(table).where("account_id", "in", ids).execute();
  const chosen = sql`in (${sql.join(ids)})`;
  await insertAnswers(db, chosen);
  await insertPeople(db, chosen);
  await insertGains(db, chosen);
  return ids.length;
}

/** A learner's account as the figures name it. */
const learners = (db: Database, chosen: RawBuilder<unknown>) => {
  const dayInIndia = hasTransactionalDdl(db)
    ? sql`to_char(created_at::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
    : sql`strftime('%Y-%m-%d', created_at, ${`+${indiaOffsetMinutes} minutes`})`;
  return sql`(
  select id as account_id, state_id, district, block, employment_sector as institution, profession, gender, language_preference as language,
    utm_campaign as campaign, utm_source as source, ${dayInIndia} as registered_on, verified_email as verified
  from accounts where id ${chosen} and role = 'learner' and ${canSignIn})`;
};

/**
 * The answers of each person's first attempt at a quiz. Who has left a course and joined again has a first attempt in
 * each enrollment, of which the earliest counts. @param chosen a condition on the ids of accounts, whose rows are not
 * there yet
 */
export async function insertAnswers(db: Database, chosen: RawBuilder<unknown>): Promise<void> {
  const ofEnrollments = sql`
    select quiz_attempts.id as attempt_id, enrollments.account_id, enrollments.course_id, quiz_attempts.topic_id,
      row_number() over (partition by enrollments.account_id, enrollments.course_id, quiz_attempts.topic_id
        order by quiz_attempts.finished_at, quiz_attempts.id) as place,
      cast(quiz_attempts.correct_count as text) || ' ' || string_agg(
        quiz_answers.question_id || case quiz_answers.correct when 1 then '+' else '-' end, ' ' order by quiz_answers.question_id) as pattern
    from enrollments
    join quiz_attempts on quiz_attempts.enrollment_id = enrollments.id
    join quiz_answers on quiz_answers.attempt_id = quiz_attempts.id
    where enrollments.account_id ${chosen} and quiz_attempts.number = 1 and quiz_attempts.finished_at is not null
    group by quiz_attempts.id, enrollments.account_id, enrollments.course_id, quiz_attempts.topic_id, quiz_attempts.correct_count, quiz_attempts.finished_at`;
  const attempts = sql`select * from (${ofEnrollments}) as of_enrollments where place = 1`;
  await insertPatterns(db, sql`select distinct course_id, topic_id, pattern from (${attempts}) as attempts where true`);
  await sql`
    insert into figure_answers (attempt_id, account_id, pattern_id, state_id, district, campaign, registered_on, verified)
    select attempts.attempt_id, attempts.account_id, figure_patterns.id, people.state_id, people.district, people.campaign, people.registered_on, people.verified
    from (${attempts}) as attempts
    join figure_patterns on figure_patterns.course_id = attempts.course_id and figure_patterns.topic_id = attempts.topic_id
      and figure_patterns.pattern = attempts.pattern
    join ${learners(db, chosen)} as people on people.account_id = attempts.account_id`.execute(db);
}

/** "topic:rq topic:r": the completed sections of each opened topic, by their first letters. */
const paths = (chosen: RawBuilder<unknown>) => {
  const letter = (column: string, shown: string) =>
    sql`case when ${sql.ref(`topic_records.${column}`)} is null then '' else ${sql.lit(shown)} end`;
  const record = sql`topic_records.topic_id || ':' || ${letter("reading_done_at", "r")} || ${letter("quiz_done_at", "q")} || ${letter("journal_done_at", "j")}
    || ${letter("discussion_done_at", "d")} || ${letter("form_done_at", "f")}`;
  return sql`
    select enrollments.account_id, enrollments.course_id, string_agg(${record}, ' ' order by topic_records.topic_id, ${record}) as pattern
    from enrollments join topic_records on topic_records.enrollment_id = enrollments.id
    where enrollments.account_id ${chosen} group by enrollments.account_id, enrollments.course_id`;
};

/** @param chosen a condition on the ids of accounts, whose rows are not there yet */
export async function insertPeople(db: Database, chosen: RawBuilder<unknown>): Promise<void> {
  await insertPatterns(
    db,
    sql`select distinct course_id, '' as topic_id, pattern from (${paths(chosen)}) as paths where true`,
  );
  // An enrollment that has ended gives the person a row in this course, but no step.
  const inCourse = sql`
    select enrollments.account_id, enrollments.course_id,
      max(case when status <> 'Unenrolled' then 1 else 0 end) as enrolled,
      max(case when status = 'Completed' or (status <> 'Unenrolled' and current_topic_id is not null) then 1 else 0 end) as started,
      max(case when status = 'Completed' then 1 else 0 end) as completed,
      max(case when status <> 'Unenrolled' and exists (
        select 1 from certificates where certificates.enrollment_id = enrollments.id and withdrawn_at is null) then 1 else 0 end) as certified,
      max(case when status = 'Unenrolled' then '' when coalesce(page_opened_at, '') > coalesce(completed_at, '') then page_opened_at
        else coalesce(completed_at, '') end) as active_at
    from enrollments where enrollments.account_id ${chosen} group by enrollments.account_id, enrollments.course_id`;
  const latestRating = sql`(select rating from enrollments as rated where rated.account_id = people.account_id and rated.course_id = did.course_id
    and rating is not null order by enrolled_at desc limit 1)`;
  const dimensions = sql.raw(
    "people.account_id, people.state_id, people.district, people.block, people.institution, people.profession, people.gender, people.language, people.campaign, people.source, people.registered_on, people.verified",
  );
  const columns = sql.raw(
    "account_id, state_id, district, block, institution, profession, gender, language, campaign, source, registered_on, verified, course_id, enrolled, started, completed, certified, active_at, rating, path_id",
  );
  await sql`
    insert into figure_people (${columns})
    select ${dimensions}, did.course_id, did.enrolled, did.started, did.completed, did.certified, did.active_at, ${latestRating}, figure_patterns.id
    from ${learners(db, chosen)} as people
    join (${inCourse}) as did on did.account_id = people.account_id
    left join (${paths(chosen)}) as paths on paths.account_id = did.account_id and paths.course_id = did.course_id
    left join figure_patterns on figure_patterns.course_id = paths.course_id and figure_patterns.topic_id = '' and figure_patterns.pattern = paths.pattern`.execute(
    db,
  );
  await insertPatterns(
    db,
    sql`select distinct '' as course_id, '' as topic_id, pattern from (${ways(chosen)}) as ways where true`,
  );
  await sql`
    insert into figure_people (${columns})
    select ${dimensions}, '', coalesce(did.enrolled, 0), coalesce(did.started, 0), coalesce(did.completed, 0), coalesce(did.certified, 0),
      coalesce(did.active_at, ''), null, figure_patterns.id
    from ${learners(db, chosen)} as people
    left join (${ways(chosen)}) as did on did.account_id = people.account_id
    left join figure_patterns on figure_patterns.course_id = '' and figure_patterns.topic_id = '' and figure_patterns.pattern = did.pattern`.execute(
    db,
  );
}

/** A person's steps in all courses, and by course ("course:esc course:e") by the steps' first letters. */
const ways = (chosen: RawBuilder<unknown>) => sql`
  select account_id, max(enrolled) as enrolled, max(started) as started, max(completed) as completed, max(certified) as certified, max(active_at) as active_at,
    string_agg(course_id || ':' || substr('e', 1, enrolled) || substr('s', 1, started) || substr('c', 1, completed) || substr('d', 1, certified), ' '
      order by course_id) as pattern
  from figure_people where account_id ${chosen} and course_id <> '' group by account_id`;

/** @param chosen a condition on the ids of accounts, whose rows are not there yet */
export async function insertGains(db: Database, chosen: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into figure_gains (account_id, course_id, early, late, state_id, district, campaign, registered_on, verified)
    select people.account_id, enrollments.course_id, early.score, late.score, people.state_id, people.district,
      people.campaign, people.registered_on, people.verified
    from ${learners(db, chosen)} as people
    join enrollments on enrollments.account_id = people.account_id and enrollments.status <> 'Unenrolled'
    join gain_tests as early on early.enrollment_id = enrollments.id and early.moment = 'start' and early.score is not null
    join gain_tests as late on late.enrollment_id = enrollments.id and late.moment = 'end' and late.score is not null`.execute(
    db,
  );
}

function insertPatterns(db: Database, patterns: RawBuilder<unknown>) {
  return sql`insert into figure_patterns (course_id, topic_id, pattern) ${patterns} on conflict do nothing`.execute(db);
}
