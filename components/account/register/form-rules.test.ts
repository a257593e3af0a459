import { expect, test } from "vitest";
import { readDigits, unconfirmedMobile, withPlainDigits } from "@/lib/contract/rules/mobile";
import { mainFormRules, registrationFields } from "@/lib/contract/rules/registration";
import { type FieldValues, findBroken } from "@/lib/contract/rules/rule";
import { loginRules } from "@/lib/contract/rules/sign-in";
import { profileFindings, toProfileChange } from "../profile/profile-rules";
import { pathAfterLogin } from "../sign-in/login-path";
import { registrationInput } from "./registration-input";

const registrationFindings = (values: FieldValues, passwordMinLength: number) =>
  findBroken(mainFormRules(passwordMinLength), values);
const loginFindings = (values: FieldValues) => findBroken(loginRules, values);

const registering = {
  firstName: "Asha",
  lastName: "Devi",
  username: " Asha@Example.ORG ",
  state_id: "5",
  district: "Patna",
  password: "abcde",
  confirmPassword: "abcde",
  mobile: "9876543210",
  age: "34",
  gender: "Female",
  profession: "Counsellors",
  language: "hi",
  consent_account: "yes",
};
const found = async (change: object) => registrationFindings({ ...registering, ...change }, 5);

test("a correct registration has no error", async () => {
  expect(await found({})).toEqual([]);
});

test("each required field of the main form has its error, in the documented order", async () => {
  const missing: string[] = [];
  const values: Record<string, string> = {};
  for (const field of registrationFields.slice(0, -1)) {
    missing.push((await registrationFindings(values, 5))[0]?.field ?? "");
    values[field] = registering[field];
  }
  expect(missing).toEqual(registrationFields.slice(0, -1));
});

test("problems come in the documented order: required, password length, same password, mobile, age, email", async () => {
  const first = async (change: object) => (await found(change))[0];
  const wrong = { password: "abc", confirmPassword: "abd", mobile: "98", age: "5", username: "nonsense" };
  expect(await first({ ...wrong, gender: "" })).toEqual({
    field: "gender",
    key: "selectGender",
    documented: "fillRequired",
  });
  expect(await first(wrong)).toEqual({ field: "password", key: "passwordTooShort" });
  expect(await first({ ...wrong, password: "abcdef" })).toEqual({ field: "confirmPassword", key: "passwordsDiffer" });
  expect(await first({ mobile: "98", age: "5" })).toEqual({ field: "mobile", key: "mobileInvalid" });
  expect(await first({ age: "5" })).toEqual({ field: "age", key: "ageInvalid" });
  expect(await found({ username: "nonsense" })).toEqual([{ field: "username", key: "emailInvalid" }]);
});

test("all problems are found at once, one per field, each with its own message", async () => {
  const empty = await registrationFindings({}, 5);
  expect(empty.map(({ field }) => field)).toEqual([...registrationFields.slice(0, -1), "consent_account"]);
  expect(new Set(empty.map(({ key }) => key)).size).toBe(empty.length);
  expect(empty.slice(0, -1).every(({ documented }) => documented === "fillRequired")).toBe(true);
  const wrong = await found({
    password: "abc",
    confirmPassword: "abd",
    mobile: "98",
    age: "500",
    username: "nonsense",
  });
  expect(wrong.map(({ field }) => field)).toEqual(["password", "confirmPassword", "mobile", "age", "username"]);
});

test("the signs of HTML in a name are an error at the field; letters of every script are not", async () => {
  expect(await found({ firstName: "<b>Asha</b>" })).toEqual([{ field: "firstName", key: "nameSigns" }]);
  expect(await found({ lastName: "Devi > Kumari" })).toEqual([{ field: "lastName", key: "nameSigns" }]);
  expect(await found({ firstName: `A${"\u0301\u0323".repeat(4)}` })).toEqual([
    { field: "firstName", key: "nameSigns" },
  ]);
  for (const lastName of ["O'Neill-Śarmā", "द्विवेदी", "श्र्यौँ", "ကြော့်", "عمران", "D. & Sons"])
    expect(await found({ lastName })).toEqual([]);
});

test("the address is sent in small letters and the confirmation not at all", () => {
  const sent = registrationInput(registering, "Bihar");
  expect(sent).toMatchObject({ username: "asha@example.org", state: "Bihar", state_id: 5 });
  expect(sent).not.toHaveProperty("confirmPassword");
});

test("the complete-profile form asks in the documented order and sends the whole set", () => {
  const profile: Record<string, string> = { place_of_residence: "", language_preference: "hi" };
  const steps: [string, string][] = [
    ["state_id", "5"],
    ["district", "Patna"],
    ["current_institute", "Middle School"],
    ["employment_sector", "Government"],
    ["mobile", "9876543210"],
    ["gender", "Male"],
    ["age", "41"],
    ["profession", "Guardians"],
  ];
  for (const [field, value] of steps) {
    expect(profileFindings(profile, false)[0]?.field).toBe(field);
    profile[field] = value;
  }
  expect(profileFindings(profile, false)).toEqual([]);
  expect(profileFindings({ ...profile, mobile: "98", gender: "" }, false)).toEqual([
    { field: "mobile", key: "mobileNotTenDigits" },
    { field: "gender", key: "selectGender" },
  ]);
  expect(toProfileChange(profile, "Bihar", false)).toMatchObject({
    state: "Bihar",
    state_id: 5,
    is_profile_complete: 1,
  });
  expect(toProfileChange(profile, "Bihar", false)).not.toHaveProperty("place_of_residence");
});

test("the login shows what is missing or not an address", () => {
  expect(loginFindings({}).map(({ key }) => key)).toEqual(["emailRequired", "passwordRequired"]);
  expect(loginFindings({ username: "x", password: "y" })).toEqual([{ field: "username", key: "emailInvalid" }]);
  expect(loginFindings({ username: "a@b.in", password: "y" })).toEqual([]);
});

test("an incomplete profile comes before the page somebody wanted", () => {
  expect(pathAfterLogin(0, "/view/course/x?a=b")).toBe("/usr/UpdateInfo?rdir=%2Fview%2Fcourse%2Fx%3Fa%3Db");
  expect(pathAfterLogin(1, "/dashboard")).toBe("/dashboard");
});

test("an age accepts digits, including those of the Hindi keyboard; other characters are removed", () => {
  expect(readDigits("३४ x", 3)).toBe("34");
  expect(withPlainDigits({ mobile: "+९१ ९८७६५-४३२१०", age: " ३४" })).toEqual({ mobile: "9876543210", age: "34" });
  expect(withPlainDigits({ gender: "Male" })).toEqual({ gender: "Male" });
});

test("a number that no mobile has needs one confirmation, another such number a new one", () => {
  expect(unconfirmedMobile({ mobile: "0000000000" }, undefined)).toBe("0000000000");
  expect(unconfirmedMobile({ mobile: "0000000000" }, "0000000000")).toBeUndefined();
  expect(unconfirmedMobile({ mobile: "1234567890" }, "0000000000")).toBe("1234567890");
  for (const mobile of ["9876543210", "6000000000", "98765", ""])
    expect(unconfirmedMobile({ mobile }, undefined)).toBeUndefined();
});
