import { randomUUID } from "node:crypto";
import type { Registration } from "../../contract/accounts";
import { mailboxOf } from "../../contract/rules/email";
import {
  callConsentRules,
  emailRule,
  registrationRules,
  shortRegistrationRules,
  splitSubject,
  teacherRegistrationRules,
} from "../../contract/rules/registration";
import { type FieldValues, firstMessage, type Rule, type RuleKey } from "../../contract/rules/rule";
import { noSubject, otherSubjectPrefix } from "../../contract/teaching";
import { CallError } from "../../platform/call-error";
import { type Database, write } from "../../platform/db";
import { rules } from "../../platform/limits";
import { queueMail, toRecipient } from "../../platform/mail";
import { openSession } from "../../platform/session";
import { type CallContext, doneWith, type Operations, requireRules } from "../call";
import { findState, hasBlock, hasDistrict, isSubject } from "../places";
import { isMinor, recordDecisions, toDecisions } from "../privacy";
import { queueGuardianMail } from "./guardian";
import { issueMailToken } from "./mail-tokens";
import { requireOwnName } from "./names/staff-names";
import { rememberDevice } from "./passwords/known-device";
import { requireGoodPassword } from "./passwords/password-rule";
import { hashPassword } from "./passwords/passwords";
import { emptyAccount, profileRow } from "./profile-columns";
import { type Account, insertAccount, signedIn } from "./records";

/** Creates an account and signs in. @throws CallError with the documented message */
export const register: Operations<"accounts">["register"] = async (context, input) => {
  const given = input as Registration;
  const problem = registrationProblem(given, context.settings.passwordMinLength);
  if (problem) throw new CallError("BAD_REQUEST", problem, { values: { minimum: context.settings.passwordMinLength } });
  requireOwnName(context.content, given);
  await requireGoodPassword(context, given.password, given.username);
  requireOffered(context, given);
  requireConsents(context, given);
  await context.limits.pace("register", context.address);
  const account = newAccount(context, given, await hashPassword(given.password));
  const mayVerify = await mayMail(context, "registrationMail", given.username);
  const { guardian_email: guardian } = account;
  // Past the limit the account waits, and its own page asks for the guardian later.
  const asksGuardian = guardian !== null && (await mayMail(context, "guardianRegistrationMail", guardian));
  const { language } = context;
  const shown = { minor: isMinor(account), noticeVersion: context.content.privacyNotice.version, language };
  const token = await write(context.db, async (db) => {
    // The documented forms treat 401 as "registration failed" (rule: registration.failure-teacher).
    if (!(await insertAccount(db, account))) throw new CallError("UNAUTHORIZED", "accountExists");
    if (mayVerify) await queueVerification(db, context, account);
    await recordDecisions(db, account.id, toDecisions(given, shown), context.now);
    if (asksGuardian) await queueGuardianMail(db, context, account);
    return openSession(db, account.id, context.userAgent, context.now, "full", true);
  }).catch(async (error: unknown) => {
    // No mail was queued, so none counts.
    await context.limits.tally("registrationMail", mailboxOf(given.username), -1);
    if (guardian) await context.limits.tally("guardianRegistrationMail", mailboxOf(guardian), -1);
    throw error;
  });
  if (asksGuardian) await context.limits.tally("guardianMail", account.id);
  await rememberDevice(context, account);
  return { ...doneWith(context, "registered"), ...signedIn(account, token), mail_sent: mayVerify };
};

/**
 * The first problem of a registration, in the order and with the messages of rule: registration.main-order; null when
 * it is valid. The main form sends age, gender and profession; the course, campaign and teacher forms send an institute
 * instead. Those forms are documented to send their remaining fields with the profile that follows; fields sent earlier
 * are checked here.
 */
export function registrationProblem(given: Registration, passwordMinLength: number): RuleKey | null {
  return firstMessage(rulesFor(given, passwordMinLength), toFormValues(given));
}

/** Whether the registration contains fields that only the teacher form has. */
function isTeacher({ block, school_type, teaching_subject }: Registration): boolean {
  return block != null || school_type != null || teaching_subject != null;
}

function rulesFor(given: Registration, passwordMinLength: number): Rule[] {
  if (isTeacher(given))
    return teacherRegistrationRules({ asksState: true, asksBlock: given.block != null }, passwordMinLength);
  return given.current_institute ? shortRegistrationRules(passwordMinLength) : registrationRules(passwordMinLength);
}

/** Converts a call's input to the form's values. Only the form repeats the password, so it is copied. */
function toFormValues(given: Registration): FieldValues {
  const { subject, other } = splitSubject(given.teaching_subject ?? "");
  const typed = Object.fromEntries(Object.entries(given).map(([field, value]) => [field, String(value ?? "")]));
  return { ...typed, confirmPassword: given.password, teaching_subject: subject, other_subject: other };
}

/** @throws CallError BAD_REQUEST for a subject that is none of the list, and no free text either */
export function requireSubject({ content }: CallContext, subject: string | null | undefined): void {
  if (!subject || subject === noSubject || subject.startsWith(otherSubjectPrefix)) return;
  if (!isSubject(content, subject)) throw new CallError("BAD_REQUEST", "selectSubject");
}

/** The row of a new account. `passwordHash`: empty for one that nobody can sign in with yet. */
export function newAccount(context: CallContext, given: Registration, passwordHash: string): Account {
  return {
    ...emptyAccount(context.now.toISOString()),
    id: randomUUID(),
    username: given.username,
    password_hash: passwordHash,
    ...profileRow({ ...given, language_preference: given.language }),
    state: findState(context.content, given.state_id)?.en ?? given.state,
    ...(isTeacher(given) && { employment_sector: "Government" }),
    utm_campaign: given.utm_campaign ?? "",
    utm_source: given.utm_source ?? "",
    guardian_email: (isMinor({ age: given.age, profession: given.profession }) && given.guardian_email) || null,
  };
}

/** Checks that district, block and subject are among those that the forms offer. @throws CallError */
function requireOffered(context: CallContext, { state_id, district, block, teaching_subject }: Registration): void {
  const { content } = context;
  if (!hasDistrict(content, state_id, district)) throw new CallError("BAD_REQUEST", "districtUnknown");
  if (block && !hasBlock(content, state_id, district, block)) throw new CallError("BAD_REQUEST", "blockUnknown");
  requireSubject(context, teaching_subject);
}

/**
 * Checks the consents and then the address of a registration, as the forms do. A minor may register without a
 * guardian's address, as in the documented payload: the account then waits and asks for the address. @throws CallError
 * BAD_REQUEST
 */
function requireConsents(context: CallContext, given: Registration): void {
  const { age, profession, username, guardian_email, consent_account } = given;
  requireRules(context, [...callConsentRules, emailRule], {
    username,
    profession: profession ?? "",
    age: age == null ? "" : String(age),
    guardian_email: guardian_email ?? "",
    consent_account: consent_account === false ? "" : "yes",
  });
}

type CountedMail = "registrationMail" | "guardianRegistrationMail";

/**
 * Counts a mail to a mailbox and says whether it may be sent (threats T23). Somebody who invents registrations with
 * `asha+1@`, `asha+2@` and so on could otherwise flood the one mailbox of these addresses. Past the limit the account
 * is made without a mail, and its owner can have the mail sent later.
 */
async function mayMail({ limits }: CallContext, name: CountedMail, address: string): Promise<boolean> {
  return (await limits.tally(name, mailboxOf(address))) <= rules[name].points;
}

/** Queues the mail that verifies the account's address, or the one that it got from the desk: in the caller's transaction. */
export async function queueVerification(
  db: Database,
  { settings, now }: Pick<CallContext, "settings" | "now">,
  account: Account,
  kind: "verifyEmail" | "addressChanged" = "verifyEmail",
): Promise<void> {
  const token = await issueMailToken(db, account.id, "verifyEmail", now);
  const link = `${settings.portalUrl}/verify-email/${token}/${account.id}`;
  const values = { firstName: account.first_name, link };
  await queueMail(db, { kind, values }, toRecipient(account), now);
}
