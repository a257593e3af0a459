import type { Problem } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import { findBroken } from "@/lib/contract/rules/rule";
import { changePasswordRules } from "@/lib/contract/rules/sign-in";
import { loginFindings } from "../sign-in/login-rules";

export const ruleKeys = ["emailRequired", "emailInvalid", "passwordRequired", "newPasswordTooShort", "newPasswordsDiffer"] as const;
export const hintKeys = ["typeCurrent", "typeNew", "typeAgain", "tickSure"] as const;
export type RuleKey = (typeof ruleKeys)[number] | (typeof hintKeys)[number];
export type RuleWords = Record<RuleKey, string>;

const textIn = (form: FormData, name: string) => String(form.get(name) ?? "");

/** rule: settings.password: empty fields do nothing (no call, no toast; the page shows where), then the length, then the two alike. */
export function changeProblems(form: FormData, minLength: number, words: RuleWords): Problem[] {
  const asked = [
    ["current_password", "typeCurrent"],
    ["password1", "typeNew"],
    ["password2", "typeAgain"],
  ] as const;
  const empty = asked.filter(([field]) => !textIn(form, field));
  if (empty.length > 0) return empty.map(([field, key]) => ({ field, key, message: words[key], inlineOnly: true }));
  const values = { password1: textIn(form, "password1"), password2: textIn(form, "password2") };
  const [first] = findBroken(changePasswordRules(minLength), values);
  return first ? [{ field: first.field, key: first.key, message: words[first.key as RuleKey] }] : [];
}

/**
 * rule: settings.delete: nothing is sent while something is empty. `withAddress` on the page for everybody; `withTick` where no
 * dialog asks (without JavaScript).
 */
export function deleteProblems(form: FormData, { withAddress, withTick }: Record<"withAddress" | "withTick", boolean>, words: RuleWords): Problem[] {
  const given = { username: withAddress ? textIn(form, "username") : "a@b.in", password: textIn(form, "password") };
  const problems: Problem[] = loginFindings(given).map(({ field, key }) => ({ field, key, message: words[key as RuleKey], inlineOnly: true }));
  if (withTick && form.get("sure") !== "yes") problems.push({ field: "sure", key: "tickSure", message: words.tickSure, inlineOnly: true });
  return problems;
}

const fieldOfKey: Record<string, string> = {
  currentPasswordWrong: "current_password",
  currentPasswordNeeded: "current_password",
  newPasswordsDiffer: "password2",
  newPasswordTooShort: "password1",
  passwordTooLong: "password1",
  passwordCommon: "password1",
  passwordIsAddress: "password1",
  passwordIsPortal: "password1",
};

/** The error that the portal answered, at the field it concerns; without an answer the connection is at fault. */
export function settingsProblem(error: unknown, offline: string, prefix = ""): Problem {
  const failed = readCallError(error);
  if (!failed?.message) return { key: "offline", message: offline };
  return { field: fieldOfKey[failed.key ?? ""], key: failed.key ?? "refused", message: `${prefix}${failed.message}` };
}
