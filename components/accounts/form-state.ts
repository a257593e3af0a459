import type { Option } from "@/components/ui/field";

/** What is wrong with a form, and where; without a field it concerns the whole form. `inlineOnly`: said on the page, not in a toast too. */
export type Problem = { field?: string; key: string; message: string; inlineOnly?: boolean };
/** What a rule finds: the words are given by the page's language. */
export type Finding = { field: string; key: ProblemKey };
export type Words = Record<ProblemKey, string>;
export type Values = Record<string, string>;

/** What a form's server action answers: what was typed (never a password), what is wrong, the districts of the chosen state, the blocks of the chosen district. */
export type FormState = { values: Values; problems: Problem[]; districts?: Option[]; blocks?: Option[] };
export type FormAction = (before: FormState, form: FormData) => Promise<FormState>;

export const untouched: FormState = { values: {}, problems: [] };

export const problemKeys = [
  "fillRequired",
  "passwordTooShort",
  "passwordsDiffer",
  "mobileInvalid",
  "ageInvalid",
  "emailInvalid",
  "emailRequired",
  "passwordRequired",
  "districtUnknown",
  "selectState",
  "selectDistrict",
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
  "enterRegisteredEmail",
  "newPasswordsDiffer",
  "newPasswordTooShort",
  "consentNeeded",
  "guardianEmailNeeded",
  "guardianEmailOwn",
] as const;
export type ProblemKey = (typeof problemKeys)[number];

export function inWords(findings: Finding[], words: Words): Problem[] {
  return findings.map((finding) => ({ ...finding, message: words[finding.key] }));
}

/** The fields of a form as they were typed. */
export function valuesOf(form: FormData, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? "")]));
}

/** The digits of what was typed, those of the Hindi keyboard included. */
export function digitsOf(typed: string, longest: number): string {
  const latin = typed.replace(/[०-९]/g, (digit) => String("०१२३४५६७८९".indexOf(digit)));
  return latin.replace(/\D/g, "").slice(0, longest);
}
