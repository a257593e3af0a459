import { beforeAll, describe, expect, test } from "vitest";
import { profile } from "../../../lib/contract/accounts";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import {
  completeProfile,
  makeRegistration,
  type NewLearner,
  newAddress,
  newLearner,
  password,
} from "../../../testing/people/learners";

let learner: NewLearner;
let other: NewLearner;
beforeAll(async () => {
  [learner, other] = await Promise.all([newLearner(), newLearner()]);
});

const register = (change: Record<string, unknown>, username = newAddress()) =>
  callApi("POST", "/users/register", { body: makeRegistration(username, change) });
const readProfile = async ({ token }: NewLearner) =>
  (await succeed("GET", "/users/profile", { token })).data as Record<string, unknown>;

test("the main form registers, signs in and stores the address in small letters", async () => {
  const username = newAddress();
  const { status, body } = await register({}, username.toUpperCase());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: true,
    username,
    firstName: "Asha",
    token: expect.stringMatching(/^[\w-]{43}$/),
    _id: expect.any(String),
  });
  expect(await succeed("POST", "/users/login", { body: { username: username.toUpperCase(), password } })).toMatchObject(
    { username, _id: body._id },
  );
});

test("the course, campaign and teacher forms register without age, gender and profession", async () => {
  const username = newAddress();
  const body = {
    username,
    password,
    firstName: "Ravi",
    lastName: "Verma",
    state: "Uttar Pradesh",
    state_id: 34,
    district: "Sitapur",
    language: "hi",
    mobile: "9876543210",
    employment_sector: "Government",
    current_institute: "Primary School",
    utm_campaign: "",
    utm_source: "up",
  };
  const { token } = await succeed("POST", "/users/register", { body });
  expect((await succeed("GET", "/users/profile", { token: String(token) })).data).toMatchObject({
    employment_sector: "Government",
    current_institute: "Primary School",
    state: "Uttar Pradesh",
    state_id: 34,
    language_preference: "hi",
    is_profile_complete: 0,
    verifiedEmail: 0,
  });
});

test("a client's mobile number is accepted in any notation, and one that no mobile has is accepted too", async () => {
  for (const [mobile, stored] of [
    ["+91 98765-43210", "9876543210"],
    ["०९८७६५४३२१०", "9876543210"],
    ["0000000000", "0000000000"],
  ]) {
    const { token } = (await register({ mobile }, newAddress())).body;
    expect((await succeed("GET", "/users/profile", { token: String(token) })).data).toMatchObject({ mobile: stored });
  }
});

test("an address that has an account gets 401 and the documented message, in small or capital letters", async () => {
  for (const username of [learner.username, learner.username.toUpperCase(), ` ${learner.username} `]) {
    const answer = await register({}, username);
    expect([answer.status, answer.body]).toEqual([401, expect.objectContaining(errorBody("Account already Exists "))]);
  }
});

test.each([
  ["a missing first name", { firstName: "" }, "Please fill all required fields marked by *"],
  ["no mobile number", { mobile: "" }, "Please fill all required fields marked by *"],
  ["no profession", { profession: null }, "Please fill all required fields marked by *"],
  ["a short password", { password: "abcd" }, "Password length cannot be less than 5 character"],
  ["a short mobile number", { mobile: "98765" }, "Please enter a valid mobile number "],
  ["a mobile number with letters", { mobile: "98765abcde" }, "Please enter a valid mobile number "],
  ["a mobile number that is too long", { mobile: "98765432101" }, "Please enter a valid mobile number "],
  ["the signs of HTML in a name", { firstName: "<b>Asha</b>" }, "Please write only letters here"],
  ["a district of another state", { district: "Sitapur" }, "Please choose a district of your state."],
  ["a state that is not there", { state_id: 37 }, "state_id"],
  ["a gender that is not offered", { gender: "x" }, "gender"],
  ["an address without an @", { username: "asha" }, "Invalid Email"],
  ["a name as long as a book", { lastName: "x".repeat(1000) }, "lastName"],
])("registration with %s returns an error that names the reason", async (_, change, message) => {
  const answer = await register(change);
  expect(answer.status, answer.text).toBe(400);
  expect(answer.body.message).toContain(message);
});

test("a registration cannot set completeness, verification or another account's id", async () => {
  const answer = await register({
    is_profile_complete: 1,
    verifiedEmail: 1,
    verified_email: 1,
    role: "coordinator",
    _id: other._id,
    id: other._id,
  });
  expect(answer.body._id).not.toBe(other._id);
  const { data } = await succeed("GET", "/users/profile", { token: String(answer.body.token) });
  expect(data).toMatchObject({ is_profile_complete: 0, profileInfo: 0, verifiedEmail: 0 });
});

test("a login returns the documented fields, and a new token each time", async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => succeed("POST", "/users/login", { body: { username: learner.username, password } })),
  );
  expect(first).toEqual({
    token: expect.any(String),
    username: learner.username,
    firstName: "Asha",
    _id: learner._id,
    profileInfo: 0,
  });
  expect(new Set([first?.token, second?.token, learner.token]).size).toBe(3);
});

test("a wrong password and an unknown address get the same answer", async () => {
  const wrong = await callApi("POST", "/users/login", {
    body: { username: other.username, password: "wrong-password" },
  });
  const unknown = await callApi("POST", "/users/login", {
    body: { username: newAddress(), password: "wrong-password" },
  });
  expect([wrong.status, wrong.body.message]).toEqual([401, "The email or the password is not right."]);
  expect([unknown.status, unknown.body, unknown.headers.getSetCookie()]).toEqual([wrong.status, wrong.body, []]);
});

test("logging out ends the token, and no other session of the same learner", async () => {
  const { token } = await succeed("POST", "/users/login", { body: { username: other.username, password } });
  expect(await succeed("POST", "/users/logout", { token: String(token) })).toEqual({
    status: true,
    message: "You are logged out.",
  });
  expect((await callApi("POST", "/checkAuth", { token: String(token), body: {} })).status).toBe(401);
  expect((await callApi("POST", "/checkAuth", { token: other.token, body: {} })).status).toBe(200);
});

test("checkAuth returns who is signed in", async () => {
  const answer = await succeed("POST", "/checkAuth", { token: learner.token, body: { username: learner.username } });
  expect(answer).toMatchObject({ status: true, firstName: "Asha", profileInfo: 0, message: "authorized" });
});

test("the profile is the own one, with every documented field and no secret", async () => {
  const data = await readProfile(learner);
  expect(Object.keys(data).sort()).toEqual(Object.keys(profile.shape).sort());
  expect(data).toMatchObject({
    username: learner.username,
    _id: learner._id,
    age: 34,
    gender: "Female",
    district: "Patna",
  });
});

test("the documented ways to ask for the profile, with and without a slash and a body, answer the same", async () => {
  const expected = { success: true, data: await readProfile(learner) };
  expect(await succeed("POST", "/users/profile", { token: learner.token })).toEqual(expected);
  expect(await succeed("POST", "/users/profile/", { token: learner.token })).toEqual(expected);
  expect(
    await succeed("POST", "/users/profile/", { token: learner.token, body: { username: learner.username } }),
  ).toEqual(expected);
});

describe("another account's address", () => {
  test.each([
    ["POST", "/checkAuth"],
    ["POST", "/users/profile"],
    ["POST", "/users/profile/"],
    ["POST", "/users/my-courses"],
    ["POST", "/my-courses/growing-up-healthy"],
  ])("in %s %s returns an error and nothing of that account", async (method, path) => {
    const answer = await callApi(method, path, { token: learner.token, body: { username: other.username } });
    expect([answer.status, answer.body.message]).toEqual([403, "This belongs to another account."]);
    expect(answer.text).not.toContain(other._id);
  });
});

test("a changed profile stays changed, and fields that were not sent are unchanged", async () => {
  const someone = await newLearner();
  const answer = await succeed("PUT", "/users/profile", {
    token: someone.token,
    body: { firstName: "आशा", place_of_residence: "Urban", age: "41" },
  });
  expect(answer).toMatchObject({ success: true, message: "You have successfully updated your information." });
  expect(await readProfile(someone)).toMatchObject({
    firstName: "आशा",
    place_of_residence: "Urban",
    age: 41,
    lastName: "Kumari",
    district: "Patna",
  });
});

test("address, id, verification and completeness of a profile are the server's", async () => {
  const someone = await newLearner();
  const claimed = {
    username: other.username,
    _id: other._id,
    verifiedEmail: 1,
    profileInfo: 1,
    role: "coordinator",
    avatar: "https://evil.example/a.png",
    password: "x",
  };
  await succeed("PUT", "/users/profile", { token: someone.token, body: { ...claimed, lastName: "Devi" } });
  expect(await readProfile(someone)).toMatchObject({
    username: someone.username,
    _id: someone._id,
    verifiedEmail: 0,
    profileInfo: 0,
    avatar: null,
    lastName: "Devi",
  });
});

test("a profile is complete only when nothing is missing, and the answer names the first missing field", async () => {
  const someone = await newLearner();
  const claim = (body: Record<string, unknown>) =>
    callApi("PUT", "/users/profile", { token: someone.token, body: { ...body, is_profile_complete: 1 } });
  expect((await claim({})).body).toMatchObject(errorBody("Please enter your school/institutes name"));
  expect((await claim({ current_institute: "Middle School" })).body).toMatchObject(
    errorBody("Please select your Type of Institution"),
  );
  expect((await claim({ mobile: "987" })).body).toMatchObject(errorBody("Please enter a valid mobile number"));
  await completeProfile(someone);
  expect(await readProfile(someone)).toMatchObject({ is_profile_complete: 1, profileInfo: 1 });
  expect(await succeed("POST", "/users/login", { body: { username: someone.username, password } })).toMatchObject({
    profileInfo: 1,
  });
});

test("state and district of a profile belong together", async () => {
  const answer = await callApi("PUT", "/users/profile", { token: other.token, body: { district: "Jaipur" } });
  expect([answer.status, answer.body.message]).toEqual([400, "Please choose a district of your state."]);
  await succeed("PUT", "/users/profile", {
    token: other.token,
    body: { state_id: 29, state: "Somewhere", district: "Jaipur" },
  });
  expect(await readProfile(other)).toMatchObject({ state: "Rajasthan", state_id: 29, district: "Jaipur" });
});
