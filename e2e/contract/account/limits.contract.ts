import { expect, test } from "vitest";
import { callApi, errorBody, readCookies, succeed } from "../../../testing/calls/call-api";
import { makeRegistration, newAddress, newLearner, password } from "../../../testing/people/learners";

const fail = (username: string, headers: Record<string, string> = {}) =>
  callApi("POST", "/users/login", { body: { username, password: "wrong-password" }, headers });

/** Fails until the answer demands a wait. @returns how many failures came before it, and that answer */
async function failUntilLimited(username: string, headers: (count: number) => Record<string, string> = () => ({})) {
  for (let count = 0; count < 20; count += 1) {
    const answer = await fail(username, headers(count));
    if (answer.status !== 401) return { count, answer };
  }
  throw new Error("Twenty wrong passwords were let through");
}

test("after several wrong passwords an account has to wait, and the answer states how long", async () => {
  const { username } = await newLearner();
  const { count, answer } = await failUntilLimited(username);
  expect(count).toBeGreaterThanOrEqual(5);
  expect(count).toBeLessThanOrEqual(10);
  expect([answer.status, answer.body]).toEqual([
    429,
    expect.objectContaining(
      errorBody(expect.stringMatching(/^Too many tries\. Please wait (a minute|\d+ minutes)/), "TOO_MANY_REQUESTS"),
    ),
  ]);
  const seconds = Number(answer.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(900);
  expect((await callApi("POST", "/users/login", { body: { username, password } })).status).toBe(429);
});

test("the others at the same address, a whole school, still log in", async () => {
  const [loud, quiet] = await Promise.all([newLearner(), newLearner()]);
  await failUntilLimited(loud.username);
  await succeed("POST", "/users/login", { body: { username: quiet.username, password } });
});

test("strangers' wrong passwords do not stop a device that has signed in before", async () => {
  const username = newAddress();
  const device = readCookies(await callApi("POST", "/users/register", { body: makeRegistration(username) }))
    .split("; ")
    .filter((cookie) => cookie.startsWith("known_device="))
    .join("; ");
  await failUntilLimited(username);
  expect((await callApi("POST", "/users/login", { body: { username, password } })).status).toBe(429);
  const entered = await callApi("POST", "/users/login", { cookie: device, body: { username, password } });
  expect(entered.status).toBe(200);
  expect(entered.headers.getSetCookie().find((cookie) => cookie.startsWith("known_device="))).toMatch(/; HttpOnly/);
});

test("an account that has to wait keeps its sessions", async () => {
  const { username, token } = await newLearner();
  await failUntilLimited(username);
  await succeed("POST", "/checkAuth", { token, body: {} });
});

test("a made-up X-Forwarded-For does not dodge the limit", async () => {
  const { username } = await newLearner();
  const { count } = await failUntilLimited(username, (tries) => ({
    "x-forwarded-for": `198.51.100.${tries}`,
    forwarded: `for=198.51.100.${tries}`,
    "x-real-ip": `198.51.100.${tries}`,
  }));
  expect(count).toBeLessThanOrEqual(10);
});

test("an address without an account waits as one with an account does", async () => {
  const known = await failUntilLimited((await newLearner()).username);
  const unknown = await failUntilLimited(newAddress());
  expect([unknown.count, unknown.answer.status, unknown.answer.body]).toEqual([
    known.count,
    known.answer.status,
    known.answer.body,
  ]);
});

test("a login that works forgets the wrong passwords before it", async () => {
  const { username } = await newLearner();
  for (let count = 0; count < 4; count += 1) await fail(username);
  await succeed("POST", "/users/login", { body: { username, password } });
  for (let count = 0; count < 5; count += 1) expect((await fail(username)).status).toBe(401);
});
