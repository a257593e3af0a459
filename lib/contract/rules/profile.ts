import { isMobile } from "./mobile";
import { ageRule, nameRules, otherSubjectRule } from "./registration";
import { isMissing, type Rule, type RuleKey } from "./rule";

const asks = (field: string, key: RuleKey): Rule => ({ field, key, isBroken: isMissing(field) });

/** rule: registration.mobile-ten-digits, in forms with a number. */
export const profileMobileRules: Rule[] = [
  asks("mobile", "enterMobile"),
  { field: "mobile", key: "mobileNotTenDigits", isBroken: ({ mobile = "" }) => !isMobile(mobile) },
];

const askedOfAll: Rule[] = [
  asks("state_id", "selectState"),
  asks("district", "selectDistrict"),
  asks("current_institute", "enterInstitute"),
  asks("employment_sector", "selectInstitutionType"),
  ...profileMobileRules,
  asks("gender", "selectGender"),
];
const askedIn = {
  /** The teacher forms' own questions. */
  teaching: [asks("school_type", "selectSchoolType"), asks("teaching_subject", "selectSubject")],
  "age and profession": [asks("age", "addAge"), asks("profession", "selectProfession")],
  neither: [],
} satisfies Record<string, Rule[]>;

/** rule: profile.complete-order. */
export function completeProfileRules(asked: keyof typeof askedIn): Rule[] {
  return [...askedOfAll, ...askedIn[asked]];
}

/** The complete-profile form with all that it checks. */
export function profileFormRules(asked: keyof typeof askedIn): Rule[] {
  return [...completeProfileRules(asked), otherSubjectRule, ageRule];
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

/** The rules of inputs that the profile changes in place. */
export function inPlaceRules(inputs: readonly string[]): Rule[] {
  const filled = inputs.map((input) => asks(input, whenEmpty[input] ?? "fillRequired"));
  return [...filled, ...[...profileMobileRules, ...nameRules].filter(({ field }) => inputs.includes(field))];
}
