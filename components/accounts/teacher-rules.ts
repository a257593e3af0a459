import type * as z from "zod";
import { consentFindings, consentInput } from "@/components/privacy/consent-rules";
import type { profileChange, registration } from "@/lib/contract/accounts";
import { otherSubject, otherSubjectLongest, otherSubjectPrefix } from "@/lib/contract/teaching";
import { type Campaign, cameBy } from "@/lib/portal/campaign-marks";
import { digitsOf, type Finding, type ProblemKey, type Values } from "./form-state";
import { firstAgainstSchema } from "./registration-rules";
import { type TeacherVariant, teacherVariants } from "./teacher-variants";

/** The fields of a variant, in the order in which accounts §5 checks them. */
export function teacherFields(variant: TeacherVariant): string[] {
  const { stateId, asksBlock } = teacherVariants[variant];
  return [...requiredFields(stateId === undefined, asksBlock), "gender", "school_type", "teaching_subject", "other_subject", "language"];
}

function requiredFields(asksState: boolean, asksBlock: boolean): string[] {
  const place = [...(asksState ? ["state_id"] : []), "district", ...(asksBlock ? ["block"] : [])];
  return ["firstName", "lastName", "username", ...place, "password", "confirmPassword", "current_institute", "mobile"];
}

const chosenAfterwards: [field: string, key: ProblemKey][] = [
  ["gender", "selectGender"],
  ["school_type", "selectSchoolType"],
  ["teaching_subject", "selectSubject"],
];

/** The first thing wrong, in the order and words of accounts §5; then what the contract's schema finds. */
export async function teacherFindings(values: Values, variant: TeacherVariant, passwordMinLength: number): Promise<Finding[]> {
  const found =
    firstInOrder(values, variant, passwordMinLength) ?? consentFindings(values)[0] ?? (await firstAgainstSchema(teacherInput(values, variant, "-")));
  return found ? [found] : [];
}

function firstInOrder(values: Values, variant: TeacherVariant, passwordMinLength: number): Finding | null {
  const { stateId, districts, asksBlock } = teacherVariants[variant];
  const missing = requiredFields(stateId === undefined, asksBlock).find((field) => !values[field]?.trim());
  if (missing) return { field: missing, key: "fillRequired" };
  if ((values.password ?? "").length < passwordMinLength) return { field: "password", key: "passwordTooShort" };
  if (values.password !== values.confirmPassword) return { field: "confirmPassword", key: "passwordsDiffer" };
  if (values.mobile?.length !== 10) return { field: "mobile", key: "mobileNotTenDigits" };
  const notChosen = chosenAfterwards.find(([field]) => !values[field]);
  if (notChosen) return { field: notChosen[0], key: notChosen[1] };
  if (values.teaching_subject === otherSubject && !inOwnWords(values)) return { field: "other_subject", key: "writeOtherSubject" };
  return districts && !districts.includes(values.district ?? "") ? { field: "district", key: "districtUnknown" } : null;
}

/** What was written for "Other"; nothing when it is too long. */
function inOwnWords({ other_subject = "" }: Values): string {
  const words = other_subject.trim();
  return words.length <= otherSubjectLongest ? words : "";
}

function subjectOf(values: Values): string {
  return values.teaching_subject === otherSubject ? `${otherSubjectPrefix}${inOwnWords(values)}` : (values.teaching_subject ?? "");
}

function teachingOf(values: Values, variant: TeacherVariant) {
  const { asksBlock } = teacherVariants[variant];
  return {
    district: values.district,
    current_institute: values.current_institute,
    employment_sector: "Government",
    mobile: values.mobile,
    gender: values.gender,
    school_type: values.school_type,
    teaching_subject: subjectOf(values),
    ...(asksBlock && { block: values.block }),
  };
}

function stateIdOf(values: Values, variant: TeacherVariant): number {
  return teacherVariants[variant].stateId ?? Number(values.state_id);
}

/** What the form registers: the sector is always Government, a campaign's state and source are its own. `named`: the campaign that brought somebody. */
export function teacherInput(values: Values, variant: TeacherVariant, stateName: string, named: Campaign = {}): z.input<typeof registration> {
  return {
    username: (values.username ?? "").trim().toLowerCase(),
    password: values.password,
    firstName: values.firstName,
    lastName: values.lastName,
    state: stateName,
    state_id: stateIdOf(values, variant),
    language: values.language,
    ...teachingOf(values, variant),
    ...consentInput(values),
    ...cameBy(teacherVariants[variant].utmSource, named),
  } as z.input<typeof registration>;
}

/** The profile that follows the registration (accounts §3, profile update payload). */
export function teacherProfile(values: Values, variant: TeacherVariant, stateName: string): z.input<typeof profileChange> {
  return {
    state: stateName,
    state_id: stateIdOf(values, variant),
    language_preference: values.language,
    ...teachingOf(values, variant),
    is_profile_complete: 1,
  } as z.input<typeof profileChange>;
}

/** The same digits whether JavaScript kept the field clean or not. */
export function withPlainMobile(values: Values): Values {
  return { ...values, mobile: digitsOf(values.mobile ?? "", 10) };
}
