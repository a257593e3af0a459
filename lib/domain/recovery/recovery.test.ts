import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { translatorFor } from "../../platform/i18n/messages";
import { requireFullSession, tokenHash } from "../../platform/session";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { mayMail } from "../privacy";
import { onFreshPortal } from "../testing/fresh-portal";
import { asHolder, courseId, newRegistration } from "../testing/learners";
import { minimumTimeMs, recovery } from "./operations";
import { queueResumeMail } from "./resume-mail";

const bad = { code: "BAD_REQUEST", key: "linkInvalid" };
const newPassword = "mustard fields in winter";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  /** A registered learner with the registration's input. */
  const newPerson = async () => {
    const given = newRegistration({ consent_mailings: true });
    const { token, _id } = await accounts.register(guest, given);
    return { ...given, id: _id, sessionToken: token, learner: await asHolder(guest, token) };
  };
  const mailsTo = (address: string) =>
    guest.db.selectFrom("outbox").selectAll().where("recipient", "=", address).orderBy("created_at").execute();
  /** The parts of the link in the latest mail of this kind. */
  const linkIn = async (address: string, kind: string, name = "link") => {
    const mails = await mailsTo(address);
    const details = JSON.parse(mails.filter((mail) => mail.kind === kind).at(-1)?.details ?? "{}") as Record<
      string,
      string
    >;
    const [, page = "", token = "", id = "", more = ""] = new URL(details[name] ?? "http://no.link").pathname.split(
      "/",
    );
    return { page, token, id, more };
  };
  const account = (id: string) =>
    guest.db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const later = (ms: number): CallContext => ({ ...guest, now: new Date(guest.now.getTime() + ms) });
  const days = (count: number) => later(count * 86_400_000);

  test("a registration queues one verification mail in the learner's language; a rejected one queues none", async () => {
    const given = newRegistration({ language: "hi" });
    await accounts.register(guest, given);
    await expect(accounts.register(guest, given)).rejects.toMatchObject({ key: "accountExists" });
    const mails = await mailsTo(given.username);
    expect(mails.map(({ kind, language }) => [kind, language])).toEqual([["verifyEmail", "hi"]]);
  });

  test("the link verifies its own account, and gives the same result when opened again", async () => {
    const person = await newPerson();
    const { page, token, id } = await linkIn(person.username, "verifyEmail");
    expect([page, id]).toEqual(["verify-email", person.id]);
    for (const _ of [1, 2]) {
      expect(await recovery.verifyEmail(guest, { token, id })).toEqual({
        icon: "check",
        status: true,
        message: "Your email is verified.",
      });
    }
    expect((await account(person.id)).verified_email).toBe(1);
  });

  test("T11: a mailed token is stored as a hash only, and works once, for its own account and purpose, until it expires", async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { token, id } = await linkIn(person.username, "verifyEmail");
    expect(Buffer.from(token, "base64url").length * 8).toBeGreaterThanOrEqual(128);
    const stored = await guest.db.selectFrom("mail_tokens").selectAll().where("account_id", "=", person.id).execute();
    expect(stored.map((row) => row.token_hash)).toEqual([tokenHash(token)]);
    expect(JSON.stringify(stored)).not.toContain(token);
    await expect(recovery.verifyEmail(guest, { token, id: other.id })).rejects.toMatchObject(bad);
    await expect(recovery.verifyEmail(guest, { token: `${token}x`, id })).rejects.toMatchObject(bad);
    await expect(recovery.verifyEmail(days(8), { token, id })).rejects.toMatchObject(bad);
    await expect(
      recovery.resetPassword(guest, { token, id, password1: newPassword, password2: newPassword }),
    ).rejects.toMatchObject(bad);
    await expect(recovery.loginByToken(guest, { token })).rejects.toMatchObject(bad);
    await expect(recovery.unsubscribe(guest, { token, id })).rejects.toMatchObject(bad);
    expect((await account(person.id)).verified_email).toBe(0);
  });

  test("resending mails another link to the caller's own address, and nothing once it is verified", async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    expect(await recovery.resendVerification(person.learner, { username: person.username })).toMatchObject({
      status: true,
    });
    expect(await mailsTo(person.username)).toHaveLength(2);
    await expect(recovery.resendVerification(person.learner, { username: other.username })).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "notYours",
    });
    await expect(recovery.resendVerification(guest, {})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await recovery.verifyEmail(guest, await linkIn(person.username, "verifyEmail"));
    await recovery.resendVerification(person.learner, {});
    expect(await mailsTo(person.username)).toHaveLength(2);
  });

  test("T9: requests for a reset link get the same response after the same time for known and unknown addresses", async () => {
    const person = await newPerson();
    const ask = async (email: string) => {
      const start = performance.now();
      const answer = await recovery.sendResetLink(guest, { email });
      return { answer, ms: performance.now() - start };
    };
    const [known, unknown] = [await ask(person.username), await ask("nobody@example.org")];
    expect(unknown.answer).toEqual(known.answer);
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThanOrEqual(minimumTimeMs - 5);
    expect(await mailsTo("nobody@example.org")).toEqual([]);
    expect((await mailsTo(person.username)).map(({ kind }) => kind).sort()).toEqual(["resetPassword", "verifyEmail"]);
  });

  test("an unverified address gets the link too, as the mail's text states", async () => {
    const person = await newPerson();
    expect((await account(person.id)).verified_email).toBe(0);
    await recovery.sendResetLink(guest, { email: person.username });
    expect((await mailsTo(person.username)).map(({ kind }) => kind)).toContain("resetPassword");
    for (const language of ["en", "hi"] as const) {
      const unverified = translatorFor(language, "recovery")("stateUnverifiedMore", { email: person.username });
      expect(unverified).not.toMatch(/password|पासवर्ड/);
    }
  });

  test("an address gets three such mails an hour; the fourth request is rejected whether it has an account or not", async () => {
    const person = await newPerson();
    for (const email of [person.username, `${person.id}@example.org`]) {
      for (const _ of [1, 2, 3]) await recovery.sendResetLink(guest, { email });
      const attempt = recovery.sendResetLink(guest, { email });
      await expect(attempt).rejects.toMatchObject({
        code: "TOO_MANY_REQUESTS",
        details: { retryAfterSeconds: expect.any(Number) },
      });
    }
    // Reset mails requested by a stranger do not use up the limit of other mails.
    for (const _ of [1, 2, 3]) await recovery.resendVerification(person.learner, {});
    await expect(recovery.resendVerification(person.learner, {})).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  test("an empty and an invalid address are rejected with the documented messages", async () => {
    await expect(recovery.sendResetLink(guest, { email: "" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "enterRegisteredEmail",
    });
    await expect(recovery.sendResetLink(guest, { email: "asha" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "emailInvalid",
    });
  });

  test("a reset link sets the password once, ends every session, and sends a mail about it", async () => {
    const person = await newPerson();
    await recovery.sendResetLink(guest, { email: person.username });
    await recovery.sendResetLink(guest, { email: person.username });
    const { page, token, id } = await linkIn(person.username, "resetPassword");
    expect(page).toBe("reset-password-token");
    const reset = (change: object = {}, context = guest) =>
      recovery.resetPassword(context, { token, id, password1: newPassword, password2: newPassword, ...change });
    await expect(reset({ password2: "" })).rejects.toMatchObject({ code: "BAD_REQUEST", key: "newPasswordsDiffer" });
    await expect(reset({ password2: `${newPassword}!` })).rejects.toMatchObject({ key: "newPasswordsDiffer" });
    await expect(reset({ password1: "abcd", password2: "abcd" })).rejects.toMatchObject({ key: "newPasswordTooShort" });
    await expect(reset({ id: "somebody-else" })).rejects.toMatchObject(bad);
    await expect(reset({}, later(61 * 60_000))).rejects.toMatchObject(bad);
    expect(await reset()).toMatchObject({ status: true });
    expect((await asHolder(guest, person.sessionToken)).learner).toBeNull();
    await expect(accounts.login(guest, { username: person.username, password: person.password })).rejects.toMatchObject(
      { key: "signInFailed" },
    );
    expect(await accounts.login(guest, { username: person.username, password: newPassword })).toMatchObject({
      _id: person.id,
    });
    expect((await mailsTo(person.username)).map(({ kind }) => kind)).toContain("passwordChanged");
    await expect(reset()).rejects.toMatchObject(bad);
  });

  test("a new password invalidates the other links that open the account", async () => {
    const person = await newPerson();
    await recovery.sendResetLink(guest, { email: person.username });
    const older = await linkIn(person.username, "resetPassword");
    await recovery.sendResetLink(later(1000), { email: person.username });
    await queueResumeMail(guest, { email: person.username, courseId, page: "module" });
    const { token, id } = await linkIn(person.username, "resetPassword");
    expect(token).not.toBe(older.token);
    await recovery.resetPassword(guest, { token, id, password1: newPassword, password2: newPassword });
    await expect(
      recovery.resetPassword(guest, { ...older, password1: newPassword, password2: newPassword }),
    ).rejects.toMatchObject(bad);
    await expect(recovery.loginByToken(guest, await linkIn(person.username, "resumeLearning"))).rejects.toMatchObject(
      bad,
    );
  });

  test("T30: an unsubscribe link changes only the mailings of its own account, however often it is opened", async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await queueResumeMail(guest, { email: person.username, courseId, page: "module" });
    const link = await linkIn(person.username, "resumeLearning", "unsubscribeLink");
    await expect(recovery.unsubscribe(guest, { token: link.token, id: other.id })).rejects.toMatchObject(bad);
    await expect(recovery.unsubscribe(guest, { token: "guessed", id: person.id })).rejects.toMatchObject(bad);
    const before = await account(person.id);
    expect(await mayMail(guest.db, person.id)).toBe(true);
    for (const _ of [1, 2])
      expect(await recovery.unsubscribe(guest, link)).toEqual({
        message: "You have successfully unsubscribed from list.",
      });
    expect(await mayMail(guest.db, person.id)).toBe(false);
    const { mailings_stopped_at, agreed_to_mailings, updated_at: _, ...rest } = await account(person.id);
    expect(mailings_stopped_at).not.toBeNull();
    expect(agreed_to_mailings).toBe(0);
    expect(before).toMatchObject(rest);
    expect((await account(other.id)).mailings_stopped_at).toBeNull();
    expect(await queueResumeMail(guest, { email: person.username, courseId, page: "module" })).toBe("noMailings");
    expect(await recovery.resubscribe(later(1000), link)).toEqual({ message: "You have successfully subscribed" });
    expect(await mayMail(guest.db, person.id)).toBe(true);
    expect((await account(person.id)).mailings_stopped_at).toBeNull();
    await expect(recovery.loginByToken(guest, link)).rejects.toMatchObject(bad);
  });

  test("the link of an old mail gives no consent for somebody who is under 18 now", async () => {
    const person = await newPerson();
    await queueResumeMail(guest, { email: person.username, courseId, page: "module" });
    const link = await linkIn(person.username, "resumeLearning", "unsubscribeLink");
    await recovery.unsubscribe(guest, link);
    await guest.db.updateTable("accounts").set({ age: 15 }).where("id", "=", person.id).execute();
    await expect(recovery.resubscribe(later(1000), link)).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "consentsFromEighteen",
    });
    expect((await account(person.id)).agreed_to_mailings).toBe(0);
  });

  test("T13: a resume link opens one session, for learning only", async () => {
    const person = await newPerson();
    await queueResumeMail(guest, { email: person.username.toUpperCase(), courseId, page: "course_info" });
    const { page, token, id, more } = await linkIn(person.username, "resumeLearning");
    expect([page, id, more]).toEqual(["resume_learning", courseId, "course_info"]);
    const answer = await recovery.loginByToken(guest, { token });
    expect(answer).toEqual({
      status: true,
      token: expect.any(String),
      username: person.username,
      firstName: "Asha",
      language_preference: "en",
      _id: person.id,
    });
    const learning = await asHolder(guest, answer.token);
    expect(learning.learner?.scope).toBe("learning");
    expect(() => requireFullSession(learning)).toThrow(
      expect.objectContaining({ code: "FORBIDDEN", key: "signInAgain" }),
    );
    await expect(recovery.loginByToken(guest, { token })).rejects.toMatchObject(bad);
    await expect(recovery.loginByToken(days(31), { token })).rejects.toMatchObject(bad);
  });

  test("T11: a resume link works for seven days, as its mail states", async () => {
    const person = await newPerson();
    await queueResumeMail(guest, { email: person.username, courseId, page: "module" });
    const { token } = await linkIn(person.username, "resumeLearning");
    await expect(recovery.loginByToken(days(7), { token })).rejects.toMatchObject(bad);
    await expect(recovery.loginByToken(later(7 * 24 * 3600 * 1000 - 1000), { token })).resolves.toMatchObject({
      status: true,
    });
    for (const [language, words] of [
      ["en", "within 7 days"],
      ["hi", "7 दिन"],
    ] as const) {
      expect(translatorFor(language, "mail")("resumeLearning.validity")).toContain(words);
    }
  });

  test("a full session stays full under a new token; another account's session gives no further rights", async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    let queued = 0;
    const resume = async (context: CallContext) => {
      queued += 1;
      await queueResumeMail(later(queued), { email: person.username, courseId, page: "module" });
      return recovery.loginByToken(context, await linkIn(person.username, "resumeLearning"));
    };
    const resumed = await resume(person.learner);
    expect((await asHolder(guest, resumed.token)).learner?.scope).toBe("full");
    expect((await asHolder(guest, person.sessionToken)).learner).toBeNull();
    const opened = await resume(other.learner);
    expect((await asHolder(guest, opened.token)).learner).toMatchObject({ accountId: person.id, scope: "learning" });
  });

  test("a resume mail links to the learner's last place, or to the first topic; it is sent only with consent to mailings", async () => {
    const person = await newPerson();
    await queueResumeMail(guest, { email: person.username, courseId, page: "topic" });
    const topics = guest.content.courseById.get(courseId)?.topics ?? [];
    expect((await linkIn(person.username, "resumeLearning")).id).toBe(topics[0]?.id);
    const silent = newRegistration();
    await accounts.register(guest, silent);
    expect(await queueResumeMail(guest, { email: silent.username, courseId, page: "topic" })).toBe("noMailings");
    expect(await queueResumeMail(guest, { email: "nobody@example.org", courseId, page: "topic" })).toBe(
      "unknownAddress",
    );
    expect(await queueResumeMail(guest, { email: person.username, courseId: "no-course", page: "topic" })).toBe(
      "unknownCourse",
    );
  });
});
