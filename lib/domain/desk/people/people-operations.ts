import {
  type ChangedField,
  type Person,
  type people,
  peopleFilters,
  type ResentMail,
} from "../../../contract/desk/people";
import { CallError } from "../../../platform/call-error";
import { countRows, type Database, holdName, write } from "../../../platform/db";
import { languageOrDefault } from "../../../platform/i18n/language";
import { recordStaffAction } from "../../../platform/staff";
import {
  type Account,
  isFormerMember,
  isWaiting,
  queueVerification,
  readAccount,
  requireOwnName,
} from "../../accounts";
import { type CallContext, doneWith, forReading } from "../../call";
import { type CorrectionResult, correctCertificateName, listReviews, queueCertificateMail } from "../../certificates";
import { fromLearner, latestMessage } from "../../chat";
import { openInvitation, queueInvitation, queueResumeMailIn } from "../../recovery";
import { coversCourse, requireChosenArea, statesOf } from "../access/area";
import { forStaff, outsideArea, requireInArea, type Staff } from "../access/require-staff";
import { readNames } from "../access/roles";
import { readCertificates, readCourses, readState } from "../messages/conversation";
import { accountVersion, addressTaken, changePerson, type PersonChange } from "./change-person";
import { listPeople } from "./find-people";
import { districtInWords, placeInWords, professionInWords } from "./words";

const notCorrected: Record<Exclude<CorrectionResult["outcome"], "corrected">, CallError> = {
  unknown: new CallError("NOT_FOUND", "deskUnknown"),
  withdrawn: new CallError("CONFLICT", "certificateWithdrawn"),
  sameName: new CallError("CONFLICT", "certificateSameName"),
};

/** The calls about single people (rule: desk.people). */
export const peopleDesk = forStaff<keyof typeof people>("people", {
  async listPeople(context, staff, input) {
    const filters = peopleFilters.parse(input);
    requireChosenArea(context, staff, filters);
    return listPeople(forReading(context), staff, filters);
  },

  async readPerson(context, staff, { accountId }) {
    await requireInArea(context.db, staff, accountId);
    const data = await readPerson(context, staff, accountId);
    if (!context.isPrefetch) await recordStaffAction(context, staff, "personRead", accountId);
    return { data };
  },

  async correctCertificate(context, staff, { accountId, certificateId, firstName, lastName, alsoAccount = false }) {
    requireOwnName(context.content, { firstName, lastName });
    const { id, number } = await write(context.db, async (db) => {
      await requireInArea(db, staff, accountId);
      await requireOwnCertificate(db, staff, accountId, certificateId);
      const result = await correctCertificateName({ ...context, db }, certificateId, {
        firstName,
        lastName,
        inProfile: alsoAccount,
      });
      if (result.outcome !== "corrected") throw notCorrected[result.outcome];
      // The mail about the certificate says that the name in the account is corrected too.
      if (alsoAccount) await changePerson({ ...context, db }, staff, accountId, { firstName, lastName }, false);
      const details = { from: certificateId, to: result.id };
      await recordStaffAction({ ...context, db }, staff, "certificateCorrected", accountId, details);
      return result;
    });
    return { ...doneWith(context, "certificateCorrected"), certificateId: id, number };
  },

  async changePerson(context, staff, { accountId, ...given }) {
    const change = { ...given, ...(given.stateId !== undefined && { stateId: Number(given.stateId) }) } as PersonChange;
    try {
      await write(context.db, async (db) => {
        await requireInArea(db, staff, accountId);
        await holdName(db, `person ${accountId}`);
        await changePerson({ ...context, db }, staff, accountId, change);
      });
    } catch (error) {
      // Somebody else has registered with this address at the same moment.
      throw isTaken(error) ? addressTaken() : error;
    }
    return doneWith(context, "personChanged");
  },

  async resendMail(context, staff, { accountId, mail, of = "" }) {
    await requireInArea(context.db, staff, accountId);
    await context.limits.count("deskMail", accountId);
    const account = await readAccount(context.db, accountId);
    if (mail === "resume" && !coversCourse(staff, of)) throw outsideArea(staff);
    if (mail === "certificate") await requireOwnCertificate(context.db, staff, accountId, of);
    await write(context.db, async (db) => {
      await queueAgain[mail](db, context, account, of);
      const details = { mail, ...(mail === "resume" && { course: of }) };
      await recordStaffAction({ ...context, db }, staff, "mailResent", accountId, details);
    });
    return doneWith(context, "deskMailQueued");
  },
});

/** Whether the database has rejected a second row with the same value. */
function isTaken(error: unknown): boolean {
  return ["SQLITE_CONSTRAINT_UNIQUE", "23505"].includes((error as { code?: string } | null)?.code ?? "");
}

/** @throws CallError for a certificate of another person or of a course outside the area */
async function requireOwnCertificate(db: Database, staff: Staff, accountId: string, certificateId: string) {
  let query = db
    .selectFrom("certificates")
    .select("id")
    .where("id", "=", certificateId)
    .where("account_id", "=", accountId);
  if (staff.areas.courses) query = query.where("course_id", "in", staff.areas.courses);
  if (!(await query.executeTakeFirst())) throw outsideArea(staff);
}

type Queue = (db: Database, context: CallContext, account: Account, of: string) => Promise<void>;
const notNeeded = () => new CallError("CONFLICT", "deskMailNotNeeded");

const queueAgain: Record<ResentMail, Queue> = {
  async verification(db, context, account) {
    if (account.verified_email === 1) throw notNeeded();
    // An invited person verifies the address by accepting.
    if (!(await queueInvitation(db, context, account))) await queueVerification(db, context, account);
  },
  async invitation(db, context, account) {
    if (!(await queueInvitation(db, context, account))) throw notNeeded();
  },
  async certificate(db, context, account, certificateId) {
    if (!(await queueCertificateMail({ ...context, db }, account.id, certificateId)))
      throw new CallError("NOT_FOUND", "deskUnknown");
  },
  // A resume link is a mailing: only with the person's consent (rule: resume.redirect).
  async resume(db, context, account, courseId) {
    const outcome = await queueResumeMailIn(db, context, { email: account.username, courseId, page: "topic" });
    if (outcome === "noMailings") throw new CallError("CONFLICT", "deskNoMailings");
    if (outcome !== "queued") throw new CallError("NOT_FOUND", "deskUnknown");
  },
};

const mostChanges = 20;

/** The changes that staff have made to an account, newest first. */
async function listChanges(context: CallContext, accountId: string, stateId: number | null) {
  const rows = await context.db
    .selectFrom("account_changes")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .limit(mostChanges)
    .execute();
  const names = await readNames(context.db, ...rows.map(({ staff_id }) => staff_id));
  const shown = (field: string, value: string) =>
    field === "district" ? districtInWords(context, stateId ?? 0, value) : value;
  return rows.map(({ field, old_value, new_value, staff_id, changed_at }) => ({
    field: field as ChangedField,
    from: shown(field, old_value),
    to: shown(field, new_value),
    by: names.get(staff_id)?.name ?? "",
    at: changed_at,
  }));
}

/** The districts to choose for a person: of the own state, or without one, of the area's states. */
function districtChoices({ content, language }: CallContext, staff: Staff, stateId: number | null) {
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
async function readPerson(context: CallContext, staff: Staff, accountId: string): Promise<Person> {
  const { db } = context;
  const account = await readAccount(db, accountId);
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
    waitingAge: isWaiting(account) ? String(account.age ?? "") : null,
    version: accountVersion(account),
    changes: await listChanges(context, accountId, account.state_id),
    districts: districtChoices(context, staff, account.state_id),
    username: account.username,
    mobile: account.mobile,
    place: placeInWords(context, account, account.current_institute),
    institution: account.current_institute,
    profession: professionInWords(context, account.profession),
    language: languageOrDefault(account.language_preference),
    registeredAt: account.created_at,
    verified: account.verified_email === 1,
    invited: (await openInvitation(db, accountId)) !== null,
    courses: await readCourses(context, staff, accountId),
    certificates: await readCertificates(context, staff, accountId),
    replaced: replaced
      .filter(({ course_id }) => coversCourse(staff, course_id))
      .map(({ number, replaced_at }) => ({ number, replacedAt: replaced_at })),
    mails: await mailsTo(context, accountId),
    reviews: reviews.map(({ enrollmentId, moduleId, course, module }) => ({ enrollmentId, moduleId, course, module })),
    ...(await readMessages(db, accountId)),
  };
}

/** How many messages the person has written, and since when the latest one waits, by the same rule as in the inbox. */
async function readMessages(db: Database, accountId: string): Promise<Pick<Person, "messages" | "waitsSince">> {
  const written = db.selectFrom("chat_messages").where("account_id", "=", accountId).where("type", "=", fromLearner);
  const latest = await latestMessage(db, accountId);
  const closedAt = (await readState(db, accountId))?.closed_at ?? "";
  const waits = latest?.type === fromLearner && latest.sent_on > closedAt;
  return { messages: await countRows(written), waitsSince: waits ? latest.sent_on : null };
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
