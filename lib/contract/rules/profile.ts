import { isMobile } from "./mobile";
import { ageRule, nameRules, otherSubjectRule, whenEmpty } from "./registration";
import { type Rule, required, rule } from "./rule";

const filled = (field: string): Rule => required(field, whenEmpty[field] ?? "fillRequired");

/** rule: registration.mobile-ten-digits, in forms with a number. */
const tenDigits: Rule = rule("mobile", "mobileNotTenDigits", ({ mobile = "" }) => !isMobile(mobile));

const sharedRules: Rule[] = [
  ...["state_id", "district", "current_institute", "employment_sector", "mobile"].map(filled),
  tenDigits,
  filled("gender"),
];
const variantRules = {
  /** The fields of the teacher forms. */
  teaching: [required("school_type", "selectSchoolType"), required("teaching_subject", "selectSubject")],
  "age and profession": [filled("age"), filled("profession")],
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
  return [...inputs.map(filled), ...[tenDigits, ...nameRules].filter(({ field }) => inputs.includes(field))];
}
