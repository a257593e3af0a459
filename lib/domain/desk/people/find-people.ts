import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { FoundPerson, PeopleFilters } from "../../../contract/desk/people";
import { readMobile } from "../../../contract/rules/mobile";
import type { Database, Schema } from "../../../platform/db";
import { formerMemberMarker } from "../../accounts";
import type { CallContext } from "../../call";
import { accountsIn } from "../access/area-query";
import type { Staff } from "../access/require-staff";

export const peoplePerPage = 25;
const mostWords = 6;
/** Fewer digits would match half of all numbers. */
const fewestDigits = 4;

type Where = ExpressionBuilder<Pick<Schema, "accounts">, "accounts">;

/** One page of the people of the area who match, by name; without a search the newest accounts first (rule: desk.people). */
export async function listPeople({ db, content, language }: CallContext, staff: Staff, filters: PeopleFilters) {
  const matching = () => db.selectFrom("accounts").where(matches(db, staff, filters));
  const { total } = await matching()
    .select(({ fn }) => fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(total) / peoplePerPage));
  const page = Math.min(Number(filters.page), pages);
  const query = matching()
    .select(["id", "username", "first_name", "last_name", "block", "district", "state", "current_institute"])
    .select(({ selectFrom }) => [
      selectFrom("enrollments")
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .whereRef("enrollments.account_id", "=", "accounts.id")
        .where("enrollments.status", "<>", "Unenrolled")
        .$if(staff.areas.courses !== null, (own) => own.where("enrollments.course_id", "in", staff.areas.courses ?? []))
        .as("courses"),
      selectFrom("invitations")
        .select("invitations.account_id")
        .whereRef("invitations.account_id", "=", "accounts.id")
        .where("invitations.accepted_at", "is", null)
        .as("invited"),
    ]);
  const sorted = filters.find ? query.orderBy("first_name").orderBy("last_name") : query.orderBy("created_at", "desc");
  const rows = await sorted
    .orderBy("id")
    .limit(peoplePerPage)
    .offset((page - 1) * peoplePerPage)
    .execute();
  const data: FoundPerson[] = rows.map((row) => ({
    accountId: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    username: row.username,
    place: [row.block, row.district, row.state].filter(Boolean).join(", "),
    institution: row.current_institute,
    courses: Number(row.courses ?? 0),
    invited: row.invited !== null,
  }));
  return { data, page, pages, total: Number(total), ...choicesIn(staff, content, language) };
}

/** What can be chosen in the filters: the courses and states of the area. */
function choicesIn({ areas }: Staff, content: CallContext["content"], language: CallContext["language"]) {
  const courses = content.courses.filter(({ id }) => !areas.courses || areas.courses.includes(id));
  const states = content.places.states.filter(({ id }) => !areas.states || areas.states.includes(id));
  return {
    courses: courses.map(({ id, name }) => ({ value: id, label: name[language] })),
    states: states.map((state) => ({ value: String(state.id), label: state[language] })),
  };
}

function matches(db: Database, staff: Staff, filters: PeopleFilters) {
  return (where: Where): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [
      where("accounts.username", "not like", `${formerMemberMarker}%`),
      where("accounts.id", "in", accountsIn(db, staff.areas)),
      ...found(db, filters.find)(where),
    ];
    // Another course than those of the area matches nobody, or the filter would show who is enrolled there.
    if (filters.course && staff.areas.courses && !staff.areas.courses.includes(filters.course)) conditions.push(sql<SqlBool>`1 = 0`);
    if (filters.course) conditions.push(where("accounts.id", "in", enrolledIn(db, filters.course)));
    if (filters.state) conditions.push(where("accounts.state_id", "=", Number(filters.state) || 0));
    if (filters.institution) conditions.push(where("accounts.current_institute", "=", filters.institution));
    if (filters.show === "unverified") conditions.push(where("accounts.verified_email", "=", 0));
    if (filters.show === "invited")
      conditions.push(where("accounts.id", "in", db.selectFrom("invitations").select("invitations.account_id").where("invitations.accepted_at", "is", null)));
    return where.and(conditions);
  };
}

function enrolledIn(db: Database, courseId: string) {
  return db
    .selectFrom("enrollments")
    .select("enrollments.account_id")
    .where("enrollments.course_id", "=", courseId)
    .where("enrollments.status", "<>", "Unenrolled");
}

/** A certificate's number, a mobile number, or words of which each is a part of the name or the email. */
function found(db: Database, text: string) {
  return (where: Where): Expression<SqlBool>[] => {
    const wanted = text.trim().toLowerCase();
    if (/^ss-\d{4}-\w+$/.test(wanted))
      return [where.or((["certificates", "replaced_certificates"] as const).map((table) => where("accounts.id", "in", holderOf(db, table, wanted))))];
    const digits = readMobile(wanted);
    if (/^\d+$/.test(digits) && digits.length >= fewestDigits) return [where("accounts.mobile", "like", `%${digits}%`)];
    const words = wanted.split(/\s+/).filter(Boolean).slice(0, mostWords);
    return words.map((word) => where.or([contains("accounts.first_name", word), contains("accounts.last_name", word), contains("accounts.username", word)]));
  };
}

function holderOf(db: Database, table: "certificates" | "replaced_certificates", number: string) {
  return db.selectFrom(table).select("account_id").where("number", "=", number.toUpperCase());
}

/** Whether a column contains the text, whatever its case; `%` and `_` stand for themselves (threats T19). */
function contains(column: string, text: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${`%${text.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}
