import type * as z from "zod";
import type { Finding, Values } from "@/components/forms/form-state";
import type { profileChange, registration } from "@/lib/contract/accounts";
import { type Campaign, cameBy } from "@/lib/contract/rules/campaign-marks";
import { plainEmail } from "@/lib/contract/rules/email";
import { consentRules, otherSubjectOf, type TeacherForm, teacherRegistrationFields, teacherRegistrationRules } from "@/lib/contract/rules/registration";
import { findBroken, firstOfEachField } from "@/lib/contract/rules/rule";
import { otherSubject, otherSubjectPrefix } from "@/lib/contract/teaching";
import { consentInput } from "../privacy/consent-rules";
import { schemaFindings } from "./registration-rules";
import { type TeacherVariant, teacherVariants } from "./teacher-variants";

function formOf(variant: TeacherVariant): TeacherForm {
  const { stateId, asksBlock, districts } = teacherVariants[variant];
  return { asksState: stateId === undefined, asksBlock, districts };
}

/** The fields of a variant, in the order in which rule: registration.teacher-order checks them. */
export function teacherFields(variant: TeacherVariant): string[] {
  return teacherRegistrationFields(formOf(variant));
}

/** Everything wrong, each field once, in the order of the rule: registration.teacher-order, so that the first is the documented one; then what the contract's schema finds. */
export async function teacherFindings(values: Values, variant: TeacherVariant, passwordMinLength: number): Promise<Finding[]> {
  const inOrder = findBroken([...teacherRegistrationRules(formOf(variant), passwordMinLength), ...consentRules], values);
  return firstOfEachField([...inOrder, ...(await schemaFindings(teacherInput(values, variant, "-")))]);
}

function subjectOf(values: Values): string {
  return values.teaching_subject === otherSubject ? `${otherSubjectPrefix}${otherSubjectOf(values)}` : (values.teaching_subject ?? "");
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
    username: plainEmail(values.username),
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
