import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Schema } from "../../platform/db";
import { dialects, type FreshDatabase } from "../../platform/db/testing/fresh-database";
import { languages } from "../../platform/i18n/language";
import { queueMail } from "../../platform/mail";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { certificates } from "../certificates";
import { onFreshPortal } from "../testing/fresh-portal";
import { asHolder, completeTopic, firstTopics, newEnrolled, newLearner, newRegistration } from "../testing/learners";
import { security } from ".";
import { heldData } from "./held-data";
import { fullLearner } from "./testing/full-learner";

const old = "lotus-pond";

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  let guest: CallContext;
  onFreshPortal(dialect, (context, database) => {
    fresh = database;
    guest = context;
  });

  const learnerUsername = (context: CallContext) => context.learner?.username ?? "";
  const learnerId = (context: CallContext) => context.learner?.accountId ?? "";
  const login = (username: string, password: string) => accounts.login(guest, { username, password });
  const mailsTo = (address: string) =>
    fresh.opened.db.selectFrom("outbox").selectAll().where("recipient", "=", address).execute();

  async function everyRow(): Promise<[table: string, row: string][]> {
    const tables = Object.keys(heldData) as (keyof Schema)[];
    const readRows = async (table: keyof Schema) =>
      (await guest.db.selectFrom(table).selectAll().execute()).map((row): [string, string] => [
        table,
        JSON.stringify(row),
      ]);
    return (await Promise.all(tables.map(readRows))).flat();
  }

  test("every table of the database is in the list of held data", async () => {
    const names = (await guest.db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !/^(kysely_|sqlite_|limits$)/.test(name));
    expect(Object.keys(heldData).sort()).toEqual(names.sort());
  });

  test("the download contains all data of the learner, no data of others, and no secret", async () => {
    const { learner, username, accountId } = await fullLearner(guest);
    const stranger = await newLearner(guest, { firstName: "Somebody Else" });
    // Staff who have to do with the learner.
    await guest.db
      .updateTable("conversations")
      .set({ assigned_to: learnerId(stranger) })
      .execute();
    await guest.db
      .updateTable("reviews")
      .set({ reviewer: learnerId(stranger) })
      .execute();
    await guest.db
      .updateTable("staff_invitations")
      .set({ invited_by: learnerId(stranger) })
      .execute();
    const { data } = await security.readMyData(learner, {});
    // Without its sentence in the messages a table shows the name of the missing one.
    for (const language of languages) {
      const { data: explained } = await security.readMyData({ ...learner, language }, {});
      for (const [table, { what }] of Object.entries(explained)) expect(what, table).toMatch(/\S \S.*[.।]$/);
    }
    const filled = Object.entries(data).filter(([, { rows }]) => rows.length > 0);
    expect(Object.keys(data).filter((table) => !filled.some(([each]) => each === table))).toEqual([
      "question_copies",
      "held_words",
      "canned_replies",
      "weekly_reminders",
      "grievances",
    ]);
    expect(data.accounts?.rows[0]).toMatchObject({ username, id: accountId, mobile: "9876543210" });
    expect(data.journal_entries?.rows[0]).toMatchObject({ entry: expect.stringContaining("What I tried in class") });
    const text = JSON.stringify(data);
    for (const secret of [
      "argon2",
      learner.learner?.tokenHash ?? "-",
      learnerId(stranger),
      learnerUsername(stranger),
      "password_hash",
      "token_hash",
    ])
      expect(text).not.toContain(secret);
  });

  test("a complaint is shown to the owner of a verified address only", async () => {
    const learner = await newLearner(guest);
    const grievance = {
      ticket: randomUUID(),
      name: "A.",
      contact: learnerUsername(learner),
      message: "m",
      language: "en",
      created_at: "x",
      due_at: "x",
    };
    await guest.db.insertInto("grievances").values(grievance).execute();
    expect((await security.readMyData(learner, {})).data.grievances?.rows).toEqual([]);
    await guest.db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", learnerId(learner)).execute();
    const proven = await asHolder(guest, (await login(learnerUsername(learner), old)).token);
    expect((await security.readMyData(proven, {})).data.grievances?.rows).toHaveLength(1);
  });

  test("mails of other accounts to the address are shown to its verified owner only, and not whose they are", async () => {
    const [learner, child] = [await newLearner(guest), await newLearner(guest)];
    const to = { accountId: learnerId(child), address: learnerUsername(learner), language: "en" as const };
    await queueMail(guest.db, { kind: "guardianConsent", values: { childName: "Ravi", link: "x" } }, to, guest.now);
    const shown = async (context: CallContext) =>
      (await security.readMyData(context, {})).data.outbox?.rows.filter(({ kind }) => kind === "guardianConsent");
    expect(await shown(learner)).toEqual([]);
    await guest.db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", learnerId(learner)).execute();
    const proven = await asHolder(guest, (await login(learnerUsername(learner), old)).token);
    expect(await shown(proven)).toHaveLength(1);
    expect(JSON.stringify(await shown(proven))).not.toContain(learnerId(child));
  });

  test("a wrong password deletes nothing", async () => {
    const learner = await newLearner(guest);
    await expect(security.deleteAccount(learner, { password: "not it" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "currentPasswordWrong",
    });
    await expect(login(learnerUsername(learner), old)).resolves.toBeTruthy();
  });

  test("deletion leaves no personal data in any table, and changes nothing of other accounts", async () => {
    const { learner, accountId, password, certificateId, personal } = await fullLearner(guest);
    const stranger = await newEnrolled(guest);
    await completeTopic(stranger.learner, firstTopics()[0]);
    const rowsWith = async (...words: string[]) =>
      (await everyRow()).filter(([, row]) => words.some((word) => row.includes(word)));
    const ofStranger = await rowsWith(learnerId(stranger.learner), stranger.eid);
    expect(new Set((await rowsWith(accountId, ...personal)).map(([table]) => table)).size).toBeGreaterThan(9);

    await security.deleteAccount(learner, { password });
    // The last mail to the old address.
    expect((await rowsWith(...personal)).map(([table]) => table)).toEqual(["outbox"]);
    expect((await rowsWith(accountId)).map(([table]) => table)).toEqual([
      "staff_actions",
      "comments",
      "certificates",
      "enrollments",
      "accounts",
    ]);
    const certificate = await guest.db
      .selectFrom("certificates")
      .selectAll()
      .where("id", "=", certificateId)
      .executeTakeFirstOrThrow();
    expect(certificate).toMatchObject({ first_name: "", last_name: "", withdrawn_at: expect.any(String) });
    await expect(certificates.read(guest, { id: certificateId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await rowsWith(learnerId(stranger.learner), stranger.eid)).toEqual(ofStranger);
  });

  test("T14: after deletion no session works, and the address is treated like an unknown one", async () => {
    const given = newRegistration();
    const { token } = await accounts.register(guest, given);
    const learner = await asHolder(guest, token);
    const { token: there } = await login(given.username, old);
    await security.deleteAccount(learner, { password: old });
    for (const each of [token, there]) expect((await asHolder(guest, each)).learner).toBeNull();
    await expect(login(given.username, old)).rejects.toMatchObject({ code: "UNAUTHORIZED", key: "signInFailed" });
    await expect(login(`deleted:${learnerId(learner)}`, "")).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      key: "signInFailed",
    });
    await expect(accounts.register(guest, given)).resolves.toMatchObject({ username: given.username });
  });

  test("queued mails are deleted, and one last mail goes to the old address", async () => {
    const learner = await newLearner(guest);
    const chosen = "seven green mangoes";
    await security.changePassword(learner, { password1: chosen, password2: chosen, current_password: old });
    await security.deleteAccount(learner, { password: chosen });
    expect((await mailsTo(learnerUsername(learner))).map(({ kind, account_id }) => [kind, account_id])).toEqual([
      ["accountDeleted", null],
    ]);
  });

  test("of two concurrent requests one deletes the account and sends one mail", async () => {
    const learner = await newLearner(guest);
    const both = await Promise.allSettled([1, 2].map(() => security.deleteAccount(learner, { password: old })));
    expect(both.filter((each) => each.status === "fulfilled")).toHaveLength(1);
    expect(await mailsTo(learnerUsername(learner))).toHaveLength(1);
  });
});
