import { createHash, randomBytes, randomUUID } from "node:crypto";
import { type Database, writeIfPossible } from "../db";
import { languageOrDefault } from "../i18n/language";
import { utc } from "../utc";
import type { Learner } from "./learner";
import { sessionSeconds, sharedSessionSeconds } from "./seal";

/** Creates a session; `byPassword`: the password was entered. A new token each: a stranger's never becomes one. */
export async function openSession(
  db: Database,
  accountId: string,
  userAgent: string,
  now: Date,
  scope: Learner["scope"] = "full",
  byPassword = false,
  seconds = sessionSeconds,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      scope,
      password_proven_at: byPassword ? now.toISOString() : null,
      token_hash: tokenHash(token),
      account_id: accountId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: utc(now).add(seconds, "seconds").toISOString(),
      user_agent: userAgent.slice(0, 300),
    })
    .execute();
  return token;
}

/**
 * Gives a session another token (threats T14). What it may do, and when it ends, stays. `shared`: it is on somebody
 * else's device (rule: session.shared-device). @returns null when the session has ended
 */
export async function renewSession(
  db: Database,
  { tokenHash: before }: Learner,
): Promise<{ token: string; shared: boolean } | null> {
  const token = newToken();
  const renewed = await db
    .updateTable("sessions")
    .set({ token_hash: tokenHash(token) })
    .where("token_hash", "=", before)
    .returning(["created_at", "expires_at"])
    .executeTakeFirst();
  if (!renewed) return null;
  return { token, shared: utc(renewed.expires_at).diff(renewed.created_at, "seconds") <= sharedSessionSeconds };
}

/** The learner of this token; null when it is unknown, revoked or expired. */
export async function findLearner(db: Database, token: string, now: Date): Promise<Learner | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .leftJoin("avatars", "avatars.account_id", "accounts.id")
    .select([
      "sessions.last_seen_at",
      "sessions.created_at",
      "sessions.token_hash as tokenHash",
      "sessions.account_id as accountId",
      "sessions.scope",
      "sessions.second_factor_at as secondFactorAt",
      "accounts.username",
      "accounts.first_name as firstName",
      "accounts.last_name as lastName",
      "accounts.language_preference",
      "accounts.is_profile_complete",
      "accounts.verified_email",
      "accounts.age",
      "accounts.profession",
      "accounts.guardian_consented_at as guardianConsentedAt",
      "accounts.role",
      "accounts.wall_look as wallLook",
      "avatars.updated_at as avatarUpdatedAt",
    ])
    .where("sessions.token_hash", "=", tokenHash(token))
    .where("sessions.expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (!row || (row.role !== "learner" && hasStaffSessionEnded(row, now))) return null;
  await writeIfPossible(() => markSeen(db, row.tokenHash, row.last_seen_at, now));
  const { last_seen_at, created_at, language_preference, is_profile_complete, verified_email, ...learner } = row;
  const isStaff = row.role === "coordinator" || row.role === "administrator";
  return {
    ...learner,
    language: languageOrDefault(language_preference),
    profileComplete: is_profile_complete === 1,
    emailVerified: verified_email === 1,
    isCoordinator: isStaff && row.scope === "full" && row.secondFactorAt !== null,
  } as Learner;
}

const longestStaffHours = 12;
const idleStaffHours = 2;

/** A staff member's session is shorter (rule: desk.session): it ends after some time, or when it is not used. */
function hasStaffSessionEnded(
  { created_at, last_seen_at }: { created_at: string; last_seen_at: string },
  now: Date,
): boolean {
  return (
    utc(now).diff(created_at, "hours", true) >= longestStaffHours ||
    utc(now).diff(last_seen_at, "hours", true) >= idleStaffHours
  );
}

export async function markSecondFactor(db: Database, learner: Learner, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ second_factor_at: now.toISOString() })
    .where("token_hash", "=", learner.tokenHash)
    .execute();
}

/** At most once an hour: "last seen" needs no more, and a page that makes five calls should not write five times. */
async function markSeen(db: Database, hash: string, lastSeenAt: string, now: Date): Promise<void> {
  if (utc(now).diff(lastSeenAt, "hours") < 1) return;
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now.toISOString() })
    .where("token_hash", "=", hash)
    .where("last_seen_at", "=", lastSeenAt)
    .execute();
}

/** The time at which the password was last entered in this session; null when it was opened in another way. */
export async function passwordProvenAt(db: Database, learner: Learner): Promise<string | null> {
  const row = await db
    .selectFrom("sessions")
    .select("password_proven_at")
    .where("token_hash", "=", learner.tokenHash)
    .executeTakeFirst();
  return row?.password_proven_at ?? null;
}

/** The valid sessions, the most recently used first. */
export async function listSessions(db: Database, learner: Learner, now: Date) {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "scope", "created_at", "last_seen_at", "user_agent", "token_hash"])
    .where("account_id", "=", learner.accountId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("last_seen_at", "desc")
    .execute();
  return Promise.all(
    rows.map(async ({ token_hash, ...row }) => ({
      ...row,
      id: row.id ?? (await nameSession(db, token_hash)),
      current: token_hash === learner.tokenHash,
    })),
  );
}

/** Sessions from before they had an id get one. */
async function nameSession(db: Database, hash: string): Promise<string> {
  const id = randomUUID();
  await writeIfPossible(() =>
    db.updateTable("sessions").set({ id }).where("token_hash", "=", hash).where("id", "is", null).execute(),
  );
  return id;
}

/** Revokes one session of this learner, by its id. @returns false when the learner has no such session */
export async function closeSessionById(db: Database, learner: Learner, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("account_id", "=", learner.accountId)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** Revokes every session of this learner but the one of this request. @returns how many */
export async function closeOtherSessions(db: Database, learner: Learner): Promise<number> {
  const result = await db
    .deleteFrom("sessions")
    .where("account_id", "=", learner.accountId)
    .where("token_hash", "<>", learner.tokenHash)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function closeAllSessions(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom("sessions").where("account_id", "=", accountId).execute();
}

export async function closeSession(db: Database, learner: Learner): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", learner.tokenHash).execute();
}

/** 256 random bits: the bearer token, of which only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
