import type * as z from "zod";
import type { Finding, ProblemKey, Values } from "@/components/forms/form-state";
import { firstOfEachField, missingFields, nameFindings, passwordFindings } from "@/components/forms/missing-fields";
import type { profileChange, registration } from "@/lib/contract/accounts";
import { type Campaign, cameBy } from "@/lib/contract/rules/campaign-marks";
import { isMobile } from "@/lib/contract/rules/mobile";
import { otherSubject, otherSubjectLongest, otherSubjectPrefix } from "@/lib/contract/teaching";
import { consentFindings, consentInput } from "../privacy/consent-rules";
import { schemaFindings } from "./registration-rules";
import { type TeacherVariant, teacherVariants } from "./teacher-variants";

/** The fields of a variant, in the order in which rule: registration.teacher-order checks them. */
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

/** Everything wrong, each field once, in the order of the rule: registration.teacher-order, so that the first is the documented one; then what the contract's schema finds. */
export async function teacherFindings(values: Values, variant: TeacherVariant, passwordMinLength: number): Promise<Finding[]> {
  const { stateId, asksBlock } = teacherVariants[variant];
  const missing = missingFields(values, requiredFields(stateId === undefined, asksBlock));
  const inOrder = [...missing, ...passwordFindings(values, passwordMinLength), ...teachingFindings(values, variant), ...nameFindings(values)];
  return firstOfEachField([...inOrder, ...consentFindings(values), ...(await schemaFindings(teacherInput(values, variant, "-")))]);
}

function teachingFindings(values: Values, variant: TeacherVariant): Finding[] {
  const { districts } = teacherVariants[variant];
  const findings: Finding[] = [];
  if (values.mobile && !isMobile(values.mobile)) findings.push({ field: "mobile", key: "mobileNotTenDigits" });
  for (const [field, key] of chosenAfterwards) if (!values[field]) findings.push({ field, key });
  if (values.teaching_subject === otherSubject && !inOwnWords(values)) findings.push({ field: "other_subject", key: "writeOtherSubject" });
  if (values.district && districts && !districts.includes(values.district)) findings.push({ field: "district", key: "districtUnknown" });
  return findings;
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

/** The profile that follows the registration (rule: registration.success-teacher). */
export function teacherProfile(values: Values, variant: TeacherVariant, stateName: string): z.input<typeof profileChange> {
  return {
    state: stateName,
    state_id: stateIdOf(values, variant),
    language_preference: values.language,
    ...teachingOf(values, variant),
    is_profile_complete: 1,
  } as z.input<typeof profileChange>;
}
