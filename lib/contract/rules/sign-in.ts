import { isEmail } from "./email";
import { plainPassword } from "./password";
import { type Rule, type RuleKey, required, rule } from "./rule";

function addressRules(field: string, whenEmpty: RuleKey): Rule[] {
  return [required(field, whenEmpty), rule(field, "emailInvalid", (values) => !isEmail((values[field] ?? "").trim()))];
}

/** rule: login.form. */
export const loginRules: Rule[] = [
  ...addressRules("username", "emailRequired"),
  rule("password", "passwordRequired", ({ password }) => !password),
];

/** rule: forgot.empty. */
export const forgotRules: Rule[] = addressRules("email", "enterRegisteredEmail");

/** rule: reset.rules: the same password twice. */
export const repeatedPasswordRules: Rule[] = [
  rule("password1", "newPasswordsDiffer", ({ password1 }) => !password1),
  rule(
    "password2",
    "newPasswordsDiffer",
    ({ password1 = "", password2 = "" }) => plainPassword(password1) !== plainPassword(password2),
  ),
];

export const newPasswordRule = (minLength: number): Rule =>
  rule("password1", "newPasswordTooShort", ({ password1 = "" }) => plainPassword(password1).length < minLength);

/** rule: reset.rules: first that the two are equal, then the length. */
export function resetRules(minLength: number): Rule[] {
  return [...repeatedPasswordRules, newPasswordRule(minLength)];
}

/** rule: settings.password: first the length, then that the two are equal. */
export function changePasswordRules(minLength: number): Rule[] {
  return [newPasswordRule(minLength), ...repeatedPasswordRules];
}
