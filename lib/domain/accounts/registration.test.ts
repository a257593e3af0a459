import { expect, test } from "vitest";
import { translatorFor } from "../../platform/i18n/messages";
import { newRegistration } from "../testing/learners";
import { registrationProblem } from "./registration";

const main = newRegistration();
const teacher = newRegistration({
  age: null,
  gender: null,
  profession: null,
  current_institute: "Middle School, Phulwari",
  employment_sector: "Government",
});
const problemWith = (change: Parameters<typeof newRegistration>[0]) => registrationProblem({ ...main, ...change }, 5);

test("the documented registrations of the main form and the teacher form are valid", () => {
  expect(registrationProblem(main, 5)).toBeNull();
  expect(registrationProblem(teacher, 5)).toBeNull();
});

test("missing fields of the main form are reported first", () => {
  for (const change of [
    { district: "" },
    { mobile: "" },
    { password: "" },
    { age: null },
    { gender: null },
    { profession: null },
  ])
    expect(problemWith(change)).toBe("fillRequired");
  expect(problemWith({ district: "", password: "abc", mobile: "12" })).toBe("fillRequired");
});

test("a short password is reported before a wrong mobile number", () => {
  expect(problemWith({ password: "abcd", mobile: "12345" })).toBe("passwordTooShort");
  expect(problemWith({ password: "abcde" })).toBeNull();
});

test("the configured minimum applies instead of the documented five", () => {
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

const atOnce = {
  ...teacher,
  gender: "Female",
  block: "Phulwari",
  school_type: "Primary School",
  teaching_subject: "Hindi",
} as const;
const ofTeacher = (change: Partial<typeof main>) => registrationProblem({ ...atOnce, ...change }, 5);

/**
 * rule: registration.teacher-order: the problems of the course-page, campaign and teacher registration forms, in this
 * order and with these messages.
 */
const problems = [
  [{ current_institute: "" }, "fillRequired", "Please fill all required fields marked by *"],
  [{ block: "" }, "fillRequired", "Please fill all required fields marked by *"],
  [{ password: "abcd" }, "passwordTooShort", "Password length cannot be less than 5 character"],
  [{ mobile: "98765" }, "mobileNotTenDigits", "Please enter a valid mobile number"],
  [{ gender: "" }, "selectGender", "Please select your gender"],
  [{ school_type: "" }, "selectSchoolType", "Please select school you teach"],
  [{ teaching_subject: "" }, "selectSubject", "Please select subject you teach"],
  [{ teaching_subject: "Other:" }, "writeOtherSubject", "Please write subject you teach Other"],
] as const;

test("a teacher form that sends every field at once is valid, with or without a block", () => {
  expect(ofTeacher({})).toBeNull();
  expect(ofTeacher({ block: null })).toBeNull();
  expect(ofTeacher({ school_type: "National Health Mission UP", teaching_subject: "Not Applicable" })).toBeNull();
});

test("the problems of the teacher form are reported in the documented order and words, one at a time", () => {
  const words = translatorFor("en", "answers");
  for (const [position, [change, key, text]] of problems.entries()) {
    expect(ofTeacher(change)).toBe(key);
    expect(words(key, { minimum: 5 })).toBe(text);
    // Of two problems the earlier one in the order is reported.
    for (const [later] of problems.slice(position + 1)) expect(ofTeacher({ ...later, ...change }), key).toBe(key);
  }
});

test("a free-text subject is not empty and has at most 25 characters", () => {
  expect(ofTeacher({ teaching_subject: "Other:Fine arts" })).toBeNull();
  expect(ofTeacher({ teaching_subject: `Other:${"क".repeat(25)}` })).toBeNull();
  for (const subject of ["Other", "Other:", "Other:   ", `Other:${"x".repeat(26)}`])
    expect(ofTeacher({ teaching_subject: subject })).toBe("writeOtherSubject");
});

test("an unknown school type is reported", () => {
  expect(ofTeacher({ school_type: "University" })).toBe("selectSchoolType");
});
