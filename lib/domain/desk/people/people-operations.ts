import { type people, peopleFilters, type ResentMail } from "../../../contract/desk/people";
import { CallError } from "../../../platform/call-error";
import { type Database, write } from "../../../platform/db";
import { recordStaffAction } from "../../../platform/staff";
import { type Account, queueVerification, readAccount, requireOwnName } from "../../accounts";
import { type CallContext, doneWith, forReading, type Operations } from "../../call";
import { type CorrectionResult, correctCertificateName, queueCertificateMail } from "../../certificates";
import { queueInvitation, queueResumeMailIn } from "../../recovery";
import { coversCourse } from "../access/area";
import { outsideArea, requireInArea, requireStaff, type Staff } from "../access/require-staff";
import { addressTaken, changePerson, type PersonChange } from "./change-person";
import { listPeople } from "./find-people";
import { readPerson } from "./person";

const notCorrected: Record<Exclude<CorrectionResult["outcome"], "corrected">, CallError> = {
  unknown: new CallError("NOT_FOUND", "deskUnknown"),
  withdrawn: new CallError("CONFLICT", "certificateWithdrawn"),
  sameName: new CallError("CONFLICT", "certificateSameName"),
};

/** The calls about single people (rule: desk.people). */
export const peopleDesk: Pick<Operations<"desk">, keyof typeof people> = {
  async listPeople(context, input) {
    const staff = await requireStaff(context, "people");
    return listPeople(forReading(context), staff, peopleFilters.parse(input));
  },

  async readPerson(context, { accountId }) {
    const staff = await requireStaff(context, "people");
    await requireInArea(context.db, staff, accountId);
    const data = await readPerson(context, staff, accountId);
    if (!context.isPrefetch) await recordStaffAction(context, staff, "personRead", accountId);
    return { data };
  },

  async correctCertificate(context, { accountId, certificateId, firstName, lastName, alsoAccount = false }) {
    const staff = await requireStaff(context, "people");
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
    return {
      ...doneWith(context, "certificateCorrected"),
      certificateId: id,
      number,
    };
  },

  async changePerson(context, { accountId, ...given }) {
    const staff = await requireStaff(context, "people");
    const change = { ...given, ...(given.stateId !== undefined && { stateId: Number(given.stateId) }) } as PersonChange;
    try {
      await write(context.db, async (db) => {
        await requireInArea(db, staff, accountId);
        await changePerson({ ...context, db }, staff, accountId, change);
      });
    } catch (error) {
      // Somebody else has registered with this address at the same moment.
      throw isTaken(error) ? addressTaken() : error;
    }
    return doneWith(context, "personChanged");
  },

  async resendMail(context, { accountId, mail, of = "" }) {
    const staff = await requireStaff(context, "people");
    await requireInArea(context.db, staff, accountId);
    await context.limits.count("deskMail", accountId);
    const account = await readAccount(context.db, accountId);
    if (mail === "resume" && !coversCourse(staff, of)) throw outsideArea(staff);
    await write(context.db, async (db) => {
      await queueAgain[mail](db, context, account, of);
      const details = { mail, ...(mail === "resume" && { course: of }) };
      await recordStaffAction({ ...context, db }, staff, "mailResent", accountId, details);
    });
    return doneWith(context, "deskMailQueued");
  },
};

/** Whether the database has rejected a second row with the same value. */
function isTaken(error: unknown): boolean {
  return ["SQLITE_CONSTRAINT_UNIQUE", "23505"].includes((error as { code?: string } | null)?.code ?? "");
}

/** @throws CallError for a certificate of another person or of a course outside the area */
async function requireOwnCertificate(
  db: Database,
  staff: Staff,
  accountId: string,
  certificateId: string,
): Promise<void> {
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
