import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { FoundPerson, PeopleFilters } from "../../../contract/desk/people";
import { withLatinDigits } from "../../../contract/rules/mobile";
import { countRows, type Database, pageOf } from "../../../platform/db";
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

/** A page of the area's matching people, by name; without a search the newest first (rule: desk.people). */
export async function listPeople({ db, content, language }: CallContext, staff: Staff, filters: PeopleFilters) {
  const matching = peopleMatching(db, staff, filters);
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
  return { data, page, pages, total, ...areaChoices({ content, language }, staff) };
}

/** The people of the area who pass the filters. */
function peopleMatching(db: Database, { areas }: Staff, filters: PeopleFilters) {
  const { find, course, state, institution, show } = filters;
  let query = db.selectFrom("accounts").where("accounts.username", "not like", `${formerMemberMarker}%`);
  // By the account's own columns: faster than a list of ids.
  if (areas.states) query = query.where("accounts.state_id", "in", areas.states);
  if (areas.courses) query = query.where("accounts.id", "in", enrolledIn(db, areas.courses));
  // A course outside the area matches nobody: otherwise the filter would reveal who is enrolled there.
  if (course && !coversCourse({ areas }, course)) query = query.where(sql<SqlBool>`1 = 0`);
  if (course) query = query.where("accounts.id", "in", enrolledIn(db, [course]));
  if (state) query = query.where("accounts.state_id", "=", Number(state) || 0);
  if (institution) query = query.where("accounts.current_institute", "=", institution);
  if (show === "unverified") query = query.where("accounts.verified_email", "=", 0);
  if (show === "invited")
    query = query.where(
      "accounts.id",
      "in",
      db.selectFrom("invitations").select("invitations.account_id").where("invitations.accepted_at", "is", null),
    );
  const { certificate, digits, words } = readSearch(find);
  if (certificate)
    return query.where((where) =>
      where.or(
        (["certificates", "replaced_certificates"] as const).map((table) => {
          const holders = db.selectFrom(table).select("account_id").where("number", "=", certificate.toUpperCase());
          // One of a course outside the area is of nobody: otherwise its number would reveal who has it.
          return where("accounts.id", "in", areas.courses ? holders.where("course_id", "in", areas.courses) : holders);
        }),
      ),
    );
  // The digits may also be part of an email address.
  for (const part of digits)
    query = query.where((where) =>
      where.or([where("accounts.mobile", "like", `%${part}%`), where("accounts.username", "like", `%${part}%`)]),
    );
  // Reads only the index of the search keys, not the accounts.
  return words.length === 0 ? query : query.where("accounts.id", "in", namedLike(db, words));
}

function enrolledIn(db: Database, courses: string[]) {
  return db
    .selectFrom("enrollments")
    .select("enrollments.account_id")
    .where("enrollments.course_id", "in", courses)
    .where("enrollments.status", "<>", "Unenrolled");
}

/** The accounts with these words in name or email, or with a name that sounds like them. */
function namedLike(db: Database, words: string[]) {
  return db
    .selectFrom("accounts")
    .select("accounts.id")
    .where((where) => {
      const byKey = words.map((word) => {
        const sound = soundPattern(word);
        const isSpelled = contains(sql.ref("accounts.search_key"), word);
        return sound ? where.or([isSpelled, where("accounts.search_key", "like", sound)]) : isSpelled;
      });
      // Of accounts whose search key is not stored yet.
      const byColumns = words.map((word) =>
        where.or(
          ["first_name", "last_name", "username"].map((column) =>
            contains(sql`lower(${sql.ref(`accounts.${column}`)})`, word),
          ),
        ),
      );
      return where.or([where.and(byKey), where.and([where("accounts.search_key", "is", null), ...byColumns])]);
    });
}

/** Escapes `%` and `_`, which are wildcards of `like` (threats T19). */
function contains(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${`%${spelled(text).replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}
