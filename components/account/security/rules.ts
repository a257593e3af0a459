import type { Finding, Problem } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import { readForm, textIn } from "@/lib/api/http/read-form";
import { findBroken } from "@/lib/contract/rules/rule";
import { changePasswordRules, loginRules } from "@/lib/contract/rules/sign-in";

export const ruleKeys = [
  "emailRequired",
  "emailInvalid",
  "passwordRequired",
  "newPasswordTooShort",
  "newPasswordsDiffer",
] as const;
export const hintKeys = ["typeCurrent", "typeNew", "typeAgain", "tickSure"] as const;
export type RuleKey = (typeof ruleKeys)[number] | (typeof hintKeys)[number];
export type RuleWords = Record<RuleKey, string>;

const requiredForChange = [
  ["current_password", "typeCurrent"],
  ["password1", "typeNew"],
  ["password2", "typeAgain"],
] as const;

/** rule: settings.password: empty fields do nothing (no call, no toast; the page shows where). */
export function emptyProblems(form: FormData, words: RuleWords): Problem[] {
  const empty = requiredForChange.filter(([field]) => !textIn(form, field));
  return empty.map(([field, key]) => ({ field, key, message: words[key], inlineOnly: true }));
}

/** The first problem only: the length is checked before the two passwords are compared. */
export function firstProblem(findings: Finding[], words: RuleWords): Problem[] {
  return findings.slice(0, 1).map(({ field, key }) => ({ field, key, message: words[key as RuleKey] }));
}

export function changeProblems(form: FormData, minLength: number, words: RuleWords): Problem[] {
  const empty = emptyProblems(form, words);
  return empty.length > 0
    ? empty
    : firstProblem(findBroken(changePasswordRules(minLength), readForm(form, ["password1", "password2"])), words);
}

/** rule: settings.delete: no field may be empty. `withAddress`: the public page; `withTick`: without JavaScript. */
export function deleteProblems(
  form: FormData,
  { withAddress, withTick }: Record<"withAddress" | "withTick", boolean>,
  words: RuleWords,
): Problem[] {
  const username = withAddress ? textIn(form, "username") : "a@b.in";
  const problems = loginProblems(form, username, words);
  if (withTick && textIn(form, "sure") !== "yes")
    problems.push({ field: "sure", key: "tickSure", message: words.tickSure, inlineOnly: true });
  return problems;
}

/** rule: settings.email: nothing is sent while a field is empty or the email is not an address. */
export function emailProblems(form: FormData, words: RuleWords): Problem[] {
  const problems = loginProblems(form, textIn(form, "email"), words);
  return problems.map((problem) => ({ ...problem, field: problem.field === "username" ? "email" : problem.field }));
}

function loginProblems(form: FormData, username: string, words: RuleWords): Problem[] {
  const findings = findBroken(loginRules, { username, password: textIn(form, "password") });
  return findings.map(({ field, key }) => ({ field, key, message: words[key as RuleKey], inlineOnly: true }));
}

const fieldOfKey: Record<string, string> = {
  emailInvalid: "email",
  emailSame: "email",
  emailIsGuardians: "email",
  emailNeedsCode: "code",
  currentPasswordWrong: "current_password",
  currentPasswordNeeded: "current_password",
  deletionNeedsCode: "code",
  secondFactorWrong: "code",
  newPasswordsDiffer: "password2",
  newPasswordTooShort: "password1",
  passwordTooLong: "password1",
  passwordCommon: "password1",
  passwordIsAddress: "password1",
  passwordIsPortal: "password1",
};

/** The problem for a failed call, at the field it concerns; without an answer, the connection is assumed to be lost. */
export function settingsProblem(error: unknown, offline: string, prefix = ""): Problem {
  const failed = readCallError(error);
  if (!failed?.message) return { key: "offline", message: offline };
  return { field: fieldOfKey[failed.key ?? ""], key: failed.key ?? "rejected", message: `${prefix}${failed.message}` };
}

export const afterDeletion = "/account/deleted";

export const afterClosing = "/account/closed";

/** The page to which a login to a closed account leads; null for another error. */
export function closedAccountPage(error: unknown): string | null {
  const failed = readCallError(error);
  return (failed?.key === "accountClosed" && failed.leadsTo) || null;
}
