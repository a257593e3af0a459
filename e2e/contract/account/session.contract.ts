import { beforeAll, describe, expect, test } from "vitest";
import { type ApiResponse, callApi, errorBody, portalUrl, readCookies } from "../../../testing/calls/call-api";
import { courseId, makeRegistration, newAddress, newLearner, password } from "../../../testing/people/learners";

let entered: ApiResponse;
let cookie: string;
beforeAll(async () => {
  entered = await callApi("POST", "/users/register", { body: makeRegistration(newAddress()) });
  cookie = readCookies(entered);
});

const cookieNamed = (answer: ApiResponse, name: string) =>
  answer.headers.getSetCookie().find((each) => each.startsWith(`${name}=`)) ?? "";
const write = (headers: Record<string, string>, caller: { cookie?: string; token?: string } = { cookie }) =>
  callApi("POST", "/checkAuth", { ...caller, body: {}, headers });

test("the session cookie is out of reach of scripts and other sites, and shows no token", () => {
  const attributes = cookieNamed(entered, "portal_session").split(/;\s*/).slice(1);
  expect(attributes).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/"]));
  expect(cookieNamed(entered, "portal_session")).not.toContain(String(entered.body.token));
  expect(cookieNamed(entered, "signed_in")).toMatch(/^signed_in=1\.[\w-]{16};(?!.*HttpOnly)/);
});

test("a login sets the same cookie again", async () => {
  const answer = await callApi("POST", "/users/login", { body: { username: entered.body.username, password } });
  expect(cookieNamed(answer, "portal_session")).toMatch(/; HttpOnly/);
  expect(cookieNamed(answer, "portal_session").split(";")[0]).not.toBe(
    cookieNamed(entered, "portal_session").split(";")[0],
  );
});

test("on somebody else's device the cookies end with the browser", async () => {
  const body = { username: entered.body.username, password };
  const own = await callApi("POST", "/users/login", { body });
  const shared = await callApi("POST", "/users/login", { body: { ...body, shared_device: true } });
  for (const name of ["portal_session", "signed_in"]) {
    expect(cookieNamed(own, name)).toContain("Max-Age=2592000");
    expect(cookieNamed(shared, name)).toMatch(/^\w+=[^;]+;(?!.*(?:Max-Age|Expires))/);
  }
  expect((await callApi("POST", "/checkAuth", { cookie: readCookies(shared), body: {} })).status).toBe(200);
});

test("the bearer token and the sealed cookie are the same session", async () => {
  const withToken = await callApi("POST", "/checkAuth", { token: String(entered.body.token), body: {} });
  const withCookie = await callApi("POST", "/checkAuth", { cookie, body: {} });
  expect(withToken.status).toBe(200);
  expect(withCookie.body).toEqual(withToken.body);
});

test("where both are sent the bearer token counts", async () => {
  const other = await newLearner();
  const answer = await callApi("POST", "/checkAuth", { cookie, token: other.token, body: {} });
  expect(answer.body._id).toBe(other._id);
});

test("a bearer token shorter than 5 characters counts as absent, so the cookie counts", async () => {
  expect((await callApi("POST", "/checkAuth", { cookie, token: "abcd", body: {} })).status).toBe(200);
});

test("the token itself in the place of the sealed cookie opens nothing", async () => {
  expect(
    (await callApi("POST", "/checkAuth", { cookie: `portal_session=${entered.body.token}`, body: {} })).status,
  ).toBe(401);
});

describe("a write with a cookie", () => {
  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["an origin that only looks like the own", { origin: `${portalUrl}.evil.example` }],
    ["a hidden origin", { origin: "null" }],
    ["another site, as browsers report it", { "sec-fetch-site": "cross-site" }],
  ])("from %s is rejected", async (_, headers) => {
    const answer = await write(headers);
    expect([answer.status, answer.body]).toEqual([
      403,
      expect.objectContaining(errorBody(expect.any(String), "FOREIGN_ORIGIN")),
    ]);
  });

  test("from the own origin passes", async () => {
    expect((await write({ origin: portalUrl, "sec-fetch-site": "same-origin" })).status).toBe(200);
  });
});

test("a foreign origin with a bearer token passes: no browser adds that by itself", async () => {
  expect((await write({ origin: "https://app.example" }, { token: String(entered.body.token) })).status).toBe(200);
});

test("a foreign page cannot log a visitor in or out, register or enrol them", async () => {
  const headers = { origin: "https://evil.example" };
  const own = await newLearner();
  const attempts = await Promise.all([
    callApi("POST", "/users/login", { headers, body: { username: own.username, password } }),
    callApi("POST", "/users/register", { headers, body: makeRegistration(newAddress()) }),
    callApi("POST", "/users/logout", { headers, cookie, body: {} }),
    callApi("POST", "/courses/enroll", { headers, cookie, body: { id: courseId } }),
  ]);
  expect(attempts.map((answer) => [answer.status, answer.headers.getSetCookie()])).toEqual(
    attempts.map(() => [403, []]),
  );
});

test("logging out drops the cookies and ends what they held", async () => {
  const fresh = readCookies(await callApi("POST", "/users/register", { body: makeRegistration(newAddress()) }));
  const answer = await callApi("POST", "/users/logout", { cookie: fresh, body: {} });
  expect(answer.status).toBe(200);
  for (const name of ["portal_session", "signed_in"])
    expect(cookieNamed(answer, name)).toMatch(new RegExp(`^${name}=;.*Max-Age=0`));
  expect((await callApi("POST", "/checkAuth", { cookie: fresh, body: {} })).status).toBe(401);
});
