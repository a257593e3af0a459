import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { type FacebookStandIn, startFacebook } from "../../domain/social/testing/facebook";
import { type GoogleStandIn, startGoogle } from "../../domain/social/testing/google";
import { newRegistration } from "../../domain/testing/learners";
import { publishedContent } from "../../platform/content/testing/published-content";
import { openedDatabase } from "../../platform/db";
import { sessionCookieAt } from "../../platform/session";
import { handleCall } from "../http/route";
import { knownWaysOut } from "../http/testing/hostile-paths";
import { handleSocialCallback, handleSocialStart } from "./social";
import { api, atProvider, call, comeBack, type Jar, sentTo, signIn, start, whoIs } from "./testing/social-visit";

const courseId = "growing-up-healthy";
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-social-"));
let google: GoogleStandIn;
let facebook: FacebookStandIn;
beforeAll(async () => {
  [google, facebook] = await Promise.all([startGoogle(), startFacebook()]);
  const environment = {
    PORTAL_URL: api,
    PORTAL_DATA_DIR: dataDir,
    DATABASE_URL: "",
    ...google.environment,
    ...facebook.environment,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  fs.copyFileSync(inject("migrated").sqliteFile, path.join(dataDir, "portal.sqlite"));
  publishedContent();
  // The first call loads the content and every operation. That work must not fall into a provider's time limit.
  await handleCall(new Request(`${api}/api/courses`));
});
afterAll(async () => {
  await Promise.all([google.stop(), facebook.stop(), openedDatabase().close()]);
  fs.rmSync(dataDir, { recursive: true, force: true });
});
let logged: string[] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...parts: unknown[]) => void logged.push(parts.join(" ")));
  google.user = {
    sub: randomUUID(),
    email: `${randomUUID()}@example.org`,
    email_verified: true,
    given_name: "Asha",
    family_name: "Kumari",
  };
  facebook.user = { id: randomUUID(), email: `${randomUUID()}@example.org`, first_name: "Ravi", last_name: "Verma" };
  google.broken = {};
  google.changeIdToken = () => undefined;
  google.changeAccessToken = () => undefined;
});

/** Expects that no one is signed in and that the login page shows why. */
async function expectProblem(jar: Jar, answer: Response, problem: string): Promise<void> {
  expect([answer.status, sentTo(answer)]).toEqual([303, `/login?problem=${problem}`]);
  expect(jar.has(sessionCookieAt(undefined))).toBe(false);
  expect(await whoIs(jar)).toMatchObject({ status: false });
}

test("the redirect to Google has a state, a nonce and a PKCE challenge, and their secrets stay sealed", async () => {
  const jar: Jar = new Map();
  const answer = await start(jar);
  const leadsTo = new URL(String(answer.headers.get("location")));
  expect(answer.status).toBe(303);
  expect(`${leadsTo.origin}${leadsTo.pathname}`).toBe(`${google.environment.GOOGLE_ISSUER}/authorize`);
  expect(Object.fromEntries(leadsTo.searchParams)).toMatchObject({
    client_id: google.environment.GOOGLE_CLIENT_ID,
    redirect_uri: `${api}/api/social/google/callback`,
    response_type: "code",
    scope: "openid email profile",
    code_challenge_method: "S256",
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
  });
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^social_google=Fe26\.2\*.*; Max-Age=600; SameSite=Lax; HttpOnly$/);
  expect(cookie).not.toContain(leadsTo.searchParams.get("state"));
  expect(answer.headers.get("cache-control")).toContain("no-store");
});

test("a new learner comes back signed in and gets the profile form; the default course's page is the return path", async () => {
  const jar: Jar = new Map();
  const answer = await signIn(jar);
  expect(sentTo(answer)).toBe(`/usr/UpdateInfo?rdir=${encodeURIComponent(`/info/course/${courseId}`)}`);
  expect(await whoIs(jar)).toMatchObject({ firstName: "Asha", profileInfo: 0, verifiedEmail: 1 });
  expect(jar.has("social_google")).toBe(false);
});

test("with Facebook too", async () => {
  const jar: Jar = new Map();
  expect(sentTo(await signIn(jar, "facebook", "?rdir=/discussions"))).toBe("/usr/UpdateInfo?rdir=%2Fdiscussions");
  expect(await whoIs(jar)).toMatchObject({ firstName: "Ravi", verifiedEmail: 0 });
});

test("with a complete profile the visitor returns to the previous page", async () => {
  const jar: Jar = new Map();
  await signIn(jar);
  const profile = {
    current_institute: "Middle School",
    employment_sector: "Government",
    state: "Bihar",
    state_id: 5,
    district: "Patna",
    mobile: "9876543210",
  };
  const filled = { ...profile, age: 34, gender: "Female", profession: "Counsellors", is_profile_complete: 1 };
  expect(await call(jar, "PUT", "/users/profile", filled)).toMatchObject({ success: true });
  expect(sentTo(await signIn(new Map(), "google", "?rdir=/discussions?page=2"))).toBe("/discussions?page=2");
  expect(sentTo(await signIn(new Map()))).toBe(`/info/course/${courseId}`);
});

test.each(knownWaysOut)("T8: the redirect never leaves this site: %s", async (rdir) => {
  const back = `/usr/UpdateInfo?rdir=${encodeURIComponent(`/info/course/${courseId}`)}`;
  expect(sentTo(await signIn(new Map(), "google", `?rdir=${encodeURIComponent(rdir)}`))).toBe(back);
});

test("a visitor who came for a course is enrolled, sees a message, and goes on to it after the profile", async () => {
  const jar: Jar = new Map();
  expect(sentTo(await signIn(jar, "google", `?course=${courseId}`))).toBe(
    `/usr/UpdateInfo?rdir=${encodeURIComponent(`/view/course/${courseId}`)}`,
  );
  expect(decodeURIComponent(jar.get("carried_message") ?? "")).toBe("You have successfully enrolled");
  expect(await call(jar, "POST", "/users/my-courses", {})).toMatchObject({
    data: [{ slug: courseId, status: "Enrolled" }],
  });
});

test("an unknown course does not prevent the sign-in", async () => {
  const jar: Jar = new Map();
  expect(sentTo(await signIn(jar, "google", "?course=not-there"))).toBe(
    `/usr/UpdateInfo?rdir=${encodeURIComponent(`/info/course/${courseId}`)}`,
  );
  expect(jar.has("carried_message")).toBe(false);
});

test("another state than the one that was sent is rejected", async () => {
  const jar: Jar = new Map();
  const back = await atProvider(await start(jar));
  back.searchParams.set("state", "x".repeat(43));
  await expectProblem(jar, await comeBack(jar, back), "socialExpired");
});

test("a link to the end of somebody else's sign-in opens nothing in another browser", async () => {
  const stranger = await atProvider(await start(new Map()));
  const jar: Jar = new Map();
  await expectProblem(jar, await comeBack(jar, stranger), "socialExpired");
  await start(jar);
  await expectProblem(jar, await comeBack(jar, stranger), "socialExpired");
});

test("coming back with the same code and the same cookie a second time opens nothing", async () => {
  const jar: Jar = new Map();
  const back = await atProvider(await start(jar));
  const copy: Jar = new Map(jar);
  expect((await comeBack(jar, back)).headers.get("location")).toContain("/usr/UpdateInfo");
  await expectProblem(copy, await comeBack(copy, back), "socialRejected");
});

test("a cookie of the other provider, a changed one and one that is too old count as none", async () => {
  for (const change of [
    (jar: Jar) => jar.set("social_google", jar.get("social_facebook") ?? ""),
    (jar: Jar) => jar.set("social_google", "garbage"),
  ]) {
    const jar: Jar = new Map();
    await start(jar, "facebook");
    const back = await atProvider(await start(jar));
    change(jar);
    await expectProblem(jar, await comeBack(jar, back), "socialExpired");
  }
  const jar: Jar = new Map();
  const back = await atProvider(await start(jar));
  vi.useFakeTimers({ now: Date.now() + 12 * 60_000, toFake: ["Date"] });
  await expectProblem(jar, await comeBack(jar, back), "socialExpired").finally(() => vi.useRealTimers());
});

test.each<[string, (claims: Record<string, unknown>) => unknown]>([
  ["another nonce", (claims) => Object.assign(claims, { nonce: "another" })],
  ["no nonce", (claims) => delete claims.nonce],
  ["another app as its audience (T17)", (claims) => Object.assign(claims, { aud: "another-app" })],
  ["another issuer", (claims) => Object.assign(claims, { iss: "https://evil.example" })],
  ["an end in the past", (claims) => Object.assign(claims, { exp: 1 })],
])("an ID token with %s is rejected", async (_, change) => {
  google.changeIdToken = change;
  const jar: Jar = new Map();
  await expectProblem(jar, await signIn(jar), "socialRejected");
});

test("T17: an access token for another app is rejected, although the ID token is ours", async () => {
  google.changeAccessToken = (claims) => Object.assign(claims, { aud: "another-app" });
  const jar: Jar = new Map();
  await expectProblem(jar, await signIn(jar), "socialRejected");
});

test("T17: a Google address that is not verified is rejected", async () => {
  google.user.email_verified = false;
  const jar: Jar = new Map();
  await expectProblem(jar, await signIn(jar), "socialEmailUnverified");
});

test("a visitor who cancels at the provider sees that nothing has changed, and the return path stays", async () => {
  const jar: Jar = new Map();
  const { searchParams } = new URL(
    String((await start(jar, "facebook", "?rdir=/discussions")).headers.get("location")),
  );
  const back = new URL(
    `${api}/api/social/facebook/callback?error=access_denied&error_reason=user_denied&state=${searchParams.get("state")}`,
  );
  const answer = await comeBack(jar, back, "facebook");
  expect(sentTo(answer)).toBe("/login?rdir=%2Fdiscussions&problem=socialCancelled");
});

test("T11: an error is logged with its reason, without code, state or token", async () => {
  google.changeIdToken = (claims) => Object.assign(claims, { aud: "another-app" });
  const jar: Jar = new Map();
  const back = await atProvider(await start(jar));
  await comeBack(jar, back);
  expect(logged).toEqual([expect.stringMatching(/^social: google: OAUTH_/)]);
  for (const secret of [back.searchParams.get("code"), back.searchParams.get("state")])
    expect(logged[0]).not.toContain(secret);
});

test("a provider that has an error opens nothing", async () => {
  google.broken = { token: 500 };
  const jar: Jar = new Map();
  await expectProblem(jar, await signIn(jar), "socialUnavailable");
});

test("T14: the session is a new one, whatever cookie the browser had before", async () => {
  const jar: Jar = new Map();
  await call(jar, "POST", "/users/register", newRegistration());
  const before = jar.get(sessionCookieAt(undefined));
  await signIn(jar);
  expect(jar.get(sessionCookieAt(undefined))).not.toBe(before);
  expect(await whoIs(jar)).toMatchObject({ firstName: "Asha", verifiedEmail: 1 });
});

test("T18: a browser that a stranger left signed in to the owner's address is signed out", async () => {
  const stranger: Jar = new Map();
  await call(stranger, "POST", "/users/register", newRegistration({ username: google.user.email }));
  const owner: Jar = new Map();
  await signIn(owner);
  expect(await whoIs(stranger)).toMatchObject({ status: false });
  expect(await whoIs(owner)).toMatchObject({ verifiedEmail: 1 });
});

test("an unknown provider redirects to the login page", async () => {
  const address = `${api}/api/social/evil/start`;
  expect(sentTo(await handleSocialStart(new Request(address), "evil"))).toBe("/login?problem=socialNotSetUp");
  expect(sentTo(await handleSocialCallback(new Request(address), "evil"))).toBe("/login?problem=socialNotSetUp");
});

/** The stored campaign of the signed-in learner. */
async function storedCampaign(jar: Jar): Promise<unknown> {
  const { _id } = (await whoIs(jar)) as { _id: string };
  return openedDatabase()
    .db.selectFrom("accounts")
    .select(["utm_campaign", "utm_source"])
    .where("id", "=", _id)
    .executeTakeFirst();
}
const poster = { utm_campaign: "diwali", utm_source: "poster" };

test("the campaign of the cookies is stored with the account, without JavaScript too", async () => {
  const jar: Jar = new Map(Object.entries(poster));
  await signIn(jar);
  expect(await storedCampaign(jar)).toEqual(poster);
});

test("the campaign that the link names counts more; on a landing page the page is the source", async () => {
  const [named, landed, alone]: Jar[] = [new Map(Object.entries(poster)), new Map(Object.entries(poster)), new Map()];
  await signIn(named as Jar, "google", "?utm_source=sms");
  expect(await storedCampaign(named as Jar)).toEqual({ utm_campaign: "", utm_source: "sms" });
  google.user = { ...google.user, sub: randomUUID(), email: `${randomUUID()}@example.org` };
  await signIn(landed as Jar, "google", "?page=up");
  expect(await storedCampaign(landed as Jar)).toEqual({ utm_campaign: "diwali", utm_source: "up" });
  await signIn(alone as Jar, "facebook", "?page=bihar");
  expect(await storedCampaign(alone as Jar)).toEqual({ utm_campaign: "bihar", utm_source: "bihar" });
});
