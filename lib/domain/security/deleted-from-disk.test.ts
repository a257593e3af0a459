import fs from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { dialects, type FreshDatabase } from "../../platform/db/testing/fresh-database";
import { deliverToFolder } from "../../platform/mail/delivery";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { forgetDeleted, security } from ".";
import { fullLearner } from "./testing/full-learner";

/** The files of a folder in which one of the texts stands. */
function filesWith(folder: string, texts: string[]): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = fs.readFileSync(file);
      return texts.some((text) => bytes.includes(text));
    })
    .map((file) => path.relative(folder, file));
}

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  let guest: CallContext;
  onFreshPortal(dialect, (context, database) => {
    fresh = database;
    guest = context;
  });

  const counters = async () => JSON.stringify((await sql`select * from limits`.execute(guest.db)).rows);

  test("after a deletion no file holds a text of the person: database, its log, limits, mails", async () => {
    const { learner, accountId, username, password, personal } = await fullLearner(guest);
    const { password_hash } = await guest.db
      .selectFrom("accounts")
      .select("password_hash")
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    const texts = [...personal, username, password_hash];
    const mail = await guest.db
      .selectFrom("outbox")
      .selectAll()
      .where("recipient", "=", username)
      .executeTakeFirstOrThrow();
    const outbox = path.join(fresh.dataDir, "outbox");
    const words = { subject: "Welcome", text: "Welcome", html: "Welcome", messageId: "<a@example.org>" };
    const [from, to] = [
      { name: "Portal", address: "portal@example.org" },
      { name: "", address: username },
    ];
    const letter = { ...words, from, replyTo: from.address, to, headers: {}, attachments: [] };
    await deliverToFolder(outbox)(letter, mail);
    for (const name of ["guardianRegistrationMail", "resetMail", "verifyMail"] as const)
      await guest.limits.tally(name, username);
    const found = filesWith(fresh.dataDir, texts).join();
    expect(found).toMatch(/outbox/);
    if (dialect === "sqlite") expect(found).toMatch(/portal\.sqlite/);

    await security.deleteAccount(learner, { password });
    // The last mail, about the deletion, is deleted when its storage time is over.
    await guest.db.deleteFrom("outbox").where("recipient", "=", username).execute();
    await forgetDeleted(guest.db, fresh.dataDir);
    expect(filesWith(fresh.dataDir, texts)).toEqual([]);
    if (dialect === "postgres") expect(await counters()).not.toContain(username);
  });
});
