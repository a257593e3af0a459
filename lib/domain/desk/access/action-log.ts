import { sql } from "kysely";
import type { LogFilters, LoggedAction } from "../../../contract/desk/access";
import type { Content } from "../../../platform/content";
import { countRows, type Database } from "../../../platform/db";
import { dateAndTime, startOfDayInIndia } from "../../../platform/i18n/dates";
import type { Language } from "../../../platform/i18n/language";
import { translatorFor } from "../../../platform/i18n/messages";
import { isFormerMember } from "../../accounts";
import type { CallContext } from "../../call";
import { courseInWords, stateInWords } from "../people/words";

type Asked = Pick<CallContext, "db" | "content" | "language">;

function chosen(db: Database, { who, action, from, to }: LogFilters) {
  return db
    .selectFrom("staff_actions")
    .$if(who !== "", (query) => query.where("staff_id", "=", who))
    .$if(action !== "", (query) => query.where("action", "=", action))
    .$if(from !== "", (query) => query.where("happened_at", ">=", startOfDayInIndia(from)))
    .$if(to !== "", (query) => query.where("happened_at", "<", startOfDayInIndia(to, 1)));
}

/** One page of the log, newest first, in words. No function changes the log (rule: desk.log). */
export async function listActions(
  { db, content, language }: Asked,
  filters: LogFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<LoggedAction[]> {
  const entries = await chosen(db, filters)
    .selectAll()
    .orderBy("happened_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return logInWords(db, { content, language }, entries);
}

export function countActions(db: Database, filters: LogFilters): Promise<number> {
  return countRows(chosen(db, filters));
}

type Choice = { id: string; name: string };

/** The log filters' choices: all whose actions it holds, even without a role now, and the kinds of action. */
export async function logChoices({
  db,
  language,
}: Omit<Asked, "content">): Promise<{ staff: Choice[]; actions: Choice[] }> {
  const t = translatorFor(language, "desk");
  const [who, actions] = await Promise.all([distinctValues(db, "staff_id"), distinctValues(db, "action")]);
  const people = await db
    .selectFrom("accounts")
    .select(["id", "username"])
    .where("id", "in", who.length > 0 ? who : [""])
    .execute();
  const usernames = new Map(people.map(({ id, username }) => [id, username]));
  const actionName = (action: string) =>
    t.has(`actions.${action}` as never) ? t(`actions.${action}` as never) : action;
  const byName = (one: Choice, other: Choice) => one.name.localeCompare(other.name, language);
  return {
    staff: who.map((id) => ({ id, name: usernames.get(id) ?? id })).sort(byName),
    actions: actions.map((id) => ({ id, name: actionName(id) })).sort(byName),
  };
}

/** A column's distinct values, each read once from the index: a log of years has few values in many entries. */
async function distinctValues(db: Database, column: "staff_id" | "action"): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive found(value) as (
      select min(${name}) from staff_actions
      union all select (select min(${name}) from staff_actions where ${name} > found.value) from found where found.value is not null)
    select value from found where value is not null`.execute(db);
  return rows.map(({ value }) => value);
}

/** An entry of the log as it is stored: ids only, neither names nor texts of a learner (rule: desk.log). */
type LogEntry = { id: string; staff_id: string; action: string; subject: string; details: string; happened_at: string };
type Words = { content: Content; language: Language };
type Details = Record<string, unknown>;

/** What an action was applied to: `account` is its owner; `name` is its name where it has no owner. */
type Subject = { account: string | null; name: string; course: string };

/** Describes entries in words. Names are read at this moment; a deleted account is only called that. */
async function logInWords(db: Database, { content, language }: Words, entries: LogEntry[]): Promise<LoggedAction[]> {
  const subjects = await readSubjects(db, entries);
  const detailsById = new Map(entries.map((entry): [string, Details] => [entry.id, readDetails(entry.details)]));
  const named = (details: Details | undefined) => (typeof details?.to === "string" ? [details.to] : []);
  const ids = entries.flatMap((entry) => [
    entry.staff_id,
    subjects.get(entry.subject)?.account ?? entry.subject,
    ...named(detailsById.get(entry.id)),
  ]);
  const people = await peopleWithIds(db, [...new Set(ids)]);
  const t = translatorFor(language, "desk");
  const personName = (id: string) => people.get(id)?.name || t("log.deleted");
  return entries.map((entry) => {
    const { id, staff_id, action, subject, details, happened_at } = entry;
    const of = subjects.get(subject);
    const account = of?.account ?? (people.has(subject) ? subject : null);
    const who = staff_id.startsWith("staff:")
      ? t("log.operator", { name: staff_id.slice("staff:".length) })
      : personName(staff_id);
    const whom = account
      ? personName(account)
      : of
        ? of.name
        : content.courseById.get(subject)?.name[language] || (isTicket(action) ? subject : t("log.deleted"));
    const facts = describeDetails(
      { content, language },
      { ...(of?.course && { course: of.course }), ...detailsById.get(id) },
      personName,
    );
    return {
      id,
      staff: people.get(staff_id)?.username ?? staff_id,
      action,
      subject,
      details,
      happenedAt: happened_at,
      words: inWords(action, { who, whom }, language),
      facts,
      personId: account && people.get(account)?.name ? account : null,
    };
  });
}

/** An action that only a later release knows is shown by its stored name. */
function inWords(action: string, values: { who: string; whom: string }, language: Language): string {
  const t = translatorFor(language, "desk");
  const sentence = t.has(`log.sentences.${action}` as never)
    ? t(`log.sentences.${action}` as never, values as never)
    : `${values.who}: ${action}`;
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1).trimEnd();
}

const isTicket = (action: string) => action.startsWith("grievance");

async function peopleWithIds(db: Database, ids: string[]): Promise<Map<string, { name: string; username: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("accounts")
    .select(["id", "username", "first_name", "last_name"])
    .where("id", "in", ids)
    .execute();
  const known = rows.filter(({ username }) => !isFormerMember(username));
  return new Map(
    known.map(({ id, username, first_name, last_name }) => [
      id,
      { name: `${first_name} ${last_name}`.trim() || username, username },
    ]),
  );
}

/** The enrollments, comments, reminders and canned replies that the entries are about; deleted ones are missing. */
async function readSubjects(db: Database, entries: LogEntry[]): Promise<Map<string, Subject>> {
  /** The rows that actions of these kinds are about. */
  const about = async <Row>(kinds: string[], read: (ids: string[]) => Promise<Row[]>): Promise<Row[]> => {
    const found = entries.filter(({ action }) => kinds.some((kind) => action.startsWith(kind)));
    return found.length > 0 ? read([...new Set(found.map(({ subject }) => subject))]) : [];
  };
  const [enrolled, written, mailed, canned] = await Promise.all([
    about(["work", "review"], (ids) =>
      db.selectFrom("enrollments").select(["id", "account_id", "course_id"]).where("id", "in", ids).execute(),
    ),
    about(["comment"], (ids) =>
      db.selectFrom("comments").select(["id", "account_id"]).where("id", "in", ids).execute(),
    ),
    about(["mailing"], (ids) => db.selectFrom("mailings").select(["id", "course_id"]).where("id", "in", ids).execute()),
    about(["reply"], (ids) => db.selectFrom("canned_replies").select(["id", "title"]).where("id", "in", ids).execute()),
  ]);
  const subject = (id: string, known: Partial<Subject>): [string, Subject] => [
    id,
    { account: null, name: "", course: "", ...known },
  ];
  return new Map([
    ...entries.filter(({ action }) => namesNobody.has(action)).map((entry) => subject(entry.subject, {})),
    ...enrolled.map(({ id, account_id, course_id }) => subject(id, { account: account_id, course: course_id })),
    ...written.map(({ id, account_id }) => subject(id, { account: account_id })),
    ...mailed.map(({ id, course_id }) => subject(id, { course: course_id })),
    ...canned.map(({ id, title }) => subject(id, { name: title })),
  ]);
}

/** Actions whose sentence names no person: their details say what they were about, if anything more is stored. */
const namesNobody = new Set([
  "listEntered",
  "wordsSaved",
  "replyAdded",
  "replyRemoved",
  "mailingSaved",
  "mailingRemoved",
  "mailingTested",
  "mailingScheduled",
  "mailingCancelled",
]);

function readDetails(details: string): Details {
  try {
    const read: unknown = JSON.parse(details);
    return typeof read === "object" && read !== null ? (read as Details) : {};
  } catch {
    return {};
  }
}

/** The stored details of an action in words, without ids that mean nothing to a reader. */
function describeDetails({ content, language }: Words, details: Details, personName: (id: string) => string): string[] {
  const t = translatorFor(language, "desk");
  const list = (value: unknown) =>
    Array.isArray(value)
      ? value.map(String)
      : typeof value === "string" || typeof value === "number"
        ? [String(value)]
        : [];
  const word = (key: string, value: string) =>
    t.has(`${key}.${value}` as never) ? t(`${key}.${value}` as never) : value;
  const words = { content, language };
  const state = (id: string) => (id === "all" ? t("staff.allStates") : stateInWords(words, Number(id), id));
  const all = {
    role: list(details.role).map((role) => t("log.facts.role", { role: word("roles", role) })),
    before: list(details.before).map((role) => t("log.facts.before", { role: word("roles", role) })),
    courses: [...list(details.course), ...list(details.courses)].filter(Boolean).map((id) => courseInWords(words, id)),
    topics: list(details.topicIds).map((id) => content.topicById.get(id)?.name[language] ?? id),
    places: [
      ...list(details.district),
      ...list(details.block),
      ...[...list(details.state), ...list(details.states)].map(state),
    ].filter(Boolean),
    to:
      typeof details.to === "string" && details.from === undefined
        ? [details.to ? t("log.facts.to", { name: personName(details.to) }) : t("log.facts.toNobody")]
        : [],
    fields: list(details.fields).map((field) => word("person.fields", field)),
    mail: list(details.mail).map((mail) => word("log.mails", mail)),
    people: list(details.people).map((count) => t("log.facts.people", { count: Number(count) })),
    words: list(details.count).map((count) => t("log.facts.words", { count: Number(count) })),
    at: list(details.at).map((time) => t("log.facts.at", { time: dateAndTime(time, language) })),
    provenBy: list(details.provenBy).map((by) => word("log.proofs", by)),
  };
  return Object.values(all).flat();
}
