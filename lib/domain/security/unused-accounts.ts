import { type Database, write } from "../../platform/db";
import { inTurns } from "../../platform/in-batches";
import { utc } from "../../platform/utc";
import { formerMemberMarker } from "../accounts";
import { noteEvent } from "./closing/close-account";
import { eraseHeldData } from "./held-data";

const unusedYears = 1;
/** How long an invitation stays open before the account is deleted. */
const invitedDays = 90;
/** Each account is deleted in a transaction of its own, so a run that is stopped is continued by the next one. */
const mostAtOnce = 1000;

/** Unverified accounts that never enrolled, wrote or used another service, without a sign-in for a year. */
function unused(db: Database, since: string) {
  return db
    .selectFrom("accounts")
    .select(["accounts.id", "accounts.username"])
    .where("accounts.verified_email", "=", 0)
    .where("accounts.role", "=", "learner")
    .where("accounts.created_at", "<", since)
    .where("accounts.username", "not like", `${formerMemberMarker}%`)
    .where(({ not, exists, selectFrom, and }) =>
      and([
        not(
          exists(
            selectFrom("enrollments").select("enrollments.id").whereRef("enrollments.account_id", "=", "accounts.id"),
          ),
        ),
        not(
          exists(
            selectFrom("unenrollments")
              .select("unenrollments.account_id")
              .whereRef("unenrollments.account_id", "=", "accounts.id"),
          ),
        ),
        not(
          exists(
            selectFrom("certificates")
              .select("certificates.id")
              .whereRef("certificates.account_id", "=", "accounts.id"),
          ),
        ),
        not(exists(selectFrom("comments").select("comments.id").whereRef("comments.account_id", "=", "accounts.id"))),
        not(
          exists(
            selectFrom("chat_messages")
              .select("chat_messages.id")
              .whereRef("chat_messages.account_id", "=", "accounts.id"),
          ),
        ),
        not(
          exists(
            selectFrom("identities")
              .select("identities.account_id")
              .whereRef("identities.account_id", "=", "accounts.id"),
          ),
        ),
        not(
          exists(
            selectFrom("sessions")
              .select("sessions.account_id")
              .whereRef("sessions.account_id", "=", "accounts.id")
              .where("sessions.last_seen_at", ">=", since),
          ),
        ),
      ]),
    );
}

/** Accounts whose owners were invited and have not accepted. */
function unaccepted(db: Database, since: string): ReturnType<typeof unused> {
  const open = db
    .selectFrom("invitations")
    .select("invitations.account_id")
    .where("accepted_at", "is", null)
    .where("invited_at", "<", since);
  return db.selectFrom("accounts").select(["accounts.id", "accounts.username"]).where("accounts.id", "in", open);
}

/** Deletes accounts unused for a year, and declined invitations. @returns how many. Safe to repeat */
export async function deleteUnusedAccounts(db: Database, now: Date): Promise<number> {
  const [sinceUse, sinceInvitation] = [
    utc(now).subtract(unusedYears, "years").toISOString(),
    utc(now).subtract(invitedDays, "days").toISOString(),
  ];
  return (
    (await deleteAll(db, now, (from) => unused(from, sinceUse))) +
    (await deleteAll(db, now, (from) => unaccepted(from, sinceInvitation)))
  );
}

async function deleteAll(db: Database, now: Date, due: (db: Database) => ReturnType<typeof unused>): Promise<number> {
  let deleted = 0;
  for await (const { id } of inTurns(await due(db).limit(mostAtOnce).execute()))
    await write(db, async (transaction) => {
      // Checked again: its owner may have come back meanwhile.
      const account = await due(transaction).where("accounts.id", "=", id).executeTakeFirst();
      if (!account) return;
      await eraseHeldData(transaction, { accountId: account.id, username: account.username }, now);
      // Nothing refers to the account, so its row can be deleted too.
      await transaction.deleteFrom("accounts").where("id", "=", account.id).execute();
      await noteEvent(transaction, "accountDeleted", now);
      deleted += 1;
    });
  return deleted;
}
