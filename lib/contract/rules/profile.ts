import { isMobile } from "./mobile";
import { ageRule, nameRules, otherSubjectRule } from "./registration";
import { isMissing, type Rule, type RuleKey } from "./rule";

const asks = (field: string, key: RuleKey): Rule => ({ field, key, isBroken: isMissing(field) });

/** rule: registration.mobile-ten-digits, in forms with a number. */
const tenDigits: Rule = { field: "mobile", key: "mobileNotTenDigits", isBroken: ({ mobile = "" }) => !isMobile(mobile) };

const sharedRules: Rule[] = [
  asks("state_id", "selectState"),
  asks("district", "selectDistrict"),
  asks("current_institute", "enterInstitute"),
  asks("employment_sector", "selectInstitutionType"),
  asks("mobile", "enterMobile"),
  tenDigits,
  asks("gender", "selectGender"),
];
const variantRules = {
  /** The fields of the teacher forms. */
  teaching: [asks("school_type", "selectSchoolType"), asks("teaching_subject", "selectSubject")],
  "age and profession": [asks("age", "addAge"), asks("profession", "selectProfession")],
  neither: [],
} satisfies Record<string, Rule[]>;

/** rule: profile.complete-order. */
export function completeProfileRules(variant: keyof typeof variantRules): Rule[] {
  return [...sharedRules, ...variantRules[variant]];
}

/** All rules of the complete-profile form. */
export function profileFormRules(variant: keyof typeof variantRules): Rule[] {
  return [...completeProfileRules(variant), otherSubjectRule, ageRule];
}

const whenEmpty: Record<string, RuleKey> = {
  firstName: "enterFirstName",
  lastName: "enterLastName",
  mobile: "enterMobile",
  current_institute: "enterInstitute",
  employment_sector: "selectInstitutionType",
  state_id: "selectState",
  district: "selectDistrict",
};

/** The rules for inputs that are edited in place in the profile, and for a call that changes single fields. */
export function inPlaceRules(inputs: readonly string[]): Rule[] {
  const filled = inputs.map((input) => asks(input, whenEmpty[input] ?? "fillRequired"));
  return [...filled, ...[tenDigits, ...nameRules].filter(({ field }) => inputs.includes(field))];
}
