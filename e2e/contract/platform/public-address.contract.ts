import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callApi, readCookies } from "../../../testing/calls/call-api";
import { makeRegistration, newAddress } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";

// What follows the public address that a portal runs under. The build knows another one.
const publicUrl = "https://portal.example";
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-public-"));
let secure: Portal;
let plain: Portal;
beforeAll(async () => {
  secure = await startPortal({
    PORTAL_DATA_DIR: path.join(folder, "secure"),
    PORTAL_URL: publicUrl,
    TRUSTED_PROXIES: "1",
  });
  // The one portal of npm test that starts as in production: with the code of all pages, and rendering its first pages.
  plain = await startPortal({ PORTAL_DATA_DIR: path.join(folder, "plain"), SKIP_WARM_UP: "" });
});
afterAll(async () => {
  await Promise.all([secure.stop(), plain.stop()]);
  fs.rmSync(folder, { recursive: true, force: true });
});

const open = (portal: Portal, address: string, init: RequestInit = {}) =>
  fetch(portal.url + address, { redirect: "manual", ...init });
const enter = (portal: Portal) =>
  callApi("POST", "/users/register", { body: makeRegistration(newAddress()) }, portal.url);
const named = (answer: Response | { headers: Headers }, name: string) =>
  answer.headers.getSetCookie().find((each) => each.startsWith(`${name}=`));

test("Strict-Transport-Security follows the running PORTAL_URL, on pages, files and calls", async () => {
  for (const address of ["/", "/courses", "/login", "/api/courses", "/favicon.ico", "/no-such-page"]) {
    expect([address, (await open(secure, address)).headers.get("strict-transport-security")]).toEqual([
      address,
      "max-age=31536000",
    ]);
    expect([address, (await open(plain, address)).headers.get("strict-transport-security")]).toEqual([address, null]);
  }
});

test("under https the session's cookie has the __Host- prefix, and signing out clears it and the old name", async () => {
  const entered = await enter(secure);
  expect(named(entered, "__Host-portal_session")).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/);
  expect(named(entered, "__Host-known_device")).toMatch(/; HttpOnly; Secure$/);
  expect(named(entered, "portal_session")).toBeUndefined();
  expect((await callApi("POST", "/checkAuth", { cookie: readCookies(entered), body: {} }, secure.url)).status).toBe(
    200,
  );
  const planted = readCookies(entered).replace("__Host-portal_session", "portal_session");
  expect((await callApi("POST", "/checkAuth", { cookie: planted, body: {} }, secure.url)).status).toBe(401);
  const left = await callApi("POST", "/users/logout", { cookie: readCookies(entered), body: {} }, secure.url);
  for (const name of ["__Host-portal_session", "portal_session"])
    expect(named(left, name)).toMatch(/=; Path=\/; Max-Age=0;.*Secure$/);
  const plainly = await enter(plain);
  expect(named(plainly, "portal_session")).toMatch(/; HttpOnly$/);
  expect(named(plainly, "known_device")).toMatch(/; HttpOnly$/);
});

describe("X-Forwarded-Host decides no origin", () => {
  const claimed = {
    origin: "https://evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "198.51.100.7",
  };

  test("of a call", async () => {
    const cookie = readCookies(await enter(secure));
    expect((await callApi("POST", "/checkAuth", { cookie, body: {}, headers: claimed }, secure.url)).status).toBe(403);
    expect(
      (
        await callApi(
          "POST",
          "/checkAuth",
          { cookie, body: {}, headers: { ...claimed, origin: publicUrl } },
          secure.url,
        )
      ).status,
    ).toBe(200);
  });

  test("of a form's action", async () => {
    const page = await (await open(secure, "/login")).text();
    const action = /name="(\$ACTION_(?:ID_|KEY|1:0)[^"]*)"/.exec(page);
    expect(action, "the login is a form without JavaScript").not.toBeNull();
    const form = page.slice(page.lastIndexOf("<form", action?.index), page.indexOf("</form>", action?.index));
    const fields = () => {
      const body = new FormData();
      for (const [, name = "", value = ""] of form.matchAll(
        /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g,
      ))
        body.set(name, unescaped(value));
      body.set("username", "");
      return body;
    };
    const send = (headers: Record<string, string>) =>
      open(secure, "/login", { method: "POST", headers, body: fields() });
    expect((await send({ ...claimed, origin: publicUrl })).status).toBe(200);
    expect((await send(claimed)).status).toBeGreaterThanOrEqual(400);
  });
});

const unescaped = (value: string) => value.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** Sends the address unchanged: `fetch` would take some of these addresses for another host. */
function askRaw(address: string): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: "localhost", port: new URL(plain.url).port, path: address }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    });
    request.on("error", reject);
  });
}

test.each([
  ["//courses", 200],
  ["///courses", 200],
  ["/\\courses", 200],
  ["//api//courses", 200],
  ["//evil.example", 404],
  ["//evil.example/..%2f", 404],
  ["/\\evil.example", 404],
])("several slashes in a row count as one, without a redirect: %s", async (address, status) => {
  expect(await askRaw(address)).toEqual({ status, location: undefined });
});

test.each([
  "//evil.example/",
  "/courses//",
  "//evil.example//",
  "/\\evil.example/",
  "//dashboard",
  "//evil.example/?language=hi",
])("where such an address is led on, it stays on this site: %s", async (address) => {
  const { location = "/" } = await askRaw(address);
  expect(new URL(location, plain.url).origin).toBe(plain.url);
});

test("HEAD answers where GET does, with the same status and no body", async () => {
  const { token } = (await enter(plain)).body as { token: string };
  const addresses = [
    "/",
    "/courses",
    "/api/courses",
    "/api/search?query=anaemia",
    "/api/users/profile",
    "/api/openapi.json",
    "/api/docs",
    "/robots.txt",
    "/sitemap.xml",
    "/login",
  ];
  for (const address of addresses) {
    const headers = { authorization: `Bearer ${token}` };
    const [get, head] = [
      await open(plain, address, { headers }),
      await open(plain, address, { method: "HEAD", headers }),
    ];
    expect([address, head.status, head.headers.get("content-type")]).toEqual([
      address,
      get.status,
      get.headers.get("content-type"),
    ]);
    expect(await head.text()).toBe("");
  }
  expect((await open(plain, "/api/no-such-call", { method: "HEAD" })).status).toBe(404);
});

test("GET /logout asks first where a browser does not report that its user went there", async () => {
  const stays = async (cookie: string) =>
    (await callApi("POST", "/checkAuth", { cookie, body: {} }, plain.url)).status === 200;
  const leave = (cookie: string, headers: Record<string, string>) =>
    open(plain, "/logout", { headers: { cookie, ...headers } });
  const cookie = readCookies(await enter(plain));
  for (const headers of [{}, { "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }] as Record<
    string,
    string
  >[]) {
    expect((await leave(cookie, headers)).headers.get("location")).toBe("/logout/ask");
    expect(await stays(cookie)).toBe(true);
  }
  const form = await (await open(plain, "/logout/ask", { headers: { cookie } })).text();
  expect(form).toMatch(/<form action="\/logout" method="post"/);
  expect((await leave(cookie, { "sec-fetch-site": "same-origin" })).headers.get("location")).toBe("/login");
  expect(await stays(cookie)).toBe(false);
  const another = readCookies(await enter(plain));
  const unsent = await leave(`${another}; unsent_writing=1`, { "sec-fetch-site": "none" });
  expect([unsent.headers.get("location"), await stays(another)]).toEqual(["/logout/ask", true]);
  expect((await leave(another, { "sec-fetch-site": "none" })).headers.get("location")).toBe("/login");
  const third = readCookies(await enter(plain));
  await open(plain, "/logout", { method: "POST", headers: { cookie: third } });
  expect(await stays(third)).toBe(false);
});

/** 0 for a file that the running portal has deleted or renamed since it was listed. */
const fileMode = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.mode ?? 0;

test("every file of a running portal's data folder is its own user's alone", async () => {
  await enter(plain);
  const dataDir = path.join(folder, "plain");
  await expect.poll(() => fs.readdirSync(dataDir)).toContain("outbox");
  await expect
    .poll(() => fs.readdirSync(path.join(dataDir, "outbox")).filter((name) => name.endsWith(".eml")).length)
    .toBeGreaterThan(0);
  const found = fs.readdirSync(dataDir, { recursive: true, withFileTypes: true });
  const open = found.filter((each) => (fileMode(path.join(each.parentPath, each.name)) & 0o77) !== 0);
  expect(open.map((each) => each.name)).toEqual([]);
  expect(found.length).toBeGreaterThan(5);
});

test("the code of every page was loaded before visitors came, and no first page or file has failed since", () => {
  expect(plain.output()).not.toMatch(/could not be (?:loaded|made|rendered)/);
});
