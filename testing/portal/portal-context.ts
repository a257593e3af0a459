import path from "node:path";
import type { CallContext } from "../../lib/domain/call";
import { guestContext } from "../../lib/domain/testing/learners";
import { openDatabase } from "../../lib/platform/db";
import { secretIn } from "../../lib/platform/private-file";
import { dataFolder } from "./data-folder";

let opened: Promise<CallContext> | undefined;

/**
 * A guest's call on the database of the portal under test, in this process. What has happened before a test begins is
 * written so, by the portal's own rules: by its calls it took a second for each topic.
 */
export async function portalContext(): Promise<CallContext> {
  opened ??= open();
  return { ...(await opened), now: new Date() };
}

/** @returns the id of the account with this address */
export async function findAccountId(username: string): Promise<string> {
  const { db } = await portalContext();
  const { id } = await db
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return id;
}

async function open(): Promise<CallContext> {
  const database = openDatabase({ databaseUrl: null, sqliteFile: path.join(dataFolder, "portal.sqlite") });
  // It goes with the run, so nothing needs to reach the disk.
  if (database.kind === "sqlite") database.handle.pragma("synchronous = OFF");
  const guest = await guestContext({ opened: database, dataDir: dataFolder });
  return { ...guest, settings: { ...guest.settings, sessionSecret: secretIn(dataFolder, "session-secret") } };
}
