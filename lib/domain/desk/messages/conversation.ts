import type { Conversation } from "../../../contract/desk/messages";
import { CallError } from "../../../platform/call-error";
import type { Database } from "../../../platform/db";
import { languageOrDefault } from "../../../platform/i18n/language";
import { readAccount } from "../../accounts";
import type { CallContext } from "../../call";
import { fromLearner, listMessages } from "../../chat";
import { courseProgress, isEndCaseDue, listTopicRecords } from "../../learning";
import { coversCourse } from "../access/area";
import { permissionsByRole, type Staff } from "../access/require-staff";
import { readNames } from "../access/roles";
import { placeInWords, professionInWords } from "../people/words";

/** A learner's messages and the desk's replies, with what a coordinator needs to know for a reply. */
export async function readConversation(context: CallContext, staff: Staff, accountId: string): Promise<Conversation> {
  const { db } = context;
  const [account, messages, state, courses] = await Promise.all([
    readAccount(db, accountId),
    listMessages(db, accountId),
    readState(db, accountId),
    readCourses(context, staff, accountId),
  ]);
  const certificates = (await readCertificates(context, staff, accountId)).filter(({ withdrawn }) => !withdrawn);
  const authors = await readNames(db, ...messages.map(({ staff_id }) => staff_id));
  const latest = messages.findLast(({ type }) => type === fromLearner)?.sent_on ?? "";
  return {
    accountId,
    name: `${account.first_name} ${account.last_name}`.trim(),
    username: account.username,
    place: placeInWords(context, account),
    mobile: account.mobile,
    institution: account.current_institute,
    canSeePerson: permissionsByRole[staff.role].includes("people"),
    certificates: certificates.map(({ id, number, of }) => ({ id, number, of })),
    profession: professionInWords(context, account.profession),
    language: languageOrDefault(account.language_preference),
    courses,
    messages: messages.map(({ id, type, msg, sent_on, seen_on, danger, staff_id }) => ({
      id,
      fromLearner: type === fromLearner,
      msg,
      sentOn: sent_on,
      seen: seen_on !== null,
      urgent: danger !== null,
      by: (staff_id && authors.get(staff_id)?.name) || null,
    })),
    assignedTo: await namedStaff(db, state?.assigned_to ?? null),
    closed: Boolean(state?.closed_at && state.closed_at >= latest),
  };
}

/** The stored state of a conversation; undefined before anybody has opened it. */
export function readState(db: Database, accountId: string) {
  return db.selectFrom("conversations").selectAll().where("account_id", "=", accountId).executeTakeFirst();
}

/**
 * A reply is stored only if its author has seen every message (rule: desk.reply).
 * @throws CallError CONFLICT if the learner or the desk wrote after `seen`; not for a reply that is sent again
 */
export async function requireSeen(
  db: Database,
  accountId: string,
  { text, key, seen }: { text: string; key: string; seen: string },
): Promise<void> {
  const messages = await listMessages(db, accountId);
  const since = messages.slice(messages.findIndex(({ id }) => id === seen) + 1);
  if (since.some(({ id, msg }) => id === key && msg === text)) return;
  const isOwn = ({ id, type, msg }: (typeof since)[number]) => id === key || (type !== fromLearner && msg === text);
  const latest = since.findLast((each) => !isOwn(each));
  if (!latest) return;
  const problem = latest.type === fromLearner ? "wroteSince" : "answeredSince";
  throw new CallError("CONFLICT", problem, { values: { answer: latest.msg } });
}

/** The time of a message, or of the latest; undefined if the conversation does not contain it. */
export async function sentOn(db: Database, accountId: string, id?: string): Promise<string | undefined> {
  const messages = await listMessages(db, accountId);
  return (id === undefined ? messages.at(-1) : messages.find((each) => each.id === id))?.sent_on;
}

/** The courses of the area that a learner is enrolled in, latest first, with the percent that the learner sees. */
export async function readCourses(
  context: CallContext,
  staff: Staff,
  accountId: string,
): Promise<Conversation["courses"]> {
  const { db, content, language } = context;
  const rows = await db
    .selectFrom("enrollments")
    .select(["id", "course_id", "status", "enrolled_at", "end_case", "current_topic_id", "page_opened_at", "worked_at"])
    .where("account_id", "=", accountId)
    .where("status", "<>", "Unenrolled")
    .orderBy("enrolled_at", "desc")
    .execute();
  const records = await listTopicRecords(
    db,
    rows.map(({ id }) => id),
    context,
  );
  return rows.flatMap(({ status, enrolled_at: enrolledAt, ...row }) => {
    const course = content.courseById.get(row.course_id);
    if (!course || !coversCourse(staff, course.id)) return [];
    const { percent } = courseProgress(course, records.get(row.id) ?? [], isEndCaseDue(course, row.end_case));
    const topic = course.topics.find((each) => each.id === row.current_topic_id)?.name[language] ?? "";
    const activeAt = [row.page_opened_at ?? "", row.worked_at ?? ""].sort().at(-1) ?? "";
    return { id: course.id, name: course.name[language], percent, status, enrolledAt, topic, activeAt };
  });
}

/** The certificates of a person in the courses of the area, newest first, the withdrawn ones too. */
export async function readCertificates({ db, content, language }: CallContext, staff: Staff, accountId: string) {
  const all = await db
    .selectFrom("certificates")
    .select(["id", "number", "course_id", "module_id", "first_name", "last_name", "issued_at", "withdrawn_at"])
    .where("account_id", "=", accountId)
    .orderBy("issued_at", "desc")
    .execute();
  const rows = all.filter(({ course_id }) => coversCourse(staff, course_id));
  return rows.map((row) => {
    const course = content.courseById.get(row.course_id);
    const of = course?.modules.find(({ id }) => id === row.module_id) ?? course;
    return {
      id: row.id,
      number: row.number,
      of: of?.name[language] ?? row.course_id,
      firstName: row.first_name,
      lastName: row.last_name,
      issuedAt: row.issued_at,
      withdrawn: row.withdrawn_at !== null,
    };
  });
}

export async function namedStaff(db: Database, accountId: string | null): Promise<{ id: string; name: string } | null> {
  if (accountId === null) return null;
  return { id: accountId, name: (await readNames(db, accountId)).get(accountId)?.name ?? accountId };
}

type Change = { read_at: string | null } | { assigned_to: string | null } | { closed_at: string | null };

export async function changeConversation(db: Database, accountId: string, change: Change): Promise<void> {
  await db
    .insertInto("conversations")
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(change))
    .execute();
}
