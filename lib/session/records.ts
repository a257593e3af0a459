import type { Database } from "../db";
import { type Learner, learnerFrom } from "./learner";
import { sessionSeconds } from "./seal";
import { newToken, tokenHash } from "./token";

/** Makes a new session. Every way in gets a new token, so nothing a stranger planted becomes a session. */
export async function openSession(db: Database, accountId: string, userAgent: string, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto("sessions")
    .values({
      token_hash: tokenHash(token),
      account_id: accountId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + sessionSeconds * 1000).toISOString(),
      user_agent: userAgent.slice(0, 300),
    })
    .execute();
  return token;
}

/** Who holds this token; null when it is unknown, revoked or expired. */
export async function findLearner(db: Database, token: string, now: Date): Promise<Learner | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .select([
      "sessions.token_hash",
      "sessions.account_id",
      "accounts.username",
      "accounts.first_name",
      "accounts.last_name",
      "accounts.language_preference",
      "accounts.is_profile_complete",
      "accounts.verified_email",
    ])
    .where("sessions.token_hash", "=", tokenHash(token))
    .where("sessions.expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row ? learnerFrom(row) : null;
}

/** Revokes one session. */
export async function closeSession(db: Database, learner: Learner): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", learner.tokenHash).execute();
}
