import { expect, test } from "vitest";
import { messagesIn } from "../../../platform/i18n/messages";
import { commonPasswords, passwordMaxLength, passwordProblem } from "./password-rule";

const common = await commonPasswords();
const surroundings = {
  common,
  username: "asha.devi84@example.org",
  portalNames: ["Sehat Shala", "सेहत शाला", "SehatShala"],
};
const problem = (password: string, change: Partial<typeof surroundings> = {}) =>
  passwordProblem(password, { ...surroundings, ...change });

test("the ten thousand most common passwords are known", () => {
  expect(common.size).toBe(10_000);
  for (const password of ["123456", "password", "qwerty", "iloveyou", "letmein"])
    expect(common.has(password)).toBe(true);
});

test("T10: a common password is rejected, in any capitalisation", () => {
  for (const password of ["123456", "password", "PassWord", "QWERTY"]) expect(problem(password)).toBe("passwordCommon");
  expect(problem("lotus-pond")).toBeNull();
});

test("64 characters and more are accepted, up to 256", () => {
  expect(problem("a sentence that nobody else would think of, with blanks and an ü")).toBeNull();
  expect(problem("कमल का तालाब सुंदर है".repeat(4))).toBeNull();
  expect(problem("xy".repeat(passwordMaxLength / 2))).toBeNull();
  expect(problem(`${"xy".repeat(passwordMaxLength / 2)}z`)).toBe("passwordTooLong");
});

test("the user's own address is rejected: whole, inside a longer password, or its first part in any spelling", () => {
  for (const password of [
    "asha.devi84@example.org",
    "ASHA.DEVI84@EXAMPLE.ORG",
    "my asha.devi84@example.org!",
    "ashadevi84",
    "Asha-Devi84",
  ])
    expect(problem(password)).toBe("passwordIsAddress");
  expect(problem("asha likes mangoes")).toBeNull();
});

test("the portal's name is rejected in both languages, also with digits around it", () => {
  for (const password of ["Sehat Shala", "sehatshala", "SehatShala2026", "सेहत शाला", "123sehat-shala!"])
    expect(problem(password)).toBe("passwordIsPortal");
  expect(problem("a sehat shala for everybody")).toBeNull();
});

test("the error messages are exactly the documented ones", () => {
  const { answers } = messagesIn("en");
  expect(answers.newPasswordTooShort).toBe("Password cannot be less than {minimum} character");
  expect(answers.passwordTooShort).toBe("Password length cannot be less than {minimum} character");
  expect(answers.newPasswordsDiffer).toBe("New password and confirm password should be same");
});
