import { expect, test } from "vitest";
import { translatorFor } from "../../platform/i18n/messages";
import { newRegistration } from "../testing/learners";
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

const atOnce = { ...teacher, gender: "Female", block: "Phulwari", school_type: "Primary School", teaching_subject: "Hindi" } as const;
const ofTeacher = (change: Partial<typeof main>) => registrationProblem({ ...atOnce, ...change }, 5);

/** rule: registration.teacher-order, the course-page, campaign and teacher registration forms: what is asked for, in this order and these words. */
const asked = [
  [{ current_institute: "" }, "fillRequired", "Please fill all required fields marked by *"],
  [{ block: "" }, "fillRequired", "Please fill all required fields marked by *"],
  [{ password: "abcd" }, "passwordTooShort", "Password length cannot be less than 5 character"],
  [{ mobile: "98765" }, "mobileNotTenDigits", "Please enter a valid mobile number"],
  [{ gender: "" }, "selectGender", "Please select your gender"],
  [{ school_type: "" }, "selectSchoolType", "Please select school you teach"],
  [{ teaching_subject: "" }, "selectSubject", "Please select subject you teach"],
  [{ teaching_subject: "Other:" }, "writeOtherSubject", "Please write subject you teach Other"],
] as const;

test("the teacher form that sends everything at once is sound, with a block or without one", () => {
  expect(ofTeacher({})).toBeNull();
  expect(ofTeacher({ block: null })).toBeNull();
  expect(ofTeacher({ school_type: "National Health Mission UP", teaching_subject: "Not Applicable" })).toBeNull();
});

test("the teacher form's questions are asked in the documented order and words, one at a time", () => {
  const words = translatorFor("en", "answers");
  for (const [position, [change, key, text]] of asked.entries()) {
    expect(ofTeacher(change)).toBe(key);
    expect(words(key, { minimum: 5 })).toBe(text);
    // Whatever comes later in the order waits: of these two the earlier one is said.
    for (const [later] of asked.slice(position + 1)) expect(ofTeacher({ ...later, ...change }), key).toBe(key);
  }
});

test("a subject in own words has some, and at most 25 characters", () => {
  expect(ofTeacher({ teaching_subject: "Other:Fine arts" })).toBeNull();
  expect(ofTeacher({ teaching_subject: `Other:${"क".repeat(25)}` })).toBeNull();
  for (const subject of ["Other", "Other:", "Other:   ", `Other:${"x".repeat(26)}`]) expect(ofTeacher({ teaching_subject: subject })).toBe("writeOtherSubject");
});

test("a school type that no form offers is asked for again", () => {
  expect(ofTeacher({ school_type: "University" })).toBe("selectSchoolType");
});
