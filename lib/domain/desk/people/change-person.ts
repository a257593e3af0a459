import { randomUUID } from "node:crypto";
import type { ChangeableField, ChangedField } from "../../../contract/desk/people";
import { adultFrom, isAcceptedAge } from "../../../contract/rules/age";
import { isEmail, plainEmail } from "../../../contract/rules/email";
import { readMobile, withLatinDigits } from "../../../contract/rules/mobile";
import { inPlaceRules } from "../../../contract/rules/profile";
import { CallError } from "../../../platform/call-error";
import type { Database } from "../../../platform/db";
import { recordStaffAction } from "../../../platform/staff";
import {
  type Account,
  endMailTokens,
  findAccountByUsername,
  isAddressHeld,
  isFormerMember,
  isWaiting,
  readAccount,
  requireOwnName,
  settleProfile,
  updateAccount,
} from "../../accounts";
import { type CallContext, requireRules } from "../../call";
import { findState, hasDistrict } from "../../places";
import { coversState } from "../access/area";
import type { Staff } from "../access/require-staff";
import { versionOf } from "../saved-since";
import { informOfChange, moveToAddress } from "./inform-person";

/** `stateId`: the state of the district. */
export type PersonChange = Partial<Record<ChangeableField, string>> & { stateId?: number; version?: string };

/** The version of what the form of an account shows. */
export const accountVersion = ({ first_name, last_name, username, mobile, state_id, district, age }: Account): string =>
  versionOf([first_name, last_name, username, mobile, state_id, district, age]);

/** The account, if staff may change it: not another staff member's, whose role a new email would take over. */
async function requireChangeable(db: Database, accountId: string): Promise<Account> {
  const account = await readAccount(db, accountId);
  if (isFormerMember(account.username)) throw new CallError("NOT_FOUND", "deskUnknown");
  if (account.role !== "learner") throw new CallError("CONFLICT", "personIsStaff");
  return account;
}

/**
 * Corrects an account in the caller's transaction (rule: desk.person-change): the person is informed, the change is
 * stored with the account, and the log names the fields, not their values. Repeated after a lost response, it changes
 * nothing and informs nobody again. `informs`: false where another mail tells the person. @throws CallError with what
 * is wrong, or if the account has changed since the form was opened (rule: desk.saved-since)
 */
export async function changePerson(
  context: CallContext,
  staff: Staff,
  accountId: string,
  given: PersonChange,
  informs = true,
): Promise<void> {
  const { db, now } = context;
  const account = await requireChangeable(db, accountId);
  const found = differences(account, given);
  if (found.length === 0) return;
  if (given.version && given.version !== accountVersion(account)) throw new CallError("CONFLICT", "savedSince");
  const to = Object.fromEntries(found.map((difference) => [difference.field, difference.to])) as Partial<
    Record<ChangeableField, string>
  >;
  requireRules(
    context,
    inPlaceRules(Object.keys(to).filter((field) => field !== "username" && field !== "district")),
    to,
  );
  if (to.firstName !== undefined || to.lastName !== undefined)
    requireOwnName(context.content, { firstName: account.first_name, lastName: account.last_name, ...to });
  if (to.district !== undefined) requirePlace(context, staff, given.stateId ?? 0, to.district);
  if (to.username !== undefined) await requireFreeAddress(context, account.id, to.username);
  if (to.age !== undefined) requireSlip(account, Number(to.age));
  await updateAccount(db, accountId, {
    ...(to.firstName !== undefined && { first_name: to.firstName }),
    ...(to.lastName !== undefined && { last_name: to.lastName }),
    ...(to.mobile !== undefined && { mobile: to.mobile }),
    ...(to.district !== undefined && { district: to.district, state_id: given.stateId ?? null }),
    ...(to.age !== undefined && { age: Number(to.age) }),
    updated_at: now.toISOString(),
  });
  // A link that the guardian has must no longer give consent.
  if (to.age !== undefined) await endMailTokens(db, accountId, "guardianConsent");
  if (to.username !== undefined) await moveToAddress(context, account, to.username);
  await settleProfile(context, db, accountId);
  const fields = found.map(({ field }) => field);
  if (informs) await informOfChange(context, accountId, fields);
  await storeChanges(context, staff, accountId, found);
  await recordStaffAction({ db, now }, staff, "personChanged", accountId, { fields });
}

/** Keeps the old and the new values with the account, in the caller's transaction. */
export async function storeChanges(
  { db, now }: CallContext,
  staff: Staff,
  account_id: string,
  changes: { field: ChangedField; from: string; to: string }[],
): Promise<void> {
  if (changes.length === 0) return;
  const all = { account_id, staff_id: staff.accountId, changed_at: now.toISOString() };
  await db
    .insertInto("account_changes")
    .values(changes.map(({ field, from, to }) => ({ id: randomUUID(), ...all, field, old_value: from, new_value: to })))
    .execute();
}

function differences(
  account: Account,
  { firstName, lastName, username, mobile, age, stateId, district }: PersonChange,
) {
  const compared: [ChangeableField, string, string | undefined][] = [
    ["firstName", account.first_name, firstName],
    ["lastName", account.last_name, lastName],
    ["username", account.username, username === undefined ? undefined : plainEmail(username)],
    ["mobile", account.mobile, mobile === undefined ? undefined : readMobile(mobile)],
    ["age", String(account.age ?? ""), age === undefined ? undefined : withLatinDigits(age)],
  ];
  const found = compared.flatMap(([field, from, to]) => (to === undefined || to === from ? [] : [{ field, from, to }]));
  const isMoved =
    district !== undefined &&
    (district !== account.district || (stateId !== undefined && stateId !== account.state_id));
  return isMoved ? [...found, { field: "district" as const, from: account.district, to: district }] : found;
}

/** @throws CallError for a place that the forms do not offer, or outside the staff member's states */
export function requirePlace({ content }: CallContext, staff: Staff, stateId: number, district: string): void {
  if (!findState(content, stateId)) throw new CallError("BAD_REQUEST", "selectState");
  if (!coversState(staff, stateId)) throw new CallError("FORBIDDEN", "deskForbidden");
  if (!hasDistrict(content, stateId, district)) throw new CallError("BAD_REQUEST", "districtUnknown");
}

/**
 * Staff correct the age only of an account that waits for a guardian, and only to that of an adult (rule:
 * profile.becomes-minor). @throws CallError for every other change of the age
 */
function requireSlip(account: Account, age: number): void {
  if (!isWaiting(account)) throw new CallError("CONFLICT", "guardianNotNeeded");
  if (age < adultFrom || !isAcceptedAge(age)) throw new CallError("BAD_REQUEST", "personAdultAge");
}

/** @throws CallError for an address that is none, or that another account has */
async function requireFreeAddress({ db, now }: CallContext, own: string, username: string): Promise<void> {
  if (!isEmail(username)) throw new CallError("BAD_REQUEST", "emailInvalid");
  if (await findAccountByUsername(db, username)) throw addressTaken();
  if (await isAddressHeld(db, username, now.toISOString(), own)) throw addressTaken();
}

export const addressTaken = () => new CallError("CONFLICT", "personAddressTaken");
