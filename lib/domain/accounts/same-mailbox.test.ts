import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { registration } from "../../contract/accounts";
import { addressField } from "../../contract/meta/answer";
import { plainAddresses } from "../../platform/db/migrations/0030-0054-recall-and-cases";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { privacy } from "../privacy";
import { recovery } from "../recovery";
import { onFreshPortal } from "../testing/fresh-portal";
import { asHolder, newLearner, newRegistration } from "../testing/learners";
import { accounts, findAccountByUsername, findSameMailboxes, guardian, sameMailboxWarning } from ".";

/** Spellings that mail servers read as one domain. */
const spellings = ["s", "ſ", "ｓ", "ⓢ", "S", "𝐬", "\u00ADs"].flatMap((s) =>
  ["e", "ｅ", "ⓔ"].map((e) => `${s}${e}ed.example`),
);
const spelledOtherwise = "ſeed.example";
const minor = { age: 15 };

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });
  const idOf = (learner: CallContext) => learner.learner?.accountId ?? "";
  const mailsTo = async (name: string) => {
    const all = await guest.db.selectFrom("outbox").select("recipient").execute();
    return all.filter(({ recipient }) => recipient.startsWith(name)).length;
  };
  /** As the call arrives: read by its contract. */
  const register = (username: string, change: Parameters<typeof newRegistration>[0] = {}) =>
    accounts.register(guest, registration.parse(newRegistration({ username, ...change })));
  const newName = () => `n${randomUUID()}`;

  test("T23: 21 spellings of one domain make one account with one mail, and the limits count them as one", async () => {
    const name = newName();
    await register(`${name}@${spellings[0]}`);
    for (const domain of spellings)
      await expect(register(`${name}@${domain}`)).rejects.toMatchObject({ key: "accountExists" });
    expect(await mailsTo(name)).toBe(1);
    const reset = (domain: string) => recovery.sendResetLink(guest, { email: addressField.parse(`${name}@${domain}`) });
    const asked = await Promise.allSettled(spellings.map(reset));
    expect(asked.filter(({ status }) => status === "rejected").length).toBe(spellings.length - 3);
    expect(await mailsTo(name)).toBe(4);
  });

  test("T23: any number of addresses with a + are made, and three of their mails in an hour arrive in the one mailbox", async () => {
    const name = newName();
    for (const part of ["", "+1", "+2", "+3", "+4"]) await register(`${name}${part}@seed.example`);
    expect(await mailsTo(name)).toBe(3);
  });

  test("T23: complaints in other spellings of one mailbox are confirmed as often as in one", async () => {
    const name = newName();
    for (const [at, domain] of spellings.entries())
      await privacy.sendGrievance(guest, { name: "Asha", contact: `${name}@${domain}`, message: `No answer ${at}` });
    expect(await mailsTo(name)).toBe(3);
  });

  test.each(["asha@seed.example", "asha+parent@seed.example", `asha@${spelledOtherwise}`])(
    "a person under 18 who registers as asha@seed.example cannot name %s as the guardian's address",
    async (guardian_email) => {
      await expect(register("asha@seed.example", { ...minor, guardian_email })).rejects.toMatchObject({
        key: "guardianEmailOwn",
      });
      const waiting = await asHolder(guest, (await register(`${newName()}@seed.example`, minor)).token);
      const own = waiting.learner?.username ?? "";
      const given = guardian_email.replace("asha", own.slice(0, own.indexOf("@")));
      await expect(guardian.askGuardian(waiting, { guardian_email: given })).rejects.toMatchObject({
        key: "guardianEmailOwn",
      });
    },
  );

  test("the answer says whether a mail was sent: past the limit of a mailbox the account is made without one", async () => {
    const name = newName();
    const mailed = async (at: number) => (await register(`${name}+${at}@seed.example`)).mail_sent;
    expect(await Promise.all([1, 2, 3].map(mailed))).toEqual([true, true, true]);
    expect(await mailed(4)).toBe(false);
  });

  test("one guardian's mailbox gets six requests in an hour, from however many accounts", async () => {
    const name = newName();
    const ask = async (at: number) => {
      const learner = await asHolder(guest, (await register(`${newName()}@seed.example`, minor)).token);
      return guardian.askGuardian(learner, { guardian_email: `${name}+${at}@seed.example` });
    };
    const asked = await Promise.allSettled(Array.from({ length: 9 }, (_, at) => ask(at)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  });

  test("accounts from before get the plain address where it is free, and are found and left alone where it is not", async () => {
    const [free, taken, owner, child] = [newName(), newName(), newName(), newName()];
    const insert = async (username: string, guardian_email: string | null = null) => {
      const learner = await newLearner(guest);
      const change = { username, guardian_email };
      await guest.db.updateTable("accounts").set(change).where("id", "=", idOf(learner)).execute();
      return learner;
    };
    const alone = await insert(`${free}@${spelledOtherwise}`, `mother@${spelledOtherwise}`);
    const second = await insert(`${taken}@${spelledOtherwise}`);
    const first = await insert(`${taken}@seed.example`);
    await insert(`${owner}@seed.example`);
    await insert(`${child}@seed.example`, `${child}+p@seed.example`);
    await plainAddresses.up(guest.db as never);
    const usernameOf = async (learner: CallContext) => {
      const account = guest.db.selectFrom("accounts").selectAll().where("id", "=", idOf(learner));
      return (await account.executeTakeFirstOrThrow()).username;
    };
    expect(await usernameOf(alone)).toBe(`${free}@seed.example`);
    expect(await usernameOf(second)).toBe(`${taken}@${spelledOtherwise}`);
    expect((await findAccountByUsername(guest.db, `${free}@seed.example`))?.guardian_email).toBe("mother@seed.example");
    // Each of the two is found by its own spelling, and the plain one by every other.
    expect((await findAccountByUsername(guest.db, `${taken}@${spelledOtherwise}`))?.id).toBe(idOf(second));
    expect((await findAccountByUsername(guest.db, `${taken}@SEED.example`))?.id).toBe(idOf(first));
    const found = await findSameMailboxes(guest.db);
    expect(found).toContainEqual({
      kind: "account",
      username: `${taken}@${spelledOtherwise}`,
      other: `${taken}@seed.example`,
    });
    expect(found).toContainEqual({
      kind: "guardian",
      username: `${child}@seed.example`,
      other: `${child}+p@seed.example`,
    });
    expect(found.map(({ username }) => username)).not.toContain(`${owner}@seed.example`);
    expect(await sameMailboxWarning(guest.db)).toContain("1 accounts have the mailbox of another account");
  });
});
