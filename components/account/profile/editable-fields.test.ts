import { expect, test } from "vitest";
import { emptyProfileFields } from "@/lib/contract/profile/testing/empty-profile";
import { messagesIn } from "@/lib/platform/i18n/messages";
import { editableFields, fieldChange, fieldFindings, isEditableField } from "./editable-fields";

const profile = {
  ...emptyProfileFields(),
  _id: "1",
  username: "a@example.org",
  firstName: "Sunita",
  lastName: "Kumari",
  profileInfo: 0,
  verifiedEmail: 0,
  avatar: null,
  dateCreated: "",
  mobile: "9876543210",
  state: "Bihar",
  state_id: 5,
  district: "Patna",
  language_preference: "en" as const,
  is_profile_complete: 0,
};

test("each field has the messages of the complete-profile form", () => {
  const cases = [
    ["mobile", { mobile: "" }, "Please enter your mobile number"],
    ["mobile", { mobile: "98765" }, "Please enter a valid mobile number"],
    ["institute", { current_institute: "  " }, "Please enter your school/institutes name"],
    ["institutionType", { employment_sector: "" }, "Please select your Type of Institution"],
    ["state", { state_id: "", district: "" }, "Please select your state of residence"],
    ["state", { state_id: "5", district: "" }, "Please select your district"],
    ["district", { state_id: "5", district: "" }, "Please select your district"],
    ["name", { firstName: "", lastName: "" }, "Please enter your first name"],
    ["name", { firstName: "Asha", lastName: "" }, "Please enter your last name"],
  ] as const;
  const words = messagesIn("en").answers;
  for (const [field, values, text] of cases) {
    const [finding] = fieldFindings(field, values);
    expect(finding && words[finding.key]).toBe(text);
  }
});

test("only what has changed is sent", () => {
  expect(fieldChange("mobile", { mobile: "9123456780" }, profile, "")).toEqual({ mobile: "9123456780" });
  expect(fieldChange("mobile", { mobile: "9876543210" }, profile, "")).toBeNull();
  expect(fieldChange("name", { firstName: " Sunita ", lastName: "Devi" }, profile, "")).toEqual({ lastName: "Devi" });
  expect(fieldChange("district", { state_id: "5", district: "Gaya" }, profile, "Bihar")).toEqual({ district: "Gaya" });
  expect(fieldChange("state", { state_id: "29", district: "Jaipur" }, profile, "Rajasthan")).toEqual({
    state_id: "29",
    state: "Rajasthan",
    district: "Jaipur",
  });
});

test("an address names only fields that can be edited", () => {
  expect(editableFields.every(isEditableField)).toBe(true);
  for (const name of ["picture", "age", "", "toString", "__proto__", undefined, ["mobile"]])
    expect(isEditableField(name)).toBe(false);
});
