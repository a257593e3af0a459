import { expect, test } from "vitest";
import { completeProfileRules, inPlaceRules } from "./profile";
import { registrationRules, shortRegistrationRules, teacherRegistrationRules } from "./registration";
import { findBroken, firstMessage, isMissing, type Rule } from "./rule";
import { changePasswordRules, resetRules } from "./sign-in";

const rules: Rule[] = [
  { field: "name", key: "enterFirstName", documented: "fillRequired", isBroken: isMissing("name") },
  { field: "mobile", key: "enterMobile", isBroken: isMissing("mobile") },
  { field: "mobile", key: "mobileInvalid", isBroken: () => true },
];

test("broken rules are found in their order, each field once by its first rule", () => {
  expect(findBroken(rules, { name: " ", mobile: "" })).toEqual([
    { field: "name", key: "enterFirstName", documented: "fillRequired" },
    { field: "mobile", key: "enterMobile" },
  ]);
  expect(findBroken(rules, { name: "Asha", mobile: "1" })).toEqual([{ field: "mobile", key: "mobileInvalid" }]);
});

test("a call fails with the documented message of the first broken rule", () => {
  expect(firstMessage(rules, {})).toBe("fillRequired");
  expect(firstMessage(rules, { name: "Asha" })).toBe("enterMobile");
  expect(firstMessage([], {})).toBeNull();
});

test("a new password has a shortest length in every form, and the setting may raise it", () => {
  const messageFor = (of: Rule[], password: string) =>
    findBroken(of, { password, confirmPassword: password, password1: password, password2: password }).find(({ key }) =>
      /TooShort$/.test(key),
    )?.key;
  for (const [key, rulesFor] of [
    ["passwordTooShort", registrationRules],
    ["passwordTooShort", shortRegistrationRules],
    ["newPasswordTooShort", resetRules],
    ["newPasswordTooShort", changePasswordRules],
  ] as const) {
    expect(messageFor(rulesFor(5), "1234")).toBe(key);
    expect(messageFor(rulesFor(5), "mango")).toBeUndefined();
    expect(messageFor(rulesFor(12), "lotus-pond")).toBe(key);
  }
});

test("the same mobile number has the message that each form documents", () => {
  const given = { mobile: "98765" };
  const messageIn = (of: Rule[]) => findBroken(of, given).find(({ field }) => field === "mobile")?.key;
  expect(messageIn(registrationRules(5))).toBe("mobileInvalid");
  expect(messageIn(shortRegistrationRules(5))).toBe("mobileInvalid");
  expect(messageIn(teacherRegistrationRules({ asksState: true, asksBlock: true }, 5))).toBe("mobileNotTenDigits");
  expect(messageIn(completeProfileRules("neither"))).toBe("mobileNotTenDigits");
  expect(messageIn(inPlaceRules(["mobile"]))).toBe("mobileNotTenDigits");
});
