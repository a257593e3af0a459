import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { Mail } from "../../../platform/mail";
import { accounts, guardian } from "../../accounts";
import type { CallContext } from "../../call";
import { inviteStaff, recovery } from "../../recovery";
import { onFreshPortal } from "../../testing/fresh-portal";
import { asHolder, newLearner, newRegistration } from "../../testing/learners";
import { security } from "..";
import { deleteOldEmailChanges } from "./records";

const password = "lotus-pond";
const hourMs = 3_600_000;

// rule: settings.email
describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const newAddress = () => `${randomUUID()}@seed.example`;
  const usernameOf = ({ learner }: CallContext) => learner?.username ?? "";
  const idOf = ({ learner }: CallContext) => learner?.accountId ?? "";
  const later = (context: CallContext, hours: number) => ({
    ...context,
    now: new Date(context.now.getTime() + hours * hourMs),
  });
  const login = (username: string, given = password) => accounts.login(guest, { username, password: given });
  const ask = (learner: CallContext, email: string, given = password) =>
    security.changeEmail(learner, { email, password: given });
  const mailsTo = async (recipient: string, kind?: Mail["kind"]) =>
    (await guest.db.selectFrom("outbox").selectAll().where("recipient", "=", recipient).execute()).filter(
      (mail) => kind === undefined || mail.kind === kind,
    );
  /** The token and id of the link in the latest mail of a kind. */
  const linkIn = async (recipient: string, kind: Mail["kind"]) => {
    const mail = (await mailsTo(recipient, kind)).at(-1);
    const { link } = JSON.parse(mail?.details ?? "{}") as { link?: string | null };
    const [, token = "", id = ""] =
      /\/(?:email-change|reset-password-token|invitation)\/([^/]+)\/([^/?]+)/.exec(link ?? "") ?? [];
    return { token, id };
  };
  const accountOf = (learner: CallContext) =>
    guest.db.selectFrom("accounts").selectAll().where("id", "=", idOf(learner)).executeTakeFirstOrThrow();
  /** A learner whose address is verified. */
  const verified = async (change = {}) => {
    const learner = await newLearner(guest, change);
    await guest.db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", idOf(learner)).execute();
    return learner;
  };
  const changed = async (learner: CallContext) => {
    const email = newAddress();
    await ask(learner, email);
    await security.confirmEmailChange(guest, await linkIn(email, "emailChangeAsked"));
    return email;
  };

  test("a change waits for the link in the mail to the new address, which verifies it and ends the sessions elsewhere", async () => {
    const learner = await newLearner(guest, { language: "hi" });
    const [before, email] = [usernameOf(learner), newAddress()];
    const elsewhere = await asHolder(guest, (await login(before)).token);
    await expect(ask(learner, ` ${email.toUpperCase()}`, "wrong-password")).rejects.toMatchObject({
      key: "currentPasswordWrong",
    });
    expect(await mailsTo(email)).toEqual([]);
    await ask(learner, email);
    expect((await security.readEmailChange(learner, {})).waiting?.email).toBe(email);
    expect((await accountOf(learner)).username).toBe(before);
    expect(await mailsTo(email)).toMatchObject([{ kind: "emailChangeAsked", language: "hi" }]);
    expect(await mailsTo(before, "emailChangeNotice")).toMatchObject([{ language: "hi" }]);
    const link = await linkIn(email, "emailChangeAsked");
    expect(await security.readEmailLink(guest, link)).toMatchObject({ state: "waiting", side: "new", email });
    await security.confirmEmailChange(guest, link);
    // Sent again after its answer was lost.
    await security.confirmEmailChange(guest, link);
    expect(await accountOf(learner)).toMatchObject({ username: email, verified_email: 1 });
    expect((await security.readEmailChange(learner, {})).waiting).toBeNull();
    await expect(login(before)).rejects.toMatchObject({ key: "signInFailed" });
    await expect(login(email)).resolves.toMatchObject({ _id: idOf(learner) });
    const sessions = guest.db.selectFrom("sessions").select("token_hash").where("account_id", "=", idOf(learner));
    const open = (await sessions.execute()).map((row) => row.token_hash);
    expect(open).toContain(learner.learner?.tokenHash);
    expect(open).not.toContain(elsewhere.learner?.tokenHash);
    const events = guest.db.selectFrom("audit_events").select("kind").where("account_id", "=", idOf(learner));
    expect(await events.execute()).toEqual([{ kind: "emailChanged" }]);
  });

  test("T9: an address that has an account is mailed that it has one; answer, waiting change, notice and own data are the same", async () => {
    const [owner, learner] = [await newLearner(guest, { language: "hi" }), await verified()];
    const [taken, free] = [usernameOf(owner), newAddress()];
    const seen = async (email: string) => {
      const { message } = await ask(learner, email);
      const { waiting } = await security.readEmailChange(learner, {});
      const { email_changes: changes, outbox } = (await security.readMyData(learner, {})).data;
      return JSON.stringify([message, waiting, changes?.rows.at(-1), outbox?.rows.map(({ kind }) => kind)])
        .replaceAll(email, "X")
        .replaceAll(/"id":"[^"]+"/g, "");
    };
    const whereFree = await seen(free);
    await guest.db.deleteFrom("outbox").where("kind", "=", "emailChangeNotice").execute();
    expect(await seen(taken)).toBe(whereFree);
    expect(await mailsTo(taken, "emailTaken")).toMatchObject([{ language: "hi" }]);
    expect(await mailsTo(taken, "emailChangeAsked")).toEqual([]);
    // The link to the free address was replaced by the later request.
    await expect(security.confirmEmailChange(guest, await linkIn(free, "emailChangeAsked"))).rejects.toMatchObject({
      key: "linkInvalid",
    });
  });

  test("the old address takes the account back for 72 hours: the password and every session end, a link for a new one is mailed", async () => {
    const learner = await verified();
    const before = usernameOf(learner);
    const email = await changed(learner);
    const first = await linkIn(before, "emailChangeNotice");
    const second = await linkIn(before, "emailChanged");
    // The mailbox may be a stranger's: it is not told the new address.
    expect(await security.readEmailLink(guest, first)).toMatchObject({ state: "changed", side: "old", email: "" });
    await expect(security.confirmEmailChange(guest, first)).rejects.toMatchObject({ key: "linkInvalid" });
    await expect(security.undoEmailChange(later(guest, 73), second)).rejects.toMatchObject({ key: "linkInvalid" });
    await guest.db
      .insertInto("identities")
      .values({
        provider: "google",
        subject: email,
        account_id: idOf(learner),
        created_at: new Date(guest.now.getTime() + hourMs).toISOString(),
      })
      .execute();
    await security.undoEmailChange(later(guest, 71), second);
    await security.undoEmailChange(later(guest, 71), first);
    expect(await accountOf(learner)).toMatchObject({ username: before, verified_email: 1 });
    for (const username of [before, email])
      await expect(login(username)).rejects.toMatchObject({ key: "signInFailed" });
    for (const table of ["sessions", "identities"] as const)
      expect(await guest.db.selectFrom(table).selectAll().where("account_id", "=", idOf(learner)).execute()).toEqual(
        [],
      );
    const reset = await linkIn(before, "emailChangeUndone");
    const chosen = { password1: "seven green mangoes", password2: "seven green mangoes" };
    await recovery.resetPassword(later(guest, 71.5), { ...reset, ...chosen });
    await expect(login(before, chosen.password1)).resolves.toMatchObject({ _id: idOf(learner) });
  });

  test("before the link is used the old address stops the change, and whoever asked for it with the password is shut out", async () => {
    const learner = await verified();
    const [before, email] = [usernameOf(learner), newAddress()];
    await ask(learner, email);
    await security.undoEmailChange(guest, await linkIn(before, "emailChangeNotice"));
    await expect(security.confirmEmailChange(guest, await linkIn(email, "emailChangeAsked"))).rejects.toMatchObject({
      key: "linkInvalid",
    });
    await expect(login(before)).rejects.toMatchObject({ key: "signInFailed" });
    expect((await mailsTo(before, "emailChangeUndone")).length).toBe(1);
  });

  test("by the new address, or in the settings, the change is stopped and nothing else happens", async () => {
    const learner = await verified();
    const [before, email] = [usernameOf(learner), newAddress()];
    await ask(learner, email);
    const link = await linkIn(email, "emailChangeAsked");
    await security.undoEmailChange(guest, link);
    expect(await security.readEmailLink(guest, link)).toMatchObject({ state: "undone" });
    await ask(learner, email);
    await security.stopEmailChange(learner, {});
    await expect(security.confirmEmailChange(guest, await linkIn(email, "emailChangeAsked"))).rejects.toMatchObject({
      key: "linkInvalid",
    });
    await expect(login(before)).resolves.toMatchObject({ _id: idOf(learner) });
    expect(await mailsTo(before, "emailChangeUndone")).toEqual([]);
  });

  test("the new address takes the change back too: the account has its earlier email, and the password stays", async () => {
    const learner = await verified();
    const before = usernameOf(learner);
    const email = await changed(learner);
    await security.undoEmailChange(guest, await linkIn(email, "emailChangeAsked"));
    await expect(login(before)).resolves.toMatchObject({ _id: idOf(learner) });
    expect(await mailsTo(before, "emailChangeUndone")).toHaveLength(1);
  });

  test("while the change can be undone nobody else gets the old address; an address that nobody verified gets no link", async () => {
    const learner = await verified();
    const before = usernameOf(learner);
    const owner = await asHolder(guest, (await login(await changed(learner))).token);
    await expect(accounts.register(guest, newRegistration({ username: before }))).rejects.toMatchObject({
      key: "accountExists",
    });
    const other = await newLearner(guest);
    await ask(other, before);
    expect(await mailsTo(before, "emailChangeAsked")).toEqual([]);
    expect(await linkIn(usernameOf(other), "emailChangeNotice")).toEqual({ token: "", id: "" });
    // Its owner may go back at any time.
    await ask(owner, before);
    expect(await mailsTo(before, "emailChangeAsked")).toHaveLength(1);
    expect(await deleteOldEmailChanges(guest.db, later(guest, 73).now)).toBeGreaterThan(0);
    await expect(accounts.register(later(guest, 73), newRegistration({ username: before }))).resolves.toMatchObject({
      username: before,
    });
  });

  test("an old address that was verified while the change waited gets a link to undo it, and is held", async () => {
    const [learner, email] = [await newLearner(guest), newAddress()];
    const before = usernameOf(learner);
    await ask(learner, email);
    await guest.db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", idOf(learner)).execute();
    await security.confirmEmailChange(guest, await linkIn(email, "emailChangeAsked"));
    await expect(accounts.register(guest, newRegistration({ username: before }))).rejects.toMatchObject({
      key: "accountExists",
    });
    await security.undoEmailChange(guest, await linkIn(before, "emailChanged"));
    expect(await accountOf(learner)).toMatchObject({ username: before, verified_email: 1 });
  });

  test("an address that got an account meanwhile is not taken from it", async () => {
    const [learner, email] = [await newLearner(guest), newAddress()];
    await ask(learner, email);
    await accounts.register(guest, newRegistration({ username: email }));
    const link = await linkIn(email, "emailChangeAsked");
    await expect(security.confirmEmailChange(guest, link)).rejects.toMatchObject({ key: "emailTaken" });
    expect(await security.readEmailLink(guest, link)).toMatchObject({ state: "waiting" });
  });

  test("an email is an address, not the account's own and not the mailbox of the guardian; the domain is compared in one form", async () => {
    const guardian_email = "mother@seed.example";
    const learner = await newLearner(guest, { age: 15, profession: "Adolescents/young people", guardian_email });
    const wrong = async (email: string) =>
      ask(learner, email).then(
        () => "",
        ({ key }) => key,
      );
    expect(await wrong("asha")).toBe("emailInvalid");
    expect(await wrong(usernameOf(learner).replace("example.org", "ｅxample.org"))).toBe("emailSame");
    expect(await wrong("mother+me@seed.example")).toBe("emailIsGuardians");
    // Nor where the guardian's address is named while the change waits.
    const own = `${randomUUID()}@seed.example`;
    await ask(learner, own);
    await expect(guardian.askGuardian(learner, { guardian_email: own })).rejects.toMatchObject({
      key: "guardianEmailOwn",
    });
  });

  test("T11: a new password ends the change that waits, whoever asked for it: changed, reset, or chosen by a role's invitation", async () => {
    const chosen = { password1: "seven green mangoes", password2: "seven green mangoes" };
    const ways: ((learner: CallContext) => Promise<unknown>)[] = [
      (learner) => security.changePassword(learner, { ...chosen, current_password: password }),
      async (learner) => {
        await recovery.sendResetLink(guest, { email: usernameOf(learner) });
        await recovery.resetPassword(guest, { ...(await linkIn(usernameOf(learner), "resetPassword")), ...chosen });
      },
      async (learner) => {
        const areas = { courses: [], states: [], allStates: true };
        await inviteStaff(guest.db, guest, await accountOf(learner), { role: "partner", areas }, "staff:test");
        const link = await linkIn(usernameOf(learner), "staffInvitation");
        await recovery.acceptInvitation(guest, { ...link, ...chosen, consent_account: true });
      },
    ];
    for (const choosePassword of ways) {
      const [learner, email] = [await newLearner(guest), newAddress()];
      await ask(learner, email);
      await choosePassword(learner);
      await expect(security.confirmEmailChange(guest, await linkIn(email, "emailChangeAsked"))).rejects.toMatchObject({
        key: "linkInvalid",
      });
      await expect(login(usernameOf(learner), chosen.password1)).resolves.toMatchObject({ _id: idOf(learner) });
    }
  });

  test("T23: three mails in an hour from one account, six to one mailbox from however many", async () => {
    const learner = await newLearner(guest);
    for (let at = 0; at < 3; at += 1) await ask(learner, newAddress());
    await expect(ask(learner, newAddress())).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    const mailbox = randomUUID();
    for (let at = 0; at < 6; at += 1) await ask(await newLearner(guest), `${mailbox}+${at}@seed.example`);
    await expect(ask(await newLearner(guest), `${mailbox}@seed.example`)).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });

  test("a session of a mailed link changes no email, and staff with a second factor enter a code", async () => {
    const learner = await newLearner(guest);
    const scoped = { ...learner, learner: learner.learner && { ...learner.learner, scope: "learning" as const } };
    await expect(ask(scoped, newAddress())).rejects.toMatchObject({ code: "FORBIDDEN" });
    await guest.db.updateTable("accounts").set({ role: "coordinator" }).where("id", "=", idOf(learner)).execute();
    const time = guest.now.toISOString();
    await guest.db
      .insertInto("staff_factors")
      .values({ account_id: idOf(learner), secret: "x", created_at: time, confirmed_at: time })
      .execute();
    const staff = { ...learner, learner: learner.learner && { ...learner.learner, role: "coordinator" as const } };
    await expect(ask(staff, newAddress())).rejects.toMatchObject({ key: "emailNeedsCode" });
  });
});
