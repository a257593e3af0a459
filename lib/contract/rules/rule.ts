/** The messages that a form's rules answer with: keys of the texts `answers`. */
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
export type Values = Record<string, string>;

/**
 * One rule of a form. A form's rules stand in the documented order, and the browser, the form's action and the operation check the same list.
 * `documented`: the documented message of the toast and the call, where the field itself shows something more exact.
 */
export type Rule = { field: string; key: RuleKey; documented?: RuleKey; isBroken: (values: Values) => boolean };

/** What a broken rule leaves to show. */
export type Finding = Pick<Rule, "field" | "key" | "documented">;

/** Everything wrong, in the order of the rules, each field once. */
export function findBroken(rules: readonly Rule[], values: Values): Finding[] {
  return firstOfEachField(
    rules.filter(({ isBroken }) => isBroken(values)).map(({ field, key, documented }) => ({ field, key, ...(documented && { documented }) })),
  );
}

/** What identifies a rule among those that a request has run. */
export function ruleName({ field, key }: Rule): string {
  return `${field} ${key}`;
}

/** The documented message for a call with these values: that of the first broken rule. `alreadyRun`: the rules that this request's form has passed. */
export function firstMessage(rules: readonly Rule[], values: Values, alreadyRun?: ReadonlySet<string>): RuleKey | null {
  const broken = rules.find((rule) => !alreadyRun?.has(ruleName(rule)) && rule.isBroken(values));
  return broken ? (broken.documented ?? broken.key) : null;
}

/** One finding for each field: the first, which is the documented one. */
export function firstOfEachField(findings: Finding[]): Finding[] {
  return findings.filter(({ field }, index) => findings.findIndex((each) => each.field === field) === index);
}

/** A field that must be filled. */
export function isMissing(field: string): Rule["isBroken"] {
  return (values) => !values[field]?.trim();
}
