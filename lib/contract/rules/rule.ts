import { cleanText } from "../text/clean-text";

/** The message keys of the form rules, in the namespace `answers`. */
export const ruleKeys = [
  "fillRequired",
  "passwordTooShort",
  "passwordsDiffer",
  "mobileInvalid",
  "ageInvalid",
  "emailInvalid",
  "emailRequired",
  "passwordRequired",
  "confirmRequired",
  "districtUnknown",
  "selectState",
  "selectDistrict",
  "selectBlock",
  "enterInstitute",
  "selectInstitutionType",
  "enterMobile",
  "selectGender",
  "addAge",
  "selectProfession",
  "mobileNotTenDigits",
  "selectSchoolType",
  "selectSubject",
  "writeOtherSubject",
  "blockUnknown",
  "enterEmail",
  "enterPassword",
  "enterFirstName",
  "enterLastName",
  "nameSigns",
  "enterRegisteredEmail",
  "newPasswordsDiffer",
  "newPasswordTooShort",
  "consentNeeded",
  "guardianEmailNeeded",
  "guardianEmailOwn",
] as const;
export type RuleKey = (typeof ruleKeys)[number];

/** The fields of a form as text, as they were typed. */
export type FieldValues = Record<string, string>;

/**
 * One rule of a form. A form's rules are in the documented order, and the browser, the form's action and the operation
 * check the same list. `documented`: the documented message of the toast and the call, where the field itself shows
 * something more exact. `Key`: the message keys of a form that does not use those of the account forms.
 */
export type Rule<Key extends string = RuleKey> = {
  field: string;
  key: Key;
  documented?: Key;
  isBroken: (values: FieldValues) => boolean;
};

/** The result of a broken rule. */
export type Finding<Key extends string = RuleKey> = Pick<Rule<Key>, "field" | "key" | "documented">;

/** The findings in the order of the rules: of each field the first one, which is the documented one. */
export function findBroken<Key extends string>(rules: readonly Rule<Key>[], values: FieldValues): Finding<Key>[] {
  const broken = rules.filter(({ isBroken }) => isBroken(values));
  return broken
    .filter(({ field }, index) => broken.findIndex((each) => each.field === field) === index)
    .map(({ field, key, documented }) => ({ field, key, ...(documented && { documented }) }));
}

/** The documented message key of the first broken rule. */
export function firstMessage<Key extends string>(rules: readonly Rule<Key>[], values: FieldValues): Key | null {
  const broken = rules.find((rule) => rule.isBroken(values));
  return broken ? (broken.documented ?? broken.key) : null;
}

export function rule<Key extends string>(field: string, key: Key, isBroken: Rule["isBroken"]): Rule<Key> {
  return { field, key, isBroken };
}

/** A field that must be filled. */
export const required = <Key extends string>(field: string, key: Key) => rule(field, key, isMissing(field));

/** Nothing that can be seen is in the field. */
export function isMissing(field: string): Rule["isBroken"] {
  return (values) => cleanText(values[field] ?? "") === "";
}
