import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Schema } from "../../../platform/db";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { accounts, issueMailToken } from "../../accounts";
import type { CallContext } from "../../call";
import { certificates } from "../../certificates";
import { recovery } from "../../recovery";
import { onFreshPortal } from "../../testing/fresh-portal";
import { asHolder, newLearner, newRegistration } from "../../testing/learners";
import { deleteClosedAccounts, security } from "..";
import { heldTables } from "../held-data";
import { fullLearner } from "../testing/full-learner";

const password = "lotus-pond";
const dayMs = 86_400_000;

// rule: settings.delete
describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const usernameOf = ({ learner }: CallContext) => learner?.username ?? "";
  const idOf = ({ learner }: CallContext) => learner?.accountId ?? "";
  const later = (days: number) => ({ ...guest, now: new Date(guest.now.getTime() + days * dayMs) });
  const login = (username: string, given = password) => accounts.login(guest, { username, password: given });
  const close = (learner: CallContext) => security.deleteAccount(learner, { password, grace: true });
  /** The page that the login of the owner is answered with. */
  async function linkOf(username: string, given = password): Promise<{ token: string; id: string }> {
    const refused = await login(username, given).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "FORBIDDEN", key: "accountClosed" });
    const { leadsTo = "" } = (refused as { details: { leadsTo?: string } }).details;
    const [, token = "", id = ""] = /^\/closed-account\/([^/]+)\/([^/]+)$/.exec(leadsTo) ?? [];
    return { token, id };
  }
  const mailsTo = async (address: string) =>
    (await guest.db.selectFrom("outbox").select("kind").where("recipient", "=", address).execute()).map(
      ({ kind }) => kind,
    );
  async function rowsWith(...words: string[]): Promise<string[]> {
    const read = async (table: keyof Schema) =>
      (await guest.db.selectFrom(table).selectAll().execute()).map((row) => `${table} ${JSON.stringify(row)}`);
    const rows = (await Promise.all(heldTables.map(read))).flat();
    return rows.filter((row) => words.some((word) => row.includes(word))).sort();
  }
  const tablesOf = (rows: string[]) => [...new Set(rows.map((row) => row.split(" ")[0]))];

  test("a closed account shows what a deleted one shows: outside of its own row only its sign-in and the mail about it name the person", async () => {
    const { learner, accountId, username, password: own, certificateId, personal } = await fullLearner(guest);
    await security.deleteAccount(learner, { password: own, grace: true });
    expect(tablesOf(await rowsWith(...personal))).toEqual(["closed_accounts", "identities", "outbox"]);
    expect(tablesOf(await rowsWith(accountId))).toEqual([
      "accounts",
      "certificates",
      "closed_accounts",
      "comments",
      "email_changes",
      "enrollments",
      "identities",
      "staff_actions",
    ]);
    expect(await mailsTo(username)).toEqual(["accountClosed"]);
    await expect(certificates.read(guest, { id: certificateId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("a kept account has every row as before, but its sessions, its mails and its role at the desk", async () => {
    const { learner, accountId, username, password: own, personal } = await fullLearner(guest);
    await guest.db.updateTable("accounts").set({ role: "coordinator" }).where("id", "=", accountId).execute();
    const before = await rowsWith(accountId, ...personal);
    await security.deleteAccount(learner, { password: own, grace: true });
    const link = await linkOf(username, own);
    expect(await security.readClosedAccount(guest, link)).toMatchObject({ state: "closed", hadRole: true });
    await security.keepAccount(guest, link);
    // Sent again after its answer was lost.
    await security.keepAccount(guest, link);
    expect(await security.readClosedAccount(guest, link)).toMatchObject({ state: "kept" });
    const gone =
      /^(?:sessions|outbox|sent_calls|staff_(?:areas|factors|notices|recovery_codes|invitations)|people_uploads|mailings|figure_\w+) /;
    const plain = (row: string) =>
      row.replace(/"role":"coordinator"/, '"role":"learner"').replace(/"updated_at":"[^"]+"/, "");
    const links = (row: string) => row.startsWith("mail_tokens ") && row.includes("closedAccount");
    const after = await rowsWith(accountId, ...personal);
    expect(
      after.filter((row) => !links(row) && !gone.test(row) && !row.startsWith("staff_actions ")).map(plain),
    ).toEqual(before.filter((row) => !gone.test(row) && !row.startsWith("staff_actions ")).map(plain));
    // The desk's figures count the person again.
    const noted = guest.db.selectFrom("figure_changes").select("account_id").where("account_id", "=", accountId);
    expect(await noted.execute()).not.toEqual([]);
    await expect(login(username, own)).resolves.toMatchObject({ _id: accountId });
  });

  test("after seven days it is deleted for good, and the last mail is sent; before, and once it is kept, it is not", async () => {
    // Those of the tests before.
    await deleteClosedAccounts(guest.db, later(7).now);
    const [learner, kept] = [await fullLearner(guest), await newLearner(guest)];
    const { deletes_at } = await security.deleteAccount(learner.learner, { password: learner.password, grace: true });
    expect(deletes_at).toBe(later(7).now.toISOString());
    await close(kept);
    await security.keepAccount(guest, await linkOf(usernameOf(kept)));
    expect(await deleteClosedAccounts(guest.db, later(6.9).now)).toBe(0);
    expect(await deleteClosedAccounts(guest.db, later(7).now)).toBe(1);
    expect(await deleteClosedAccounts(guest.db, later(7).now)).toBe(0);
    expect(tablesOf(await rowsWith(...learner.personal))).toEqual(["outbox"]);
    expect(await mailsTo(learner.username)).toEqual(["accountDeleted"]);
    await expect(login(learner.username, learner.password)).rejects.toMatchObject({ key: "signInFailed" });
    await expect(login(usernameOf(kept))).resolves.toMatchObject({ _id: idOf(kept) });
    await expect(accounts.register(guest, newRegistration({ username: learner.username }))).resolves.toBeTruthy();
  });

  test("its owner deletes it before the days are over, and cannot take it back then", async () => {
    const learner = await newLearner(guest);
    await close(learner);
    const link = await linkOf(usernameOf(learner));
    await security.deleteClosedAccount(guest, link);
    for (const again of [security.keepAccount, security.readClosedAccount, security.deleteClosedAccount])
      await expect(again(guest, link)).rejects.toMatchObject({ key: "linkInvalid" });
    await expect(login(usernameOf(learner))).rejects.toMatchObject({ key: "signInFailed" });
    expect(await mailsTo(usernameOf(learner))).toEqual(["accountDeleted"]);
  });

  test("the page of a closed account works for an hour, and a kept account is not deleted by it", async () => {
    const learner = await newLearner(guest);
    await close(learner);
    const link = await linkOf(usernameOf(learner));
    await expect(security.keepAccount(later(0.05), link)).rejects.toMatchObject({ key: "linkInvalid" });
    await expect(security.keepAccount(guest, { ...link, id: randomUUID() })).rejects.toMatchObject({
      key: "linkInvalid",
    });
    await security.keepAccount(guest, link);
    await expect(security.deleteClosedAccount(guest, link)).rejects.toMatchObject({ key: "linkInvalid" });
    await expect(login(usernameOf(learner))).resolves.toMatchObject({ _id: idOf(learner) });
  });

  test("T9: only who knows the password is told; to everybody else the address is a registered one, as before", async () => {
    const learner = await newLearner(guest);
    const username = usernameOf(learner);
    await close(learner);
    await expect(login(username, "not it")).rejects.toMatchObject({ code: "UNAUTHORIZED", key: "signInFailed" });
    await expect(login(`deleted:${idOf(learner)}`, "")).rejects.toMatchObject({ key: "signInFailed" });
    await expect(accounts.register(guest, newRegistration({ username }))).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      key: "accountExists",
    });
    const other = await newLearner(guest);
    await security.changeEmail(other, { email: username, password });
    expect(await mailsTo(username)).toEqual(["accountClosed", "emailTaken"]);
  });

  test("T14: every session ends, and a link that was mailed before opens nothing", async () => {
    const learner = await newLearner(guest);
    const { token } = await login(usernameOf(learner));
    await recovery.sendResetLink(guest, { email: usernameOf(learner) });
    await close(learner);
    expect((await asHolder(guest, token)).learner).toBeNull();
    expect(
      await guest.db.selectFrom("mail_tokens").select("purpose").where("account_id", "=", idOf(learner)).execute(),
    ).toEqual([]);
  });

  test("T11: a new password of a closed account ends the links that the earlier one had opened, and those of before", async () => {
    const learner = await newLearner(guest);
    const username = usernameOf(learner);
    const resume = await issueMailToken(guest.db, idOf(learner), "resumeLearning", guest.now);
    await close(learner);
    const page = await linkOf(username);
    const token = await issueMailToken(guest.db, idOf(learner), "resetPassword", guest.now);
    const chosen = "seven green mangoes";
    await recovery.resetPassword(guest, { token, id: idOf(learner), password1: chosen, password2: chosen });
    await expect(security.deleteClosedAccount(guest, page)).rejects.toMatchObject({ key: "linkInvalid" });
    await security.keepAccount(guest, await linkOf(username, chosen));
    await expect(recovery.loginByToken(guest, { token: resume })).rejects.toMatchObject({ key: "linkInvalid" });
  });

  test("who has forgotten the password keeps the account with a new one, by the link of a mail", async () => {
    const learner = await newLearner(guest);
    const username = usernameOf(learner);
    await close(learner);
    await recovery.sendResetLink(guest, { email: username });
    const { details } = await guest.db
      .selectFrom("outbox")
      .select("details")
      .where("recipient", "=", username)
      .where("kind", "=", "resetPassword")
      .executeTakeFirstOrThrow();
    const [, token = "", id = ""] = /\/reset-password-token\/([^/]+)\/([^/"]+)/.exec(details) ?? [];
    const chosen = "seven green mangoes";
    await recovery.resetPassword(guest, { token, id, password1: chosen, password2: chosen });
    await expect(login(username)).rejects.toMatchObject({ key: "signInFailed" });
    await security.keepAccount(guest, await linkOf(username, chosen));
    await expect(login(username, chosen)).resolves.toMatchObject({ _id: idOf(learner) });
  });

  test("an account that somebody has taken over and closed comes back by the link in the mail to its old address", async () => {
    const learner = await newLearner(guest);
    const before = usernameOf(learner);
    await guest.db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", idOf(learner)).execute();
    const linkIn = async (recipient: string, kind: string) => {
      const mails = guest.db.selectFrom("outbox").select("details").where("recipient", "=", recipient);
      const { details } = await mails.where("kind", "=", kind).executeTakeFirstOrThrow();
      const [, token = "", id = ""] = /\/email-change\/([^/]+)\/([^/"]+)/.exec(details) ?? [];
      return { token, id };
    };
    const email = `${randomUUID()}@seed.example`;
    await security.changeEmail(learner, { email, password });
    const [old, own] = [await linkIn(before, "emailChangeNotice"), await linkIn(email, "emailChangeAsked")];
    await security.confirmEmailChange(guest, own);
    await close(await asHolder(guest, (await login(email)).token));
    await expect(security.undoEmailChange(guest, own)).rejects.toMatchObject({ key: "linkInvalid" });
    await security.undoEmailChange(guest, old);
    const account = guest.db.selectFrom("accounts").select("username").where("id", "=", idOf(learner));
    expect(await account.executeTakeFirst()).toEqual({ username: before });
    // The password that the other person knows works no more.
    await expect(login(before)).rejects.toMatchObject({ key: "signInFailed" });
  });

  test("of two requests at once one closes the account; a report of a comment that was deleted meanwhile does not come back", async () => {
    const { learner, accountId, username, password: own } = await fullLearner(guest);
    const both = await Promise.allSettled(
      [1, 2].map(() => security.deleteAccount(learner, { password: own, grace: true })),
    );
    expect(both.filter((each) => each.status === "fulfilled")).toHaveLength(1);
    await guest.db.deleteFrom("comments").where("account_id", "=", accountId).execute();
    await guest.db.deleteFrom("mailings").execute();
    await security.keepAccount(guest, await linkOf(username, own));
    expect(
      await guest.db.selectFrom("comment_reports").selectAll().where("account_id", "=", accountId).execute(),
    ).toEqual([]);
  });
});
