import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { accounts, insertAccount, issueMailToken, newAccount, updateAccount } from "../accounts";
import type { CallContext } from "../call";
import { invite, recovery } from "../recovery";
import { security } from "../security";
import { onFreshPortal } from "./fresh-portal";
import { courseId, newLearner, newRegistration } from "./learners";

/** ज़ as one sign, as some keyboards send it, and as a letter with a dot, as others do. */
const oneSign = "\u095Bameen ka paani";
const twoSigns = "\u091C\u093Cameen ka paani";
/** The other direction: é is one sign in its composed form. */
const composed = "caf\u00E9 au kheer";
const decomposed = "cafe\u0301 au kheer";

describe("rule: password.spelling, with a password in another Unicode form", () => {
  let guest: CallContext;
  onFreshPortal("sqlite", (context) => {
    guest = context;
  });
  const idOf = (learner: CallContext) => learner.learner?.accountId ?? "";
  const usernameOf = (learner: CallContext) => learner.learner?.username ?? "";
  const signsIn = (learner: CallContext, password: string) =>
    expect(accounts.login(guest, { username: usernameOf(learner), password })).resolves.toMatchObject({
      _id: idOf(learner),
    });

  test.each([
    [oneSign, twoSigns],
    [twoSigns, oneSign],
    [composed, decomposed],
    [decomposed, composed],
  ])("who registered with %j signs in with %j", async (registered, typed) => {
    await signsIn(await newLearner(guest, { password: registered }), typed);
  });

  test("the current password of a change, the new one, and the password of a deletion may be typed in another form", async () => {
    const learner = await newLearner(guest, { password: oneSign });
    await security.changePassword(learner, {
      current_password: twoSigns,
      password1: composed,
      password2: decomposed,
    });
    await signsIn(learner, decomposed);
    await expect(security.deleteAccount(learner, { password: decomposed })).resolves.toMatchObject({ success: true });
  });

  test("a password that was set by a mailed link signs in", async () => {
    const learner = await newLearner(guest);
    const token = await issueMailToken(guest.db, idOf(learner), "resetPassword", guest.now);
    await recovery.resetPassword(guest, { token, id: idOf(learner), password1: oneSign, password2: twoSigns });
    await signsIn(learner, twoSigns);
  });

  test("the password of an accepted invitation signs in", async () => {
    const account = newAccount(guest, newRegistration(), "");
    await insertAccount(guest.db, account);
    await invite(guest.db, guest, account, { courseId, uploadId: randomUUID() });
    const token = await issueMailToken(guest.db, account.id, "invitation", guest.now);
    const passwords = { password1: decomposed, password2: composed };
    await recovery.acceptInvitation(guest, { token, id: account.id, ...passwords, consent_account: true });
    await expect(accounts.login(guest, { username: account.username, password: composed })).resolves.toBeDefined();
  });

  test("a password that an earlier release stored as it was typed still signs in", async () => {
    const learner = await newLearner(guest);
    await updateAccount(guest.db, idOf(learner), { password_hash: await hash(oneSign) });
    await signsIn(learner, oneSign);
    await expect(accounts.login(guest, { username: usernameOf(learner), password: "other" })).rejects.toMatchObject({
      key: "signInFailed",
    });
  });

  test("the shortest length is counted in the composed form", async () => {
    await expect(newLearner(guest, { password: "cafe\u0301" })).rejects.toMatchObject({ key: "passwordTooShort" });
    await expect(accounts.checkPassword(guest, { password: "cafe\u0301" })).rejects.toMatchObject({
      key: "passwordTooShort",
    });
  });
});
