import { isMobile } from "./mobile";
import { ageRule, nameRules, otherSubjectRule, whenEmpty } from "./registration";
import { isMissing, type Rule, type RuleKey } from "./rule";

const required = (field: string, key: RuleKey = whenEmpty[field] ?? "fillRequired"): Rule => ({
  field,
  key,
  isBroken: isMissing(field),
});

/** rule: registration.mobile-ten-digits, in forms with a number. */
const tenDigits: Rule = {
  field: "mobile",
  key: "mobileNotTenDigits",
  isBroken: ({ mobile = "" }) => !isMobile(mobile),
};

const sharedRules: Rule[] = [
  ...["state_id", "district", "current_institute", "employment_sector", "mobile"].map((field) => required(field)),
  tenDigits,
  required("gender"),
];
const variantRules = {
  /** The fields of the teacher forms. */
  teaching: [required("school_type", "selectSchoolType"), required("teaching_subject", "selectSubject")],
  "age and profession": [required("age"), required("profession")],
  neither: [],
} satisfies Record<string, Rule[]>;

/** rule: profile.complete-order. */
export function completeProfileRules(variant: keyof typeof variantRules): Rule[] {
  return [...sharedRules, ...variantRules[variant]];
}

export function profileFormRules(variant: keyof typeof variantRules): Rule[] {
  return [...completeProfileRules(variant), otherSubjectRule, ageRule];
}

/** The rules for inputs that are edited in place in the profile, and for a call that changes single fields. */
export function inPlaceRules(inputs: readonly string[]): Rule[] {
  const filled = inputs.map((input) => required(input));
  return [...filled, ...[tenDigits, ...nameRules].filter(({ field }) => inputs.includes(field))];
}
