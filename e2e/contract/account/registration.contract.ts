import { expect, test } from "vitest";
import { callApi, succeed } from "../../../testing/calls/call-api";
import { makeRegistration, newAddress, newLearner, password } from "../../../testing/people/learners";

const place = { state: "Bihar", state_id: 5, district: "Sitamarhi", block: "Dumra" };
const teaching = { gender: "Female", school_type: "Primary School", teaching_subject: "Science" };
const school = { current_institute: "Middle School, Dumra", employment_sector: "Government" };

/** What the teacher forms send: neither age nor profession. */
function makeTeacher(username: string, change: Record<string, unknown> = {}): Record<string, unknown> {
  const { age: _, profession: __, ...common } = makeRegistration(username);
  return { ...common, ...place, ...teaching, ...school, ...change };
}
const register = (change: Record<string, unknown> = {}) =>
  callApi("POST", "/users/register", { body: makeTeacher(newAddress(), change) });

test("a teacher registers with block, school and subject, and the profile that follows completes it", async () => {
  const username = newAddress();
  const body = { ...makeTeacher(username), teaching_subject: "Other:Fine arts" };
  const { token } = await succeed("POST", "/users/register", { body });
  const profile = {
    ...place,
    ...teaching,
    ...school,
    teaching_subject: "Other:Fine arts",
    language_preference: "en",
    mobile: "9876543210",
    is_profile_complete: 1,
  };
  await succeed("PUT", "/users/profile", { token: String(token), body: profile });
  const { data } = await succeed("GET", "/users/profile", { token: String(token) });
  expect(data).toMatchObject({
    ...place,
    ...teaching,
    ...school,
    teaching_subject: "Other:Fine arts",
    is_profile_complete: 1,
    age: null,
  });
  expect(await succeed("POST", "/users/login", { body: { username, password } })).toMatchObject({ profileInfo: 1 });
});

test.each([
  ["no institute", { current_institute: "" }, "Please fill all required fields marked by *"],
  ["no block", { block: "" }, "Please fill all required fields marked by *"],
  ["a short password", { password: "abcd" }, "Password length cannot be less than 5 character"],
  ["a short mobile number", { mobile: "98765" }, "Please enter a valid mobile number"],
  ["no gender", { gender: "" }, "Please select your gender"],
  ["no school type", { school_type: "" }, "Please select school you teach"],
  ["a school type no form offers", { school_type: "University" }, "Please select school you teach"],
  ["no subject", { teaching_subject: "" }, "Please select subject you teach"],
  ["a subject that is not taught", { teaching_subject: "Astrology" }, "Please select subject you teach"],
  ["another subject without words", { teaching_subject: "Other:" }, "Please write subject you teach Other"],
  [
    "another subject of 26 letters",
    { teaching_subject: `Other:${"x".repeat(26)}` },
    "Please write subject you teach Other",
  ],
  ["a block of another district", { block: "Phulwari" }, "Please choose a block of your district."],
])("a teacher with %s gets this message", async (_, change, message) => {
  const answer = await register(change);
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});

test("one problem is reported at a time, in the documented order", async () => {
  const wrong: [field: string, value: string, message: string][] = [
    ["current_institute", "", "Please fill all required fields marked by *"],
    ["password", "abcd", "Password length cannot be less than 5 character"],
    ["mobile", "98765", "Please enter a valid mobile number"],
    ["gender", "", "Please select your gender"],
    ["school_type", "", "Please select school you teach"],
    ["teaching_subject", "", "Please select subject you teach"],
  ];
  for (const [position, [, , message]] of wrong.entries()) {
    const change = Object.fromEntries(wrong.slice(position).map(([field, value]) => [field, value]));
    expect((await register(change)).body.message).toBe(message);
  }
});

test("an address with an account returns 401 and 'Account already Exists ', and that account is unchanged", async () => {
  const other = await newLearner();
  const answer = await callApi("POST", "/users/register", { body: makeTeacher(other.username) });
  expect([answer.status, answer.body.message]).toEqual([401, "Account already Exists "]);
  const { data } = await succeed("GET", "/users/profile", { token: other.token });
  expect(data).toMatchObject({ district: "Patna", block: "", school_type: "", teaching_subject: "" });
});

test("a teacher's registration cannot set completeness, verification or another account's id", async () => {
  const other = await newLearner();
  const { body } = await register({ is_profile_complete: 1, verifiedEmail: 1, _id: other._id, role: "coordinator" });
  expect(body._id).not.toBe(other._id);
  const { data } = await succeed("GET", "/users/profile", { token: String(body.token) });
  expect(data).toMatchObject({ is_profile_complete: 0, verifiedEmail: 0 });
});
