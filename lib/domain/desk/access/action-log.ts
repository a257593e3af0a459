import { sql } from "kysely";
import type { LogFilters, LoggedAction } from "../../../contract/desk/access";
import { countRows, type Database } from "../../../platform/db";
import { dateAndTime, startOfDayInIndia } from "../../../platform/i18n/dates";
import type { Language } from "../../../platform/i18n/language";
import { translatorFor } from "../../../platform/i18n/messages";
import { isFormerMember } from "../../accounts";
import type { CallContext } from "../../call";
import { courseInWords, stateInWords } from "../people/words";
import { readNames } from "./roles";

type Words = Pick<CallContext, "content" | "language">;
type Asked = Words & { db: Database };

function chosen(db: Database, { who, action, from, to }: LogFilters) {
  return db
    .selectFrom("staff_actions")
    .$if(who !== "", (query) => query.where("staff_id", "=", who))
    .$if(action !== "", (query) => query.where("action", "=", action))
    .$if(from !== "", (query) => query.where("happened_at", ">=", startOfDayInIndia(from)))
    .$if(to !== "", (query) => query.where("happened_at", "<", startOfDayInIndia(to, 1)));
}

type Details = Record<string, string | number | boolean | string[] | null>;

/** What an action was applied to: `account` is its owner; `name` is its name where it has no owner. */
type Subject = { account: string | null; name: string; course: string };

/**
 * One page of the log, newest first, in words. No function changes the log (rule: desk.log). Names are read at this
 * moment; a deleted account is only called that.
 */
export async function listActions(
  context: Asked,
  filters: LogFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<LoggedAction[]> {
  const { db, content, language } = context;
  const stored = await chosen(db, filters)
    .selectAll()
    .orderBy("happened_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  const entries = stored.map((entry) => ({ ...entry, known: JSON.parse(entry.details) as Details }));
  const subjects = await readSubjects(db, entries);
  const people = await readNames(
    db,
    ...entries.flatMap(({ staff_id, subject, known: { to } }) => [
      staff_id,
      subjects.get(subject)?.account ?? subject,
      typeof to === "string" ? to : null,
    ]),
  );
  for (const [id, { username }] of people) if (isFormerMember(username)) people.delete(id);
  const t = translatorFor(language, "desk");
  const personName = (id: string) => people.get(id)?.name || people.get(id)?.username || t("log.deleted");
  return entries.map(({ id, staff_id, action, subject, details, happened_at, known }) => {
    const of = subjects.get(subject);
    const account = of?.account ?? (people.has(subject) ? subject : null);
    const who = staff_id.startsWith("staff:")
      ? t("log.operator", { name: staff_id.slice("staff:".length) })
      : personName(staff_id);
    const ofNobody = () =>
      content.courseById.get(subject)?.name[language] || (isTicket(action) ? subject : t("log.deleted"));
    const whom = account ? personName(account) : (of?.name ?? ofNobody());
    return {
      id,
      staff: people.get(staff_id)?.username ?? staff_id,
      action,
      subject,
      details,
      happenedAt: happened_at,
      words: inWords(action, { who, whom }, language),
      facts: describeDetails(context, { ...(of?.course && { course: of.course }), ...known }, personName),
      personId: account && people.has(account) ? account : null,
    };
  });
}

export function countActions(db: Database, filters: LogFilters): Promise<number> {
  return countRows(chosen(db, filters));
}

/** The log filters' choices: all whose actions it holds, even without a role now, and the kinds of action. */
export async function logChoices({ db, language }: Omit<Asked, "content">) {
  const t = translatorFor(language, "desk");
  const [who, actions] = await Promise.all([distinctValues(db, "staff_id"), distinctValues(db, "action")]);
  const people = await readNames(db, ...who);
  const actionName = (action: string) =>
    t.has(`actions.${action}` as never) ? t(`actions.${action}` as never) : action;
  const choices = (ids: string[], nameOf: (id: string) => string) =>
    ids.map((id) => ({ id, name: nameOf(id) })).sort((one, other) => one.name.localeCompare(other.name, language));
  return {
    staff: choices(who, (id) => people.get(id)?.username ?? id),
    actions: choices(actions, actionName),
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

/** An action that only a later release knows is shown by its stored name. */
function inWords(action: string, values: { who: string; whom: string }, language: Language): string {
  const t = translatorFor(language, "desk");
  const sentence = t.has(`log.sentences.${action}` as never)
    ? t(`log.sentences.${action}` as never, values as never)
    : `${values.who}: ${action}`;
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1).trimEnd();
}

const isTicket = (action: string) => action.startsWith("grievance");

/** The enrollments, comments, reminders and canned replies that the entries are about; deleted ones are missing. */
async function readSubjects(db: Database, entries: { action: string; subject: string }[]) {
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

/** The stored details of an action in words, without ids that mean nothing to a reader. */
function describeDetails(words: Words, details: Details, personName: (id: string) => string): string[] {
  const { content, language } = words;
  const t = translatorFor(language, "desk");
  const list = (...names: string[]) => names.flatMap((name) => details[name] ?? []).map(String);
  const word = (key: string, value: string) =>
    t.has(`${key}.${value}` as never) ? t(`${key}.${value}` as never) : value;
  const state = (id: string) => (id === "all" ? t("staff.allStates") : stateInWords(words, Number(id), id));
  const { to } = details;
  return [
    ...list("role").map((role) => t("log.facts.role", { role: word("roles", role) })),
    ...list("before").map((role) => t("log.facts.before", { role: word("roles", role) })),
    ...list("course", "courses")
      .filter(Boolean)
      .map((id) => courseInWords(words, id)),
    ...list("topicIds").map((id) => content.topicById.get(id)?.name[language] ?? id),
    ...[...list("district", "block"), ...list("state", "states").map(state)].filter(Boolean),
    ...(typeof to === "string" && details.from === undefined
      ? [to ? t("log.facts.to", { name: personName(to) }) : t("log.facts.toNobody")]
      : []),
    ...list("fields").map((field) => word("person.fields", field)),
    ...list("mail").map((mail) => word("log.mails", mail)),
    ...list("people").map((count) => t("log.facts.people", { count: Number(count) })),
    ...list("count").map((count) => t("log.facts.words", { count: Number(count) })),
    ...list("at").map((time) => t("log.facts.at", { time: dateAndTime(time, language) })),
    ...list("provenBy").map((by) => word("log.proofs", by)),
  ];
}
