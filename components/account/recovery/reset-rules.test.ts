import { expect, test } from "vitest";
import { fieldOfError, forgotFindings, resetFindings } from "./reset-rules";

const found = (password1: string, password2: string) =>
  resetFindings(5)({ password1, password2 }).map(({ field, key }) => `${field} ${key}`);

test("a new password: both fields, the same, and long enough, in this order", () => {
  expect(found("", "")).toEqual(["password1 newPasswordsDiffer"]);
  expect(found("abcd", "")).toEqual(["password2 newPasswordsDiffer"]);
  expect(found("abcd", "abce")).toEqual(["password2 newPasswordsDiffer"]);
  expect(found("abcd", "abcd")).toEqual(["password1 newPasswordTooShort"]);
  expect(found("abcde", "abcde")).toEqual([]);
});

test("a forgotten password asks for the address", () => {
  expect(forgotFindings({ email: " " })).toEqual([{ field: "email", key: "enterRegisteredEmail" }]);
  expect(forgotFindings({ email: "asha" })).toEqual([{ field: "email", key: "emailInvalid" }]);
  expect(forgotFindings({ email: " Asha@example.org " })).toEqual([]);
});

test("an error of the password belongs to its field, an error of the link to the whole form", () => {
  expect(["passwordCommon", "newPasswordTooShort"].map(fieldOfError)).toEqual(["password1", "password1"]);
  expect(["linkInvalid", "tooManyTries", "rejected"].map(fieldOfError)).toEqual([undefined, undefined, undefined]);
});
