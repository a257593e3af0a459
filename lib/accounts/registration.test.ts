import { expect, test } from "vitest";
import { newRegistration } from "../db/testing/classroom";
import { registrationProblem } from "./registration";

const main = newRegistration();
const teacher = newRegistration({ age: null, gender: null, profession: null, current_institute: "Middle School, Phulwari", employment_sector: "Government" });
const problemWith = (change: Parameters<typeof newRegistration>[0]) => registrationProblem({ ...main, ...change }, 5);

test("the main form's and the teachers' form's registrations are sound as they are documented", () => {
  expect(registrationProblem(main, 5)).toBeNull();
  expect(registrationProblem(teacher, 5)).toBeNull();
});

test("whatever the main form requires and is not there is asked for first", () => {
  for (const change of [{ district: "" }, { mobile: "" }, { password: "" }, { age: null }, { gender: null }, { profession: null }])
    expect(problemWith(change)).toBe("fillRequired");
  expect(problemWith({ district: "", password: "abc", mobile: "12" })).toBe("fillRequired");
});

test("a password shorter than the minimum comes before a wrong mobile number", () => {
  expect(problemWith({ password: "abcd", mobile: "12345" })).toBe("passwordTooShort");
  expect(problemWith({ password: "abcde" })).toBeNull();
});

test("the minimum of the settings counts, not the documented five", () => {
  expect(registrationProblem({ ...main, password: "abcdefg" }, 8)).toBe("passwordTooShort");
  expect(registrationProblem({ ...main, password: "abcdefgh" }, 8)).toBeNull();
});

test("a mobile number has exactly ten digits", () => {
  expect(problemWith({ mobile: "987654321" })).toBe("mobileInvalid");
  expect(problemWith({ mobile: "98765432101" })).toBe("mobileInvalid");
});

test("an age is between 10 and 120", () => {
  for (const age of [9, 121]) expect(problemWith({ age })).toBe("ageInvalid");
  for (const age of [10, 120]) expect(problemWith({ age })).toBeNull();
});
