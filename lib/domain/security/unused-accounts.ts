import { type Database, write } from "../../platform/db";
import { inTurns } from "../../platform/in-batches";
import { utc } from "../../platform/utc";
import { formerMemberMarker, noteEvent } from "../accounts";
import { eraseHeldData } from "./held-data";

const unusedYears = 1;
/** How long an invitation stays open before the account is deleted. */
const invitedDays = 90;
/** Each account is deleted in a transaction of its own, so a run that is stopped is continued by the next one. */
const mostAtOnce = 1000;

/** Who has a row in one of these has used the account. */
const signsOfUse = ["enrollments", "unenrollments", "certificates", "comments", "chat_messages", "identities"] as const;

/** Unverified accounts that never enrolled, wrote or used another service, without a sign-in for a year. */
function unused(db: Database, since: string) {
  return db
    .selectFrom("accounts")
    .select(["accounts.id", "accounts.username"])
    .where("accounts.verified_email", "=", 0)
    .where("accounts.role", "=", "learner")
    .where("accounts.created_at", "<", since)
    .where("accounts.username", "not like", `${formerMemberMarker}%`)
    .where(({ not, exists, selectFrom, and }) => {
      const rowsIn = (table: (typeof signsOfUse)[number] | "sessions") =>
        selectFrom(table).select("account_id").whereRef("account_id", "=", "accounts.id");
      return and([
        ...signsOfUse.map((table) => not(exists(rowsIn(table)))),
        not(exists(rowsIn("sessions").where("last_seen_at", ">=", since))),
      ]);
    });
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
