import type { ChangedField, Person } from "../../../contract/desk/people";
import { countRows } from "../../../platform/db";
import { languageOrDefault } from "../../../platform/i18n/language";
import { isFormerMember, readAccount } from "../../accounts";
import type { CallContext } from "../../call";
import { listReviews } from "../../certificates";
import { fromLearner } from "../../chat";
import { openInvitation } from "../../recovery";
import { coversCourse, statesOf } from "../access/area";
import type { Staff } from "../access/require-staff";
import { readStaffNames } from "../access/roles";
import { readCertificates, readCourses } from "../messages/conversation";
import { districtInWords, placeInWords, professionInWords } from "./words";

const mostChanges = 20;

/** The changes that staff have made to an account, newest first. */
async function listChanges(
  context: Pick<CallContext, "db" | "content" | "language">,
  accountId: string,
  stateId: number | null,
): Promise<Person["changes"]> {
  const { db } = context;
  const rows = await db
    .selectFrom("account_changes")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .limit(mostChanges)
    .execute();
  const names = await readStaffNames(db, rows, ({ staff_id }) => staff_id);
  const shown = (field: string, value: string) =>
    field === "district" ? districtInWords(context, stateId ?? 0, value) : value;
  return rows.map(({ field, old_value, new_value, staff_id, changed_at }) => ({
    field: field as ChangedField,
    from: shown(field, old_value),
    to: shown(field, new_value),
    by: names.get(staff_id) ?? "",
    at: changed_at,
  }));
}

/** The districts to choose for a person: of the own state, or without one, of the area's states. */
function districtChoices(
  { content, language }: Pick<CallContext, "content" | "language">,
  staff: Staff,
  stateId: number | null,
): Person["districts"] {
  const states =
    stateId === null ? statesOf({ content }, staff) : content.places.states.filter(({ id }) => id === stateId);
  return states.flatMap((state) =>
    (content.places.districts.get(state.id) ?? []).map((district) => ({
      value: `${state.id}:${district.en}`,
      label: stateId === null ? `${district[language]}, ${state[language]}` : district[language],
    })),
  );
}

const mostMails = 20;

/** One person, with the enrollments and certificates in the courses of the area. */
export async function readPerson(context: CallContext, staff: Staff, accountId: string): Promise<Person> {
  const { db } = context;
  const account = await readAccount(db, accountId);
  const courses = (await readCourses(context, accountId)).filter(({ id }) => coversCourse(staff, id));
  const reviews = await listReviews(context, context.language, { accountId, courses: staff.areas.courses });
  const replaced = await db
    .selectFrom("replaced_certificates")
    .select(["number", "replaced_at", "course_id"])
    .where("account_id", "=", accountId)
    .orderBy("replaced_at", "desc")
    .execute();
  return {
    accountId,
    name: `${account.first_name} ${account.last_name}`.trim(),
    firstName: account.first_name,
    lastName: account.last_name,
    stateId: account.state_id,
    district: account.district,
    changeable: account.role === "learner" && !isFormerMember(account.username),
    changes: await listChanges(context, accountId, account.state_id),
    districts: districtChoices(context, staff, account.state_id),
    username: account.username,
    mobile: account.mobile,
    place: placeInWords(context, account),
    institution: account.current_institute,
    profession: professionInWords(context, account.profession),
    language: languageOrDefault(account.language_preference),
    registeredAt: account.created_at,
    verified: account.verified_email === 1,
    invited: (await openInvitation(db, accountId)) !== null,
    courses,
    certificates: (await readCertificates(context, accountId))
      .filter(({ courseId }) => coversCourse(staff, courseId))
      .map(({ courseId: _, ...certificate }) => certificate),
    replaced: replaced
      .filter(({ course_id }) => coversCourse(staff, course_id))
      .map(({ number, replaced_at }) => ({ number, replacedAt: replaced_at })),
    mails: await mailsTo(context, accountId),
    reviews: reviews.map(({ enrollmentId, moduleId, course, module }) => ({ enrollmentId, moduleId, course, module })),
    messages: await countMessages(context, accountId),
  };
}

/** The mails that were sent to the person, without their texts. */
async function mailsTo({ db }: CallContext, accountId: string): Promise<Person["mails"]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["kind", "created_at", "sent_at", "given_up_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .limit(mostMails)
    .execute();
  return rows.map(({ kind, created_at, sent_at, given_up_at }) => ({
    kind,
    at: sent_at ?? created_at,
    state: sent_at ? "sent" : given_up_at ? "failed" : "waiting",
  }));
}

function countMessages({ db }: CallContext, accountId: string): Promise<number> {
  return countRows(db.selectFrom("chat_messages").where("account_id", "=", accountId).where("type", "=", fromLearner));
}
