import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { issueMailToken } from "../../domain/accounts";
import { newRegistration } from "../../domain/testing/learners";
import { publishedContent } from "../../platform/content/testing/published-content";
import { openedDatabase } from "../../platform/db";
import { portal } from "../../platform/portal";
import { handleCall } from "./route";

const api = "https://portal.example";
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-route-"));
beforeAll(async () => {
  for (const [name, value] of Object.entries({ PORTAL_URL: api, PORTAL_DATA_DIR: dataDir, DATABASE_URL: "" }))
    vi.stubEnv(name, value);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  fs.copyFileSync(inject("migrated").sqliteFile, path.join(dataDir, "portal.sqlite"));
  publishedContent();
});
afterAll(async () => {
  (await portal.limits?.opened)?.close();
  await openedDatabase().close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const call = (method: string, address: string, headers: Record<string, string> = {}, body?: object) =>
  handleCall(
    new Request(`${api}/api${address}`, {
      method,
      headers: { ...(body ? { "content-type": "application/json" } : {}), ...headers },
      body: body && JSON.stringify(body),
    }),
  );
const named = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
const sentBack = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

test("under https the cookies of session and device have the __Host- prefix, and only such a session counts; a logout clears both names", async () => {
  const entered = await call("POST", "/users/register", {}, newRegistration());
  for (const name of ["__Host-portal_session", "__Host-known_device"])
    expect(named(entered, name)).toMatch(/; Path=\/; .*HttpOnly; Secure$/);
  expect(named(entered, "portal_session")).toBeUndefined();
  const cookie = sentBack(entered);
  expect((await call("POST", "/checkAuth", { cookie }, {})).status).toBe(200);
  expect(
    (await call("POST", "/checkAuth", { cookie: cookie.replace("__Host-portal_session", "portal_session") }, {}))
      .status,
  ).toBe(401);
  const left = await call("POST", "/users/logout", { cookie }, {});
  for (const name of ["__Host-portal_session", "portal_session"])
    expect(named(left, name)).toMatch(/^[^=]+=; Path=\/; Max-Age=0;/);
  expect(named(left, "__Host-known_device")).toBeUndefined();
});

test("a mailed link that is opened on somebody else's device leaves the cookie one that ends with the browser (rule: session.shared-device)", async () => {
  const { username, password } = newRegistration();
  const { _id } = (await (
    await call("POST", "/users/register", {}, newRegistration({ username, password }))
  ).json()) as {
    _id: string;
  };
  for (const shared_device of [true, undefined]) {
    const entered = await call("POST", "/users/login", {}, { username, password, shared_device });
    const token = await issueMailToken(openedDatabase().db, _id, "resumeLearning", new Date());
    const resumed = await call("POST", "/users/login-by-token", { cookie: sentBack(entered) }, { token });
    expect(resumed.status).toBe(200);
    for (const answer of [entered, resumed])
      expect(named(answer, "__Host-portal_session")?.includes("Max-Age")).toBe(shared_device === undefined);
  }
});

test("a page that signs in by a call continues in the account's language, unless one was chosen; the response to an app sets no language", async () => {
  const person = { ...newRegistration(), language: "hi" };
  await call("POST", "/users/register", {}, person);
  const logIn = async (headers: Record<string, string>) => {
    const answer = await call("POST", "/users/login", headers, {
      username: person.username,
      password: person.password,
    });
    return ["language", "language_of_account"].map((name) => named(answer, name)?.split(";")[0]);
  };
  expect(await logIn({ origin: api })).toEqual(["language=hi", "language_of_account=1"]);
  expect(await logIn({ origin: api, cookie: "language=en; language_of_account=1" })).toEqual([
    "language=hi",
    "language_of_account=1",
  ]);
  expect(await logIn({ origin: api, cookie: "language=en" })).toEqual([undefined, undefined]);
  expect(await logIn({})).toEqual([undefined, undefined]);
});

test("HEAD works where GET does, with the same status", async () => {
  const { token } = (await (await call("POST", "/users/register", {}, newRegistration())).json()) as { token: string };
  const bearer = { authorization: `Bearer ${token}` };
  for (const [address, headers] of [
    ["/courses/growing-up-healthy", {}],
    ["/search?query=anaemia", {}],
    ["/users/profile", bearer],
    ["/users/profile/", bearer],
    ["/users/profile", {}],
    ["/no-such-call", {}],
  ] as [string, Record<string, string>][]) {
    const [get, head] = [await call("GET", address, headers), await call("HEAD", address, headers)];
    expect([address, head.status]).toEqual([address, get.status]);
  }
});

test("a call that cannot store its change fails with 503 and Retry-After, in the caller's language; reading still works", async () => {
  const opened = openedDatabase();
  if (opened.kind !== "sqlite") throw new Error("not on SQLite");
  opened.handle.pragma("query_only = ON");
  const answer = await call("POST", "/users/register", { cookie: "language=hi" }, newRegistration({ language: "hi" }));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await answer.json()).toMatchObject({
    status: false,
    code: "SERVICE_UNAVAILABLE",
    key: "storageFull",
    message: expect.stringMatching(/[\u0900-\u097f]/),
  });
  expect((await call("GET", "/search?query=anaemia")).status).toBe(200);
  opened.handle.pragma("query_only = OFF");
  expect((await call("POST", "/users/register", {}, newRegistration())).status).toBe(200);
});
