import { expect, test } from "vitest";
import type { FieldValues } from "@/components/forms/form-state";
import type { Campaign } from "@/lib/contract/rules/campaign-parameters";
import { teacherFormRules } from "@/lib/contract/rules/registration";
import { findBroken } from "@/lib/contract/rules/rule";
import { teacherInput, teacherProblem, teacherProfile } from "./registration-input";
import { formOfVariant, type TeacherVariant, teacherFields, teacherVariants } from "./teacher-variants";

const teacherFindings = (values: FieldValues, variant: TeacherVariant, passwordMinLength: number) =>
  findBroken(teacherFormRules(formOfVariant(variant), passwordMinLength), values);

const variants = Object.keys(teacherVariants) as TeacherVariant[];
const districtByVariant: Record<TeacherVariant, string> = {
  course: "Sitamarhi",
  bihar: "Sitamarhi",
  rajasthan: "Jaipur",
  up: "Sitapur",
};

function filled(variant: TeacherVariant): FieldValues {
  return {
    firstName: "Sunita",
    lastName: "Kumari",
    username: " Sunita@Example.ORG ",
    state_id: "5",
    district: districtByVariant[variant],
    block: "NA",
    password: "abcde",
    confirmPassword: "abcde",
    current_institute: "Middle School, Dumra",
    mobile: "9876543210",
    gender: "Female",
    school_type: "Primary School",
    teaching_subject: "Hindi",
    other_subject: "",
    language: "hi",
    consent_account: "yes",
  };
}
const found = (variant: TeacherVariant, change: FieldValues) =>
  teacherFindings({ ...filled(variant), ...change }, variant, 5);

test.each(variants)("a correct %s registration has no error", async (variant) => {
  expect(await found(variant, {})).toEqual([]);
});

test.each(variants)("the %s form finds everything at once, the documented first thing first", async (variant) => {
  const order = teacherFields(variant).filter((field) => field !== "other_subject" && field !== "language");
  const values: FieldValues = { consent_account: "yes" };
  for (const field of order) {
    expect((await teacherFindings(values, variant, 5))[0]?.field).toBe(field);
    values[field] = filled(variant)[field] ?? "";
  }
  expect(await teacherFindings(values, variant, 5)).toEqual([]);
});

test("the campaign forms have the block field, the form of the course page the state field", () => {
  expect(variants.filter((variant) => teacherFields(variant).includes("block"))).toEqual(["bihar", "rajasthan", "up"]);
  expect(variants.filter((variant) => teacherFields(variant).includes("state_id"))).toEqual(["course"]);
});

test.each(variants)(
  "the %s form: required, password length, same password, mobile, gender, school, subject, own words",
  async (variant) => {
    const wrong: FieldValues = {
      password: "abc",
      confirmPassword: "abd",
      mobile: "98",
      gender: "",
      school_type: "",
      teaching_subject: "",
    };
    const one = async (change: FieldValues) => (await found(variant, change))[0];
    expect(await one({ ...wrong, current_institute: " " })).toEqual({
      field: "current_institute",
      key: "enterInstitute",
      documented: "fillRequired",
    });
    expect(await one(wrong)).toEqual({ field: "password", key: "passwordTooShort" });
    expect(await one({ ...wrong, password: "abcdef" })).toEqual({ field: "confirmPassword", key: "passwordsDiffer" });
    expect(await one({ mobile: "98", gender: "", school_type: "", teaching_subject: "" })).toEqual({
      field: "mobile",
      key: "mobileNotTenDigits",
    });
    expect(await one({ gender: "", school_type: "", teaching_subject: "" })).toEqual({
      field: "gender",
      key: "selectGender",
    });
    expect(await one({ school_type: "", teaching_subject: "" })).toEqual({
      field: "school_type",
      key: "selectSchoolType",
    });
    expect(await one({ teaching_subject: "" })).toEqual({ field: "teaching_subject", key: "selectSubject" });
    expect(await one({ teaching_subject: "Other", other_subject: " " })).toEqual({
      field: "other_subject",
      key: "writeOtherSubject",
    });
    expect(await one({ teaching_subject: "Other", other_subject: "x".repeat(26) })).toEqual({
      field: "other_subject",
      key: "writeOtherSubject",
    });
    expect(await one({ username: "nonsense" })).toEqual({ field: "username", key: "emailInvalid" });
  },
);

test("a district that the campaign does not cover is rejected", async () => {
  expect(await found("up", { district: "Lucknow" })).toEqual([{ field: "district", key: "districtUnknown" }]);
});

test("state, source and sector are fixed, whatever was sent", () => {
  const sent = { state_id: "36", employment_sector: "Private", utm_source: "elsewhere" };
  const input = (variant: TeacherVariant) => teacherInput({ ...filled(variant), ...sent }, variant, "-");
  expect(input("up")).toMatchObject({ state_id: 34, utm_source: "up", employment_sector: "Government" });
  expect(input("bihar")).toMatchObject({ state_id: 5, utm_source: "bihar", employment_sector: "Government" });
  expect(input("rajasthan")).toMatchObject({ state_id: 29, utm_source: "rjedu", employment_sector: "Government" });
  expect(input("course")).toMatchObject({ state_id: 36, employment_sector: "Government" });
  expect(input("course")).not.toHaveProperty("utm_source");
  expect(input("course")).not.toHaveProperty("block");
});

test("a campaign counts its registrations, with the campaign that was named; the course page only counts what was named", () => {
  const sent = (variant: TeacherVariant, named?: Campaign) => teacherInput(filled(variant), variant, "-", named);
  expect(sent("up")).toMatchObject({ utm_campaign: "up", utm_source: "up" });
  expect(sent("rajasthan", { utm_campaign: "diwali", utm_source: "sms" })).toMatchObject({
    utm_campaign: "diwali",
    utm_source: "rjedu",
  });
  expect(sent("course", { utm_campaign: "diwali", utm_source: "sms" })).toMatchObject({
    utm_campaign: "diwali",
    utm_source: "sms",
  });
  expect(sent("course")).not.toHaveProperty("utm_campaign");
});

test("the e-mail address is sent in lower case, a free-text subject as Other: and the text, and the password confirmation is not sent", () => {
  const sent = teacherInput(
    { ...filled("bihar"), teaching_subject: "Other", other_subject: " Fine arts " },
    "bihar",
    "Bihar",
  );
  expect(sent).toMatchObject({ username: "sunita@example.org", state: "Bihar", teaching_subject: "Other:Fine arts" });
  for (const field of ["confirmPassword", "other_subject", "age", "profession"]) expect(sent).not.toHaveProperty(field);
  // What was written before another subject was chosen does not count.
  expect(teacherInput({ ...filled("bihar"), other_subject: "Fine arts" }, "bihar", "Bihar")).toMatchObject({
    teaching_subject: "Hindi",
  });
});

test("the profile that follows is the documented one, complete", () => {
  expect(teacherProfile(filled("up"), "up", "Uttar Pradesh")).toEqual({
    state: "Uttar Pradesh",
    state_id: 34,
    district: "Sitapur",
    block: "NA",
    current_institute: "Middle School, Dumra",
    employment_sector: "Government",
    language_preference: "hi",
    mobile: "9876543210",
    gender: "Female",
    school_type: "Primary School",
    teaching_subject: "Hindi",
    is_profile_complete: 1,
  });
});

test("an error with 401 shows Registration Failed and the portal's message; any other shows on the form alone", () => {
  const texts = { registrationFailed: "Registration Failed: ", offline: "No network." };
  const toProblem = (status: number, key: string, message: string) =>
    teacherProblem({ code: "ERROR", status, message, data: { key } }, texts);
  expect(toProblem(401, "accountExists", "Account already Exists ")).toEqual({
    field: "username",
    key: "accountExists",
    message: "Registration Failed: Account already Exists ",
  });
  expect(toProblem(400, "blockUnknown", "Please choose a block of your district.")).toEqual({
    field: "block",
    key: "blockUnknown",
    message: "Please choose a block of your district.",
    inlineOnly: true,
  });
  expect(teacherProblem(new TypeError("Failed to fetch"), texts)).toMatchObject({
    message: "No network.",
    inlineOnly: true,
  });
});
