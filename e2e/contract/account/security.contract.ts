import { describe, expect, test } from "vitest";
import { callApi, errorBody, readCookies, succeed } from "../../../testing/calls/call-api";
import { type NewLearner, newAddress, newLearner, password } from "../../../testing/people/learners";

const chosen = "seven green mangoes";
const both = { password1: chosen, password2: chosen };
const logIn = (username: string, typed = password) =>
  callApi("POST", "/users/login", { body: { username, password: typed } });
const change = (learner: NewLearner, body: Record<string, unknown>) =>
  callApi("POST", "/users/change-password", { token: learner.token, body });
const listSessions = async (token: string) =>
  (await succeed("GET", "/users/sessions", { token })).data as { id: string; current: boolean }[];

describe("change-password", () => {
  test("as documented, with the bearer token of a login just now, changes it and ends the other sessions (T14)", async () => {
    const learner = await newLearner();
    const other = String((await logIn(learner.username)).body.token);
    const answer = await change(learner, both);
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: true, message: "Your password is changed. You are logged out everywhere else." },
    ]);
    expect((await callApi("POST", "/checkAuth", { token: other, body: {} })).status).toBe(401);
    expect((await callApi("POST", "/checkAuth", { token: learner.token, body: {} })).status).toBe(200);
    expect([(await logIn(learner.username)).status, (await logIn(learner.username, chosen)).status]).toEqual([
      401, 200,
    ]);
  });

  test("from a browser's cookie it wants the current password", async () => {
    const { username } = await newLearner();
    const cookie = readCookies(await logIn(username));
    const without = await callApi("POST", "/users/change-password", { cookie, body: both });
    expect([without.status, without.body.message]).toEqual([400, "Please enter your current password too."]);
    expect(
      (await callApi("POST", "/users/change-password", { cookie, body: { ...both, current_password: password } }))
        .status,
    ).toBe(200);
  });

  test.each([
    ["a short one", { password1: "abcd", password2: "abcd" }, "Password cannot be less than 5 character"],
    [
      "two different ones",
      { password1: chosen, password2: `${chosen}!` },
      "New password and confirm password should be same",
    ],
    ["a common one", { password1: "password", password2: "password" }, "A great many people use this password"],
    ["a wrong current one", { ...both, current_password: "not it" }, "The current password is not right."],
  ])("with %s changes nothing and returns an error", async (_, body, message) => {
    const learner = await newLearner();
    const answer = await change(learner, body);
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining(errorBody(expect.stringContaining(message))),
    ]);
    expect((await logIn(learner.username)).status).toBe(200);
  });
});

describe("deleting the account", () => {
  test("ends everything; the address is free and unknown again (T9, T14)", async () => {
    const { token, username } = await newLearner();
    const answer = await callApi("DELETE", "/users/account", { token, body: { password } });
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: "Your account and everything personal in it are deleted." },
    ]);
    expect((await callApi("POST", "/checkAuth", { token, body: {} })).status).toBe(401);
    const [gone, unknown] = [await logIn(username), await logIn(newAddress())];
    expect([gone.status, gone.body]).toEqual([unknown.status, unknown.body]);
  });

  test("with a wrong password deletes nothing (T10: eight tries, then it waits)", async () => {
    const learner = await newLearner();
    const guess = () => callApi("DELETE", "/users/account", { token: learner.token, body: { password: "a guess" } });
    for (let tries = 0; tries < 8; tries += 1)
      expect((await guess()).body).toMatchObject(errorBody("The current password is not right."));
    const limited = await guess();
    expect([limited.status, Number(limited.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await callApi("POST", "/checkAuth", { token: learner.token, body: {} })).status).toBe(200);
  });
});

test("another account's session cannot be ended: its id gets the answer of an unknown one (T14)", async () => {
  const [learner, stranger] = await Promise.all([newLearner(), newLearner()]);
  const [theirs] = await listSessions(stranger.token);
  const foreign = await callApi("DELETE", `/users/sessions/${theirs?.id}`, { token: learner.token });
  const missing = await callApi("DELETE", "/users/sessions/nothing", { token: learner.token });
  expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  await succeed("DELETE", "/users/sessions", { token: learner.token });
  expect(await listSessions(stranger.token)).toHaveLength(1);
});

test("an own session is listed by device without its token, and ended by its id", async () => {
  const { token, username } = await newLearner();
  const other = String((await logIn(username)).body.token);
  const answer = await callApi("GET", "/users/sessions", { token });
  expect(answer.text).not.toContain(other);
  const there = (await listSessions(token)).find((each) => !each.current);
  expect(await succeed("DELETE", `/users/sessions/${there?.id}`, { token })).toMatchObject({ status: true });
  expect((await callApi("POST", "/checkAuth", { token: other, body: {} })).status).toBe(401);
});

test("my data is the own and holds no key", async () => {
  const [learner, stranger] = await Promise.all([newLearner(), newLearner()]);
  const { text } = await callApi("GET", "/users/my-data", { token: learner.token });
  expect(text).toContain(learner.username);
  for (const secret of [stranger.username, stranger._id, learner.token, "argon2", "password_hash", "token_hash"])
    expect(text).not.toContain(secret);
});

test.each([
  ["POST", "/users/change-password", both],
  ["DELETE", "/users/account", { password }],
  ["GET", "/users/sessions", undefined],
  ["DELETE", "/users/sessions", undefined],
  ["DELETE", "/users/sessions/some-id", undefined],
  ["GET", "/users/my-data", undefined],
])("%s %s returns 'unauthorized.' without a session", async (method, path, body) => {
  const answer = await callApi(method, path, { body });
  expect([answer.status, answer.body.message]).toEqual([401, "unauthorized."]);
});
