import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { accounts, guardian } from "../accounts";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { newLearner, newRegistration } from "../testing/learners";
import { deleteExpired, mayMail, mayMeasure, noNoticeShown, privacy } from ".";

const dayMs = 86_400_000;
const ticked = { consent_account: true, consent_mailings: true, consent_analytics: true };

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const learnerId = (context: CallContext) => context.learner?.accountId ?? "";
  const later = (context: CallContext, ms = 60_000) => ({ ...context, now: new Date(context.now.getTime() + ms) });
  const readConsents = (context: CallContext) =>
    context.db
      .selectFrom("consents")
      .selectAll()
      .where("account_id", "=", learnerId(context))
      .orderBy("purpose")
      .execute();
  const mailsTo = (address: string) =>
    guest.db.selectFrom("outbox").selectAll().where("recipient", "=", address).orderBy("created_at").execute();
  const newMinor = (change = {}) => newLearner(guest, { age: 15, profession: "Adolescents/young people", ...change });
  const linkIn = (details: string) => {
    const [, token = "", id = ""] = /\/guardian-consent\/([^/]+)\/([^?"]+)/.exec(details) ?? [];
    return { token, id };
  };
  const newGuardian = () => `${Math.random().toString(36).slice(2)}@example.org`;

  test("each box is stored as a decision with the notice's version, the language and the time", async () => {
    const learner = await newLearner(guest, {
      ...ticked,
      consent_analytics: false,
      notice_version: "2026-01-31",
      notice_language: "hi",
    });
    const row = { notice_version: "2026-01-31", language: "hi", decided_at: guest.now.toISOString() };
    expect(await readConsents(learner)).toMatchObject([
      { ...row, purpose: "account", given: 1 },
      { ...row, purpose: "analytics", given: 0 },
      { ...row, purpose: "mailings", given: 1 },
    ]);
  });

  test("the documented payload without consents allows the account only", async () => {
    const learner = await newLearner(guest);
    expect(
      (await readConsents(learner)).map(({ purpose, given, notice_version }) => [purpose, given, notice_version]),
    ).toEqual([
      ["account", 1, noNoticeShown],
      ["analytics", 0, noNoticeShown],
      ["mailings", 0, noNoticeShown],
    ]);
    expect([await mayMail(guest.db, learnerId(learner)), await mayMeasure(guest.db, learnerId(learner))]).toEqual([
      false,
      false,
    ]);
  });

  test("without consent to the account there is no account", async () => {
    const given = newRegistration({ ...ticked, consent_account: false });
    await expect(accounts.register(guest, given)).rejects.toMatchObject({ code: "BAD_REQUEST", key: "consentNeeded" });
    expect(await guest.db.selectFrom("accounts").select("id").where("username", "=", given.username).execute()).toEqual(
      [],
    );
  });

  test("a consent can be withdrawn and given again, and each decision is stored", async () => {
    const learner = await newLearner(guest, ticked);
    expect((await privacy.readConsents(learner, {})).data).toMatchObject({
      offered: true,
      mailings: { given: true },
      analytics: { given: true },
    });
    const withdrawn = await privacy.changeConsents(later(learner), { mailings: false, analytics: false });
    expect(withdrawn.data).toMatchObject({ mailings: { given: false }, analytics: { given: false } });
    expect([await mayMail(guest.db, learnerId(learner)), await mayMeasure(guest.db, learnerId(learner))]).toEqual([
      false,
      false,
    ]);
    await privacy.changeConsents({ ...later(learner, 120_000), language: "hi" }, { mailings: true });
    expect((await privacy.readConsents(learner, {})).data.mailings).toMatchObject({ given: true, language: "hi" });
    expect(await mayMail(guest.db, learnerId(learner))).toBe(true);
    expect(await readConsents(learner)).toHaveLength(6);
  });

  test("an unsubscribe link overrides the box ticked earlier", async () => {
    const learner = await newLearner(guest, ticked);
    await guest.db
      .updateTable("accounts")
      .set({ mailings_stopped_at: guest.now.toISOString() })
      .where("id", "=", learnerId(learner))
      .execute();
    expect(await mayMail(guest.db, learnerId(learner))).toBe(false);
    expect((await privacy.readConsents(learner, {})).data.mailings.given).toBe(false);
  });

  test("consents are changed by their owner only, and not in a session of a mailed link", async () => {
    await expect(privacy.changeConsents(guest, { analytics: true })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    const learner = await newLearner(guest);
    const mailed = { ...learner, learner: learner.learner && { ...learner.learner, scope: "learning" as const } };
    await expect(privacy.changeConsents(mailed, { analytics: true })).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "signInAgain",
    });
  });

  test("a minor is never measured and gets no mailings, whatever was sent", async () => {
    const learner = await newMinor({ ...ticked, guardian_email: newGuardian() });
    expect((await readConsents(learner)).map(({ purpose, given }) => [purpose, given])).toEqual([
      ["account", 1],
      ["analytics", 0],
      ["mailings", 0],
    ]);
    await expect(privacy.changeConsents(learner, { analytics: true })).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "consentsFromEighteen",
    });
    expect((await privacy.readConsents(learner, {})).data.offered).toBe(false);
  });

  test("an adult who changes the age to a minor's is no longer measured", async () => {
    const learner = await newLearner(guest, ticked);
    expect(await mayMeasure(guest.db, learnerId(learner))).toBe(true);
    await accounts.updateProfile(learner, { age: 16, under_18: true });
    expect(await mayMeasure(guest.db, learnerId(learner))).toBe(false);
  });

  test("the guardian gets one mail, its link gives consent once, and the account works only then", async () => {
    const guardianEmail = newGuardian();
    const learner = await newMinor({ guardian_email: guardianEmail, language: "hi" });
    const [mail, ...more] = await mailsTo(guardianEmail);
    expect(mail).toMatchObject({ kind: "guardianConsent", language: "hi", account_id: learnerId(learner) });
    expect(more).toEqual([]);
    const link = linkIn(mail?.details ?? "");
    expect(await guardian.guardianStatus(learner, {})).toMatchObject({ waiting: true, guardian_email: guardianEmail });
    expect(await guardian.readGuardianRequest(guest, link)).toMatchObject({ childName: "Asha" });
    expect(await guardian.guardianStatus(learner, {})).toMatchObject({ waiting: true });
    await guardian.giveGuardianConsent({ ...guest, language: "hi" }, link);
    expect(await guardian.guardianStatus(learner, {})).toMatchObject({ waiting: false });
    expect(await readConsents(learner)).toContainEqual(
      expect.objectContaining({ purpose: "guardian", given: 1, language: "hi" }),
    );
    await expect(guardian.giveGuardianConsent(guest, link)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "linkInvalid",
    });
    await expect(guardian.readGuardianRequest(guest, link)).rejects.toMatchObject({ key: "linkInvalid" });
  });

  test("two concurrent presses give consent once", async () => {
    const guardianEmail = newGuardian();
    await newMinor({ guardian_email: guardianEmail });
    const link = linkIn((await mailsTo(guardianEmail))[0]?.details ?? "");
    const both = await Promise.allSettled([
      guardian.giveGuardianConsent(guest, link),
      guardian.giveGuardianConsent(guest, link),
    ]);
    expect(both.map((each) => each.status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("a guardian's link is bound to its account and expires after thirty days (threats T11)", async () => {
    const guardianEmail = newGuardian();
    await newMinor({ guardian_email: guardianEmail });
    const other = await newMinor({ guardian_email: newGuardian() });
    const link = linkIn((await mailsTo(guardianEmail))[0]?.details ?? "");
    await expect(guardian.giveGuardianConsent(guest, { ...link, id: learnerId(other) })).rejects.toMatchObject({
      key: "linkInvalid",
    });
    await expect(guardian.giveGuardianConsent(later(guest, 31 * dayMs), link)).rejects.toMatchObject({
      key: "linkInvalid",
    });
  });

  test("a second request can use another address, and invalidates the first link", async () => {
    const [first, second] = [newGuardian(), newGuardian()];
    const learner = await newMinor({ guardian_email: first });
    await guardian.askGuardian(learner, { guardian_email: second });
    await expect(
      guardian.giveGuardianConsent(guest, linkIn((await mailsTo(first))[0]?.details ?? "")),
    ).rejects.toMatchObject({ key: "linkInvalid" });
    await guardian.giveGuardianConsent(guest, linkIn((await mailsTo(second))[0]?.details ?? ""));
    await expect(guardian.askGuardian(learner, {})).rejects.toMatchObject({
      code: "CONFLICT",
      key: "guardianNotNeeded",
    });
  });

  test("learners cannot be their own guardian, and a mailbox is not flooded (threats T23)", async () => {
    const own = newRegistration({ age: 15 });
    await expect(accounts.register(guest, { ...own, guardian_email: own.username })).rejects.toMatchObject({
      key: "guardianEmailOwn",
    });
    const guardianEmail = newGuardian();
    const learner = await newMinor({ guardian_email: guardianEmail });
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => guardian.askGuardian(learner, {})));
    expect(results.some((each) => each.status === "rejected" && each.reason.code === "TOO_MANY_REQUESTS")).toBe(true);
    expect((await mailsTo(guardianEmail)).length).toBeLessThanOrEqual(3);
  });

  test("the documented payload of a minor creates an account that waits and asks for the address", async () => {
    const learner = await newMinor();
    expect(await guardian.guardianStatus(learner, {})).toMatchObject({ waiting: true, guardian_email: "" });
    await expect(guardian.askGuardian(learner, {})).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "guardianEmailNeeded",
    });
  });

  test("an adult needs no guardian, and a guardian's address that was sent is not stored", async () => {
    const guardianEmail = newGuardian();
    const learner = await newLearner(guest, { guardian_email: guardianEmail });
    expect(await guardian.guardianStatus(learner, {})).toMatchObject({ waiting: false, guardian_email: "" });
    expect(await mailsTo(guardianEmail)).toEqual([]);
  });

  test("a complaint returns a ticket, a date in thirty days and the contact, and mails an address", async () => {
    const contact = newGuardian();
    const answer = await privacy.sendGrievance(guest, { name: "Rekha", contact, message: "My age is wrong." });
    expect(answer.ticket).toMatch(/^G[A-Z0-9]{8}$/);
    expect(Date.parse(answer.due_date) - guest.now.getTime()).toBe(30 * dayMs);
    expect(answer.contact.email).toContain("@");
    expect(answer.message).toContain(answer.ticket);
    const row = await guest.db
      .selectFrom("grievances")
      .selectAll()
      .where("ticket", "=", answer.ticket)
      .executeTakeFirst();
    expect(row).toMatchObject({ name: "Rekha", contact, message: "My age is wrong.", language: "en" });
    expect(await mailsTo(contact)).toMatchObject([{ kind: "grievanceReceived", account_id: null }]);
  });

  test("the same complaint sent many times at once is one ticket, and one mail", async () => {
    const sent = { name: "Rekha", contact: newGuardian(), message: "My district is wrong." };
    const tickets = await Promise.all(Array.from({ length: 12 }, () => privacy.sendGrievance(guest, sent)));
    expect(new Set(tickets.map(({ ticket }) => ticket)).size).toBe(1);
    expect(await mailsTo(sent.contact)).toHaveLength(1);
  });

  test("a complaint that is sent again after midnight in India names the day that it was given first", async () => {
    const sent = { name: "Rekha", contact: newGuardian(), message: "My school is wrong." };
    const [before, after] = ["2026-11-22T18:20:00.000Z", "2026-11-22T18:40:00.000Z"].map((time) => new Date(time));
    const first = await privacy.sendGrievance({ ...guest, now: before as Date }, sent);
    expect(first.message).toContain("22 December 2026");
    expect(await privacy.sendGrievance({ ...guest, now: after as Date }, sent)).toEqual(first);
  });

  test("a complaint with a telephone number sends no mail; one without a contact is rejected", async () => {
    const { ticket } = await privacy.sendGrievance(guest, {
      name: "Rekha",
      contact: "+91 98765 43210",
      message: "Please call.",
    });
    expect(ticket).toBeTruthy();
    expect(await mailsTo("+91 98765 43210")).toEqual([]);
    const without = privacy.sendGrievance(guest, { name: "Rekha", contact: "call me", message: "Please call." });
    await expect(without).rejects.toMatchObject({ code: "BAD_REQUEST", key: "contactInvalid" });
  });

  test("past a mailbox's limit the ticket is stored and no mail is sent (threats T23)", async () => {
    const contact = newGuardian();
    for (let times = 0; times < 5; times += 1)
      await privacy.sendGrievance(
        { ...guest, address: "198.51.100.9" },
        { name: "R", contact, message: `Number ${times}` },
      );
    expect((await mailsTo(contact)).length).toBe(3);
    expect(
      await guest.db.selectFrom("grievances").select("ticket").where("contact", "=", contact).execute(),
    ).toHaveLength(5);
  });

  test("a complaint is deleted after three years", async () => {
    const { ticket } = await privacy.sendGrievance(guest, { name: "R", contact: "9876543210", message: "old" });
    const { now } = later(guest, 3 * 366 * dayMs);
    await deleteExpired(guest.db, new Date(guest.now.getTime() + dayMs));
    expect(
      await guest.db.selectFrom("grievances").select("ticket").where("ticket", "=", ticket).execute(),
    ).toHaveLength(1);
    await deleteExpired(guest.db, now);
    expect(await guest.db.selectFrom("grievances").select("ticket").where("ticket", "=", ticket).execute()).toEqual([]);
  });

  test("the note on a sent mail is deleted after a year, of one that waits never", async () => {
    const learner = await newLearner(guest);
    const accountId = learner.learner?.accountId ?? "";
    const mails = () => guest.db.selectFrom("outbox").select("id").where("account_id", "=", accountId).execute();
    expect(await mails()).toHaveLength(1);
    const { now } = later(guest, 366 * dayMs);
    await deleteExpired(guest.db, now);
    expect(await mails()).toHaveLength(1);
    await guest.db
      .updateTable("outbox")
      .set({ sent_at: guest.now.toISOString() })
      .where("account_id", "=", accountId)
      .execute();
    await deleteExpired(guest.db, later(guest, 364 * dayMs).now);
    expect(await mails()).toHaveLength(1);
    expect((await deleteExpired(guest.db, now)).mails).toBeGreaterThan(0);
    expect(await mails()).toEqual([]);
  });
});
