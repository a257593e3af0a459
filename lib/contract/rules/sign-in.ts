import { isEmail } from "./email";
import { plainPassword } from "./password";
import { isMissing, type Rule, type RuleKey } from "./rule";

function addressRules(field: string, whenEmpty: RuleKey): Rule[] {
  return [
    { field, key: whenEmpty, isBroken: isMissing(field) },
    { field, key: "emailInvalid", isBroken: (values) => !isEmail((values[field] ?? "").trim()) },
  ];
}

/** rule: login.form. */
export const loginRules: Rule[] = [
  ...addressRules("username", "emailRequired"),
  { field: "password", key: "passwordRequired", isBroken: ({ password }) => !password },
];

/** rule: forgot.empty. */
export const forgotRules: Rule[] = addressRules("email", "enterRegisteredEmail");

/** rule: reset.rules: the same password twice. */
export const repeatedPasswordRules: Rule[] = [
  { field: "password1", key: "newPasswordsDiffer", isBroken: ({ password1 }) => !password1 },
  {
    field: "password2",
    key: "newPasswordsDiffer",
    isBroken: ({ password1 = "", password2 = "" }) => plainPassword(password1) !== plainPassword(password2),
  },
];

export function newPasswordRule(minLength: number): Rule {
  return {
    field: "password1",
    key: "newPasswordTooShort",
    isBroken: ({ password1 = "" }) => plainPassword(password1).length < minLength,
  };
}

/** rule: reset.rules: first that the two are equal, then the length. */
export function resetRules(minLength: number): Rule[] {
  return [...repeatedPasswordRules, newPasswordRule(minLength)];
}

/** rule: settings.password: first the length, then that the two are equal. */
export function changePasswordRules(minLength: number): Rule[] {
  return [newPasswordRule(minLength), ...repeatedPasswordRules];
}
