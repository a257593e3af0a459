import { expect, test } from "vitest";
import type { FieldValues } from "@/components/forms/form-state";
import { splitSubject } from "@/lib/contract/rules/registration";
import {
  dropBlockWithoutChoices,
  educator,
  isTeacherAccount,
  profileFindings,
  showsTeaching,
  toProfileChange,
} from "./profile-rules";

const teacher: FieldValues = {
  state_id: "5",
  district: "Patna",
  current_institute: "Middle School",
  employment_sector: "Government",
  mobile: "9876543210",
  gender: "Other",
  school_type: "Primary School",
  teaching_subject: "Other",
  other_subject: "Kitchen garden",
};
const account = { school_type: "", profession: "", employment_sector: "" };

test("a school type, or a government institute without a profession, marks a teacher's account", () => {
  expect(isTeacherAccount({ ...account, school_type: "Primary School", profession: "Counsellors" })).toBe(true);
  expect(isTeacherAccount({ ...account, employment_sector: "Government" })).toBe(true);
  expect(isTeacherAccount({ ...account, employment_sector: "Government", profession: "Counsellors" })).toBe(false);
  expect(isTeacherAccount(account)).toBe(false);
});

test("the teacher variant is for them, and for educators by profession", () => {
  expect([
    showsTeaching(true, ""),
    showsTeaching(false, educator),
    showsTeaching(false, "Counsellors"),
    showsTeaching(false, undefined),
  ]).toEqual([...[true, true], ...[false, false]]);
});

test("a teacher's fields are checked in the documented order, without age and profession", () => {
  const values: FieldValues = {};
  const steps = [
    "state_id",
    "district",
    "current_institute",
    "employment_sector",
    "mobile",
    "gender",
    "school_type",
    "teaching_subject",
    "other_subject",
  ];
  for (const field of steps) {
    expect(profileFindings(values, true)[0]?.field).toBe(field);
    values[field] = teacher[field] ?? "";
  }
  expect(profileFindings(values, true)).toEqual([]);
});

test("the other subject has at most 25 characters, and is sent behind Other:", () => {
  expect(profileFindings({ ...teacher, other_subject: "x".repeat(26) }, true)).toEqual([
    { field: "other_subject", key: "writeOtherSubject" },
  ]);
  const sent = toProfileChange(teacher, "Bihar", true);
  expect(sent).toMatchObject({
    teaching_subject: "Other:Kitchen garden",
    school_type: "Primary School",
    state_id: 5,
    is_profile_complete: 1,
  });
  expect(sent).not.toHaveProperty("other_subject");
  expect(splitSubject("Other:Kitchen garden")).toEqual({ subject: "Other", other: "Kitchen garden" });
  expect(splitSubject("Hindi")).toEqual({ subject: "Hindi", other: "" });
});

test("an educator by profession gives age and profession, and the school type only if it fits", () => {
  const values = { ...teacher, school_type: "", teaching_subject: "", age: "", profession: educator };
  expect(profileFindings(values, false)).toEqual([{ field: "age", key: "addAge" }]);
  expect(profileFindings({ ...values, age: "41" }, false)).toEqual([]);
  expect(profileFindings({ ...values, age: "41", school_type: "Primary School" }, false)).toEqual([
    { field: "teaching_subject", key: "selectSubject" },
  ]);
});

test("fields that the form no longer shows are not sent", () => {
  const sent = toProfileChange({ ...teacher, block: "Danapur", age: "41", profession: "Counsellors" }, "Bihar", false);
  for (const field of ["school_type", "teaching_subject", "block"]) expect(sent).not.toHaveProperty(field);
});

test("a block is sent only for a state whose blocks the form asks for", () => {
  const values = { ...teacher, block: "Danapur" };
  expect(toProfileChange(dropBlockWithoutChoices(values, true), "Bihar", true)).toHaveProperty("block", "Danapur");
  for (const none of [false, undefined])
    expect(toProfileChange(dropBlockWithoutChoices(values, none), "Kerala", true)).not.toHaveProperty("block");
});

test("an age that is given is a possible one", () => {
  expect(profileFindings({ ...teacher, age: "7" }, true)).toEqual([{ field: "age", key: "ageInvalid" }]);
});
