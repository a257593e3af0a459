import { createHash, randomInt } from "node:crypto";
import { sealData } from "iron-session";
import { Secret, TOTP } from "otpauth";
import { CallError } from "../../../platform/call-error";
import { type Database, write } from "../../../platform/db";
import { admitAttempt } from "../../../platform/limits";
import { queueMail, toRecipient } from "../../../platform/mail";
import { type Learner, markSecondFactor, unsealByAny } from "../../../platform/session";
import { type Settings, sessionSecrets } from "../../../platform/settings";
import { recordStaffAction } from "../../../platform/staff";
import { type Account, readAccount } from "../../accounts";
import type { CallContext } from "../../call";
import { endStaffInvitation, findStaffInvitation } from "../../recovery";
import { roleDetails, storeRole } from "./store-role";

const periodSeconds = 30;
/** A phone's clock may be off by one period in either direction. */
const toleratedPeriods = 1;
/** Wrong codes that cost no pause; each further one doubles the pause. */
const patience = { free: 5, longestPauseSeconds: 900 };

const readFactor = (db: Database, accountId: string) =>
  db
    .selectFrom("staff_factors")
    .select(["secret", "confirmed_at"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();

export async function hasSecondFactor(db: Database, accountId: string): Promise<boolean> {
  return (await readFactor(db, accountId))?.confirmed_at != null;
}

/** The secret for an app, the same until a code confirms it. @throws CallError CONFLICT once confirmed */
export async function startSecondFactor(context: CallContext, learner: Learner) {
  const { db, settings, now } = context;
  const known = await readFactor(db, learner.accountId);
  if (known?.confirmed_at) throw new CallError("CONFLICT", "secondFactorSet");
  const opened = known && (await openSecret(db, settings, learner.accountId, known.secret));
  const secret = opened ?? new Secret({ size: 20 }).base32;
  if (!opened) {
    const sealed = await sealSecret(secret, settings);
    const row = { secret: sealed, created_at: now.toISOString(), confirmed_at: null, last_step: 0 };
    await db
      .insertInto("staff_factors")
      .values({ account_id: learner.accountId, ...row })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
      .execute();
  }
  return { secret, uri: createTotp(secret, context, learner.username).toString() };
}

/** Confirms the secret. @returns the recovery codes, shown once @throws CallError BAD_REQUEST, CONFLICT */
export async function confirmSecondFactor(context: CallContext, learner: Learner, code: string): Promise<string[]> {
  const { now } = context;
  const known = await readFactor(context.db, learner.accountId);
  if (!known || known.confirmed_at)
    throw new CallError("CONFLICT", known ? "secondFactorSet" : "secondFactorNotStarted");
  return guarded(context, learner, async (db) => {
    if (!(await acceptTotp({ ...context, db }, learner, code))) return null;
    await db
      .updateTable("staff_factors")
      .set({ confirmed_at: now.toISOString() })
      .where("account_id", "=", learner.accountId)
      .execute();
    await markSecondFactor(db, learner, now);
    await recordStaffAction({ db, now }, learner, "secondFactorSet", learner.accountId);
    const account = await readAccount(db, learner.accountId);
    await tellOfSecondFactor(db, context, account, "set");
    await takeOfferedRole(db, context, account);
    return replaceRecoveryCodes(db, learner.accountId);
  });
}

/** The role of an accepted invitation is given with the second factor, not before (rule: desk.invited-role). */
async function takeOfferedRole(db: Database, context: CallContext, account: Account): Promise<void> {
  const offered = await findStaffInvitation(db, account.id, context.now);
  // Another administrator may withdraw it at this moment.
  if (!offered?.isAccepted || !(await endStaffInvitation(db, account.id))) return;
  const { role, areas } = offered;
  await storeRole(db, context, account, role, areas);
  const details = roleDetails(account, role, areas);
  await recordStaffAction({ ...context, db }, { accountId: account.id }, "roleTaken", account.id, details);
}

export async function tellOfSecondFactor(
  db: Database,
  { now }: Pick<CallContext, "now">,
  account: Account,
  change: "set" | "removed" | "codes",
): Promise<void> {
  const values = { firstName: account.first_name, change };
  await queueMail(db, { kind: "secondFactorChanged", values }, toRecipient(account), now);
}

/** How the second factor was just proven; recorded in the log of the action. */
export type ProvenBy = "app" | "recoveryCode";

/**
 * Runs an action that needs more than a session (threats T35): a code must be entered now, and is consumed in the same
 * transaction. An action that throws uses up no code. @throws CallError BAD_REQUEST for a wrong code, CONFLICT without
 * a second factor, TOO_MANY_REQUESTS
 */
export async function withFreshCode<Result>(
  context: CallContext,
  learner: Learner,
  code: string,
  act: (db: Database, provenBy: ProvenBy) => Promise<Result>,
): Promise<Result> {
  const { now } = context;
  if (!(await hasSecondFactor(context.db, learner.accountId)))
    throw new CallError("CONFLICT", "secondFactorNotStarted");
  const { result } = await guarded(context, learner, async (db) => {
    // The codes of the authenticator app are six digits.
    const provenBy = plain(code).length === signsInCode ? "recoveryCode" : "app";
    const accepted =
      provenBy === "recoveryCode"
        ? await spendRecoveryCode(db, learner.accountId, code, now)
        : await acceptTotp({ ...context, db }, learner, code);
    if (!accepted) return null;
    if (provenBy === "recoveryCode")
      await recordStaffAction({ db, now }, learner, "recoveryCodeUsed", learner.accountId);
    return { result: await act(db, provenBy) };
  });
  return result;
}

/** Removes an account's second factor and its proofs in open sessions. */
export async function removeSecondFactor(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom("staff_factors").where("account_id", "=", accountId).execute();
  await db.deleteFrom("staff_recovery_codes").where("account_id", "=", accountId).execute();
  await db.updateTable("sessions").set({ second_factor_at: null }).where("account_id", "=", accountId).execute();
}

/** Limits the wrong codes of one account. `check`, in a transaction, returns null for a wrong code. */
async function guarded<Result>(
  { db, limits }: CallContext,
  learner: Learner,
  check: (db: Database) => Promise<Result | null>,
): Promise<Result> {
  const attempt = await admitAttempt(limits, `factor:${learner.accountId}`, patience);
  const result = await write(db, check).catch(async (error: unknown) => {
    await attempt.cancelled();
    throw error;
  });
  if (result === null) {
    await attempt.failed();
    throw new CallError("BAD_REQUEST", "secondFactorWrong");
  }
  await attempt.succeeded();
  return result;
}

/** Whether the code is right and unused: each time step is accepted once, also of two requests at once. */
async function acceptTotp(context: CallContext, learner: Learner, code: string): Promise<boolean> {
  const { db, settings, now } = context;
  const row = await readFactor(db, learner.accountId);
  const secret = row && (await openSecret(db, settings, learner.accountId, row.secret));
  // A right code would be called wrong, which nobody could understand.
  if (row && !secret) throw new CallError("CONFLICT", "secondFactorLost");
  if (!secret) return false;
  const token = code.replace(/\s/g, "").replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  // The library compares bytes, and throws where as many letters have more of them.
  if (!/^\d{6}$/.test(token)) return false;
  const delta = createTotp(secret, context, learner.username).validate({
    token,
    timestamp: now.getTime(),
    window: toleratedPeriods,
  });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
  const taken = await db
    .updateTable("staff_factors")
    .set({ last_step: step })
    .where("account_id", "=", learner.accountId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return Number(taken.numUpdatedRows) === 1;
}

function createTotp(secret: string, { content }: Pick<CallContext, "content">, label: string): TOTP {
  return new TOTP({
    issuer: content.site.name.en,
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: periodSeconds,
    algorithm: "SHA1",
  });
}

/** Opens a sealed secret; seals it anew after a new SESSION_SECRET. Null if no known one sealed it. */
async function openSecret(db: Database, settings: Settings, accountId: string, sealed: string): Promise<string | null> {
  const opened = await unsealByAny<{ secret?: string }>(sealed, sessionSecrets(settings), 0);
  const secret = opened?.data.secret;
  if (!secret) return null;
  if (opened.isEarlier)
    await db
      .updateTable("staff_factors")
      .set({ secret: await sealSecret(secret, settings) })
      .where("account_id", "=", accountId)
      .where("secret", "=", sealed)
      .execute();
  return secret;
}

/** Without an expiry: the seal only protects copies of the database, and deleting the row ends the secret. */
function sealSecret(secret: string, { sessionSecret }: Pick<Settings, "sessionSecret">): Promise<string> {
  return sealData({ secret }, { password: sessionSecret, ttl: 0 });
}

// Without letters and digits that look alike on paper.
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const codeCount = 10;
/** 80 random bits, so a plain hash is enough: the code cannot be found by guessing. */
const signsInCode = 16;

const plain = (code: string) => code.replace(/[\s-]/g, "").toUpperCase();

/** Makes new recovery codes, and ends the old ones. Only their hashes are stored. */
export async function replaceRecoveryCodes(db: Database, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await db.deleteFrom("staff_recovery_codes").where("account_id", "=", accountId).execute();
  await db
    .insertInto("staff_recovery_codes")
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashCode(accountId, code) })))
    .execute();
  return codes;
}

/** Consumes a recovery code. @returns false when it is unknown or was used before */
async function spendRecoveryCode(db: Database, accountId: string, code: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable("staff_recovery_codes")
    .set({ used_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("code_hash", "=", hashCode(accountId, code))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return Number(used.numUpdatedRows) === 1;
}

function newCode(): string {
  const all = Array.from({ length: signsInCode }, () => signs[randomInt(signs.length)]).join("");
  return all.replace(/(.{4})(?=.)/g, "$1-");
}

function hashCode(accountId: string, code: string): string {
  return createHash("sha256")
    .update(`${accountId}:${plain(code)}`)
    .digest("base64url");
}
