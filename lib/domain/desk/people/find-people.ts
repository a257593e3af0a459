import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { FoundPerson, PeopleFilters } from "../../../contract/desk/people";
import { withLatinDigits } from "../../../contract/rules/mobile";
import { countRows, type Database, pageOf, type Schema } from "../../../platform/db";
import { type Areas, accountsIn } from "../../../platform/staff";
import { formerMemberMarker, soundPattern, spelled } from "../../accounts";
import type { CallContext } from "../../call";
import { areaChoices, coversCourse } from "../access/area";
import type { Staff } from "../access/require-staff";
import { placeInWords } from "./words";

const mostWords = 6;
/** Fewer digits would match a large part of all numbers. */
const fewestDigits = 3;

/** Digits with what people write between them, as a word or as several. */
const numberParts = /(?<=^|\s)[+(]*\d[\d\s\-().]*(?=\s|$)/g;
/** India's country code, or the 0 that is dialled inside the country. No mobile number begins with 0. */
const before = /^(?:\+91|0091|\+|0+)/;

/** Parses a search: the number of a certificate, or a part of a mobile number and words. */
export function readSearch(text: string): { certificate: string | null; digits: string[]; words: string[] } {
  const typed = withLatinDigits(text.normalize("NFC")).trim().toLowerCase();
  if (/^ss-\d{4}-\w+$/.test(typed)) return { certificate: typed, digits: [], words: [] };
  const digits: string[] = [];
  const rest = typed.replace(numberParts, (part) => {
    const plain = part.replace(/[\s\-().]/g, "").replace(before, "");
    if (plain.length < fewestDigits) return part;
    digits.push(plain);
    return " ";
  });
  return {
    certificate: null,
    digits: digits.slice(0, mostWords),
    words: rest.split(/\s+/).filter(Boolean).slice(0, mostWords),
  };
}

const peoplePerPage = 25;

type Where = ExpressionBuilder<Pick<Schema, "accounts">, "accounts">;

/** A page of the area's matching people, by name; without a search the newest first (rule: desk.people). */
export async function listPeople({ db, content, language }: CallContext, staff: Staff, filters: PeopleFilters) {
  const matching = db.selectFrom("accounts").where(matches(db, staff, filters));
  const total = await countRows(matching);
  const { page, pages, limit, offset } = pageOf(total, Number(filters.page), peoplePerPage);
  const query = matching
    .select([
      "id",
      "username",
      "first_name",
      "last_name",
      "block",
      "district",
      "state",
      "state_id",
      "current_institute",
    ])
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
  const rows = await sorted.orderBy("id").limit(limit).offset(offset).execute();
  const data: FoundPerson[] = rows.map((row) => ({
    accountId: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    username: row.username,
    place: placeInWords({ content, language }, row),
    institution: row.current_institute,
    courses: Number(row.courses ?? 0),
    invited: row.invited !== null,
  }));
  return { data, page, pages, total: Number(total), ...areaChoices({ content, language }, staff) };
}

function matches(db: Database, staff: Staff, filters: PeopleFilters) {
  return (where: Where): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [
      where("accounts.username", "not like", `${formerMemberMarker}%`),
      ...inAreas(db, staff.areas)(where),
      ...found(db, staff.areas, filters.find)(where),
    ];
    // A course outside the area matches nobody: otherwise the filter would reveal who is enrolled there.
    if (filters.course && !coversCourse(staff, filters.course)) conditions.push(sql<SqlBool>`1 = 0`);
    if (filters.course) conditions.push(where("accounts.id", "in", enrolledIn(db, filters.course)));
    if (filters.state) conditions.push(where("accounts.state_id", "=", Number(filters.state) || 0));
    if (filters.institution) conditions.push(where("accounts.current_institute", "=", filters.institution));
    if (filters.show === "unverified") conditions.push(where("accounts.verified_email", "=", 0));
    if (filters.show === "invited")
      conditions.push(
        where(
          "accounts.id",
          "in",
          db.selectFrom("invitations").select("invitations.account_id").where("invitations.accepted_at", "is", null),
        ),
      );
    return where.and(conditions);
  };
}

/** Whether an account is in these areas, by its own columns: faster than a list of ids. */
function inAreas(db: Database, { courses, states }: Areas) {
  return (where: Where): Expression<SqlBool>[] => [
    ...(states ? [where("accounts.state_id", "in", states)] : []),
    ...(courses ? [where("accounts.id", "in", accountsIn(db, { courses, states: null }))] : []),
  ];
}

function enrolledIn(db: Database, courseId: string) {
  return db
    .selectFrom("enrollments")
    .select("enrollments.account_id")
    .where("enrollments.course_id", "=", courseId)
    .where("enrollments.status", "<>", "Unenrolled");
}

/** A search's condition: a certificate; or digits, and words that occur in name or email or sound like a name's. */
function found(db: Database, areas: Areas, text: string) {
  return (where: Where): Expression<SqlBool>[] => {
    const { certificate, digits, words } = readSearch(text);
    if (certificate)
      return [
        where.or(
          (["certificates", "replaced_certificates"] as const).map((table) =>
            where("accounts.id", "in", certificateHolder(db, areas, table, certificate)),
          ),
        ),
      ];
    // The digits may also be part of an email address.
    const byNumber = digits.map((part) =>
      where.or([where("accounts.mobile", "like", `%${part}%`), where("accounts.username", "like", `%${part}%`)]),
    );
    // Reads only the index of the search keys, not the accounts.
    return words.length === 0 ? byNumber : [...byNumber, where("accounts.id", "in", namedLike(db, words))];
  };
}

function namedLike(db: Database, words: string[]) {
  return db
    .selectFrom("accounts")
    .select("accounts.id")
    .where((where) => {
      const byKey = words.map((word) => {
        const sound = soundPattern(word);
        const isSpelled = contains("accounts.search_key", word);
        return sound ? where.or([isSpelled, where("accounts.search_key", "like", sound)]) : isSpelled;
      });
      const byColumns = words.map((word) =>
        where.or(columns.map((column) => containsInAnyCase(`accounts.${column}`, word))),
      );
      return where.or([where.and(byKey), where.and([where("accounts.search_key", "is", null), ...byColumns])]);
    });
}

/** Searches the accounts whose search key is not stored yet. */
const columns = ["first_name", "last_name", "username"] as const;

/** A certificate of a course outside the area is of nobody: otherwise its number would reveal who has it. */
function certificateHolder(
  db: Database,
  { courses }: Areas,
  table: "certificates" | "replaced_certificates",
  number: string,
) {
  const query = db.selectFrom(table).select("account_id").where("number", "=", number.toUpperCase());
  return courses ? query.where("course_id", "in", courses) : query;
}

/** Escapes `%` and `_`, which are wildcards of `like` (threats T19). */
const anywhere = (text: string) => `%${spelled(text).replace(/[\\%_]/g, "\\$&")}%`;

function contains(column: string, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${anywhere(text)} escape '\\'`;
}

function containsInAnyCase(column: string, text: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${anywhere(text)} escape '\\'`;
}
