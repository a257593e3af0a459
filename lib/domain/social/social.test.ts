import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { dialects, type FreshDatabase, freshDatabase } from "../../platform/db/testing/fresh-database";
import { readSettings, settings } from "../../platform/settings";
import { accounts, guardian, updateAccount } from "../accounts";
import type { CallContext } from "../call";
import { openInvitation } from "../recovery";
import { security } from "../security";
import { asHolder, guestContext, newRegistration } from "../testing/learners";
import { social } from "./index";
import { facebookApp, googleClient } from "./testing/environment";
import { type FacebookStandIn, startFacebook } from "./testing/facebook";
import { type GoogleStandIn, startGoogle } from "./testing/google";

let google: GoogleStandIn;
let facebook: FacebookStandIn;
beforeAll(async () => {
  [google, facebook] = await Promise.all([startGoogle(), startFacebook()]);
});
afterAll(() => Promise.all([google.stop(), facebook.stop()]));

/** Sets the provider timeout until the end of the test. */
function waitAtMost(socialTimeoutMs: number): void {
  const usual = settings().socialTimeoutMs;
  onTestFinished(() => void Object.assign(settings(), { socialTimeoutMs: usual }));
  Object.assign(settings(), { socialTimeoutMs });
}

const newEmail = () => `${randomUUID()}@example.org`;

/** A new user who is signed in at both providers. */
beforeEach(() => {
  const email = newEmail();
  google.user = { sub: randomUUID(), email, email_verified: true, given_name: "Asha", family_name: "Kumari" };
  facebook.user = { id: randomUUID(), email, name: "Asha Kumari", first_name: "Asha", last_name: "Kumari" };
  facebook.userOfGraph = null;
  google.broken = {};
});

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  let guest: CallContext;
  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
    const context = await guestContext(fresh);
    const environment = { SESSION_SECRET: "a secret of the tests, long enough", PORTAL_DATA_DIR: fresh.dataDir };
    guest = { ...context, settings: readSettings({ ...environment, ...google.environment, ...facebook.environment }) };
  });
  afterAll(async () => {
    guest.limits.close();
    await fresh.remove();
  });

  const withGoogle = async (audience = googleClient.id) =>
    social.socialLogin(guest, {
      accessToken: await google.accessTokenFor(audience),
      platform: "google",
      language: "hi",
    });
  const withFacebook = async (appId = facebookApp.id, isValid = true) =>
    social.socialLogin(guest, {
      accessToken: facebook.accessTokenFor(appId, isValid),
      platform: "facebook",
      language: "en",
    });
  const holder = async (token: string) => (await asHolder(guest, token)).learner;
  const mailsTo = (recipient: string) =>
    guest.db.selectFrom("outbox").select("kind").where("recipient", "=", recipient).execute();
  const readDecisions = (id: string) =>
    guest.db
      .selectFrom("consents")
      .select(["purpose", "given"])
      .where("account_id", "=", id)
      .where("given", "=", 1)
      .execute();
  const readIdentities = (id: string) =>
    guest.db.selectFrom("identities").select("provider").where("account_id", "=", id).execute();

  /** An account with a password and an open session. */
  async function registered(email: string, verified: boolean) {
    const answer = await accounts.register(guest, newRegistration({ username: email, password: "somebodys-pond" }));
    if (verified) await updateAccount(guest.db, answer._id, { verified_email: 1 });
    return answer;
  }
  const logIn = (username: string, password: string) => accounts.login(guest, { username, password });

  test("a closed account is kept or deleted on the page that the sign-in names, and no other account is made (rule: settings.delete)", async () => {
    const email = String(google.user.email);
    const { token } = await registered(email, true);
    await withGoogle();
    const closing = { password: "somebodys-pond", grace: true };
    await security.deleteAccount(await asHolder(guest, token), closing);
    const closed = { key: "accountClosed", details: { leadsTo: expect.stringMatching(/^\/closed-account\//) } };
    await expect(withGoogle()).rejects.toMatchObject(closed);
    // A second identity has the verified address and was never linked.
    google.user = { ...google.user, sub: randomUUID() };
    await expect(withGoogle()).rejects.toMatchObject(closed);
    // Facebook's addresses count as unverified.
    await expect(withFacebook()).rejects.toMatchObject({ key: "socialAddressTaken" });
    const open = guest.db.selectFrom("accounts").select("id").where("username", "=", email);
    expect(await open.execute()).toEqual([]);
  });

  test("a new user gets an account with a verified address, an incomplete profile and no password", async () => {
    const answer = await withGoogle();
    expect(answer).toMatchObject({
      username: google.user.email,
      firstName: "Asha",
      profileInfo: 0,
      message: expect.stringMatching(/\w/),
    });
    expect(await holder(answer.token)).toMatchObject({
      lastName: "Kumari",
      language: "hi",
      emailVerified: true,
      profileComplete: false,
      scope: "full",
    });
    expect(await readDecisions(answer._id)).toEqual([{ purpose: "account", given: 1 }]);
    expect(await mailsTo(answer.username)).toEqual([]);
    for (const password of ["", "!", "lotus-pond"])
      await expect(logIn(String(google.user.email), password)).rejects.toMatchObject({ key: "signInFailed" });
  });

  test("a later sign-in opens the same account, even with another address, under a new token (T14)", async () => {
    const first = await withGoogle();
    google.user = { ...google.user, email: newEmail() };
    const second = await withGoogle();
    expect(second).toMatchObject({ _id: first._id, username: first.username });
    expect(second.token).not.toBe(first.token);
    expect(await holder(first.token)).not.toBeNull();
  });

  test("an account with the same verified address is linked, with its password and sessions unchanged", async () => {
    const before = await registered(String(google.user.email), true);
    google.user.email = google.user.email?.toUpperCase();
    const answer = await withGoogle();
    expect(answer).toMatchObject({ _id: before._id, username: before.username });
    expect(await holder(before.token)).not.toBeNull();
    expect((await logIn(before.username, "somebodys-pond"))._id).toBe(before._id);
    expect(await mailsTo(before.username)).not.toContainEqual({ kind: "passwordChanged" });
  });

  test("T18: an account registered before with the unverified address loses password and sessions, and the owner is informed", async () => {
    const stranger = await registered(String(google.user.email), false);
    const owner = await withGoogle();
    expect(owner._id).toBe(stranger._id);
    expect(await holder(stranger.token)).toBeNull();
    await expect(logIn(stranger.username, "somebodys-pond")).rejects.toMatchObject({ key: "signInFailed" });
    expect(await holder(owner.token)).toMatchObject({ emailVerified: true });
    expect(await mailsTo(stranger.username)).toContainEqual({ kind: "passwordChanged" });
  });

  test("T18: links that a stranger had mailed elsewhere end: to another email for the account, and to a guardian", async () => {
    const [evil, guardianOf] = [newEmail(), newEmail()];
    const young = { age: 15, profession: "Adolescents/young people", guardian_email: guardianOf } as const;
    const given = newRegistration({ username: google.user.email, password: "somebodys-pond", ...young });
    const stranger = await asHolder(guest, (await accounts.register(guest, given)).token);
    await security.changeEmail(stranger, { email: evil, password: "somebodys-pond" });
    const linkTo = async (recipient: string) => {
      const mail = guest.db.selectFrom("outbox").select("details").where("recipient", "=", recipient);
      const { link } = JSON.parse((await mail.executeTakeFirstOrThrow()).details) as { link: string };
      const [, , token = "", id = ""] = new URL(link).pathname.split("/");
      return { token, id };
    };
    await withGoogle();
    const invalid = { key: "linkInvalid" };
    await expect(security.confirmEmailChange(guest, await linkTo(evil))).rejects.toMatchObject(invalid);
    await expect(guardian.giveGuardianConsent(guest, await linkTo(guardianOf))).rejects.toMatchObject(invalid);
  });

  test("T18: an identity linked before by a stranger is removed too", async () => {
    const stranger = await withFacebook();
    const owner = await withGoogle();
    expect(owner._id).toBe(stranger._id);
    expect(await holder(stranger.token)).toBeNull();
    expect(await readIdentities(owner._id)).toEqual([{ provider: "google" }]);
    await expect(withFacebook()).rejects.toMatchObject({ key: "socialAddressTaken" });
  });

  test("an invited person who signs in with the same verified address has accepted, with the own consent", async () => {
    const { username, _id } = await accounts.register(guest, newRegistration({ username: google.user.email }));
    await guest.db.updateTable("accounts").set({ password_hash: "" }).where("id", "=", _id).execute();
    await guest.db.deleteFrom("consents").where("account_id", "=", _id).execute();
    const invitation = {
      account_id: _id,
      upload_id: "upload",
      course_id: "growing-up-healthy",
      invited_at: guest.now.toISOString(),
      accepted_at: null,
    };
    await guest.db.insertInto("invitations").values(invitation).execute();
    const { token } = await withGoogle();
    expect(await holder(token)).toMatchObject({ accountId: _id, emailVerified: true });
    expect(await openInvitation(guest.db, _id)).toBeNull();
    expect(await readDecisions(_id)).toEqual([{ purpose: "account", given: 1 }]);
    expect(await mailsTo(username)).toEqual([{ kind: "verifyEmail" }]);
  });

  test("Facebook does not state that an address is verified, so a new account's is not, and a verification mail is sent", async () => {
    const answer = await withFacebook();
    expect(answer).toMatchObject({ username: facebook.user.email, firstName: "Asha", profileInfo: 0 });
    expect(await holder(answer.token)).toMatchObject({ emailVerified: false, language: "en" });
    expect(await mailsTo(answer.username)).toEqual([{ kind: "verifyEmail" }]);
    expect((await withFacebook())._id).toBe(answer._id);
  });

  test.each([true, false])(
    "an unverified address opens no existing account (verified there: %s), and changes nothing in it",
    async (verified) => {
      const before = await registered(String(facebook.user.email), verified);
      await expect(withFacebook()).rejects.toMatchObject({ code: "UNAUTHORIZED", key: "socialAddressTaken" });
      expect(await holder(before.token)).toMatchObject({ emailVerified: verified });
      expect((await logIn(before.username, "somebodys-pond"))._id).toBe(before._id);
      expect(await readIdentities(before._id)).toEqual([]);
    },
  );

  test("T17: a Google token issued for another app is rejected", async () => {
    await expect(withGoogle("another-app.apps.example")).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      key: "socialRejected",
    });
  });

  test.each([false, "false", undefined])(
    "T17: an unverified Google address is rejected (%s)",
    async (email_verified) => {
      google.user = { ...google.user, email_verified };
      await expect(withGoogle()).rejects.toMatchObject({ code: "UNAUTHORIZED", key: "socialEmailUnverified" });
    },
  );

  test("T17: a token of one person does not open another person's account", async () => {
    const accessToken = await google.accessTokenFor(googleClient.id);
    google.user = { ...google.user, sub: randomUUID() };
    await expect(social.socialLogin(guest, { accessToken, platform: "google" })).rejects.toMatchObject({
      key: "socialRejected",
    });
    facebook.userOfGraph = { ...facebook.user, id: randomUUID() };
    await expect(withFacebook()).rejects.toMatchObject({ key: "socialRejected" });
  });

  test("T17: an invalid Facebook token, or one issued for another app, is rejected", async () => {
    await expect(withFacebook("9999999999")).rejects.toMatchObject({ code: "UNAUTHORIZED", key: "socialRejected" });
    await expect(withFacebook(facebookApp.id, false)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      key: "socialRejected",
    });
    await expect(social.socialLogin(guest, { accessToken: "EAAinvented", platform: "facebook" })).rejects.toMatchObject(
      { key: "socialRejected" },
    );
  });

  test("T17: name and address in the request body are ignored", async () => {
    const victim = await registered(newEmail(), true);
    const accessToken = await google.accessTokenFor(googleClient.id);
    const answer = await social.socialLogin(guest, {
      accessToken,
      platform: "google",
      name: "Somebody Else",
      email: victim.username,
      signup_via: "google",
    });
    expect(answer).toMatchObject({ username: google.user.email, firstName: "Asha" });
    expect(answer._id).not.toBe(victim._id);
  });

  test.each([
    ["sends elsewhere", "redirect"],
    ["has an error", 500],
    ["does not answer in time", "silence"],
    ["answers more than 1 MB", "too long"],
  ] as const)("T17: a provider that %s opens nothing", async (_, broken) => {
    google.broken = { tokeninfo: broken };
    if (broken === "silence") waitAtMost(500);
    await expect(withGoogle()).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      key: "socialUnavailable",
      details: { retryAfterSeconds: 10 },
    });
  });

  test("a person who shares no address gets an error that explains it", async () => {
    facebook.user = { id: randomUUID(), name: "Asha Kumari" };
    await expect(withFacebook()).rejects.toMatchObject({ code: "UNAUTHORIZED", key: "socialNoEmail" });
  });

  test("a provider that is not configured is rejected", async () => {
    const bare = { ...guest, settings: { ...guest.settings, social: { google: null, facebook: null } } };
    await expect(social.socialLogin(bare, { accessToken: "a-token", platform: "google" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "socialNotSetUp",
    });
  });

  test("two concurrent first sign-ins create one account", async () => {
    const answers = await Promise.all([withGoogle(), withGoogle(), withGoogle()]);
    expect(new Set(answers.map((answer) => answer._id)).size).toBe(1);
    expect(await readIdentities(answers[0]._id)).toEqual([{ provider: "google" }]);
  });
});
