import type * as z from "zod";
import type { FieldValues, Finding } from "@/components/forms/form-state";
import type { Profile, profileChange } from "@/lib/contract/accounts";
import { askedFields, asksOnlyTeachers, type professions } from "@/lib/contract/profile/profile-fields";
import { profileFormRules } from "@/lib/contract/rules/profile";
import { readOtherSubject } from "@/lib/contract/rules/registration";
import { findBroken, type Rule } from "@/lib/contract/rules/rule";
import { otherSubject, otherSubjectPrefix } from "@/lib/contract/teaching";

/** The names of the form's inputs: the text after "Other:" of the subject has one of its own. */
export const profileInputs: readonly string[] = [...askedFields, "other_subject", "under_18"];

export const educator = "Educators (school teachers/social workers)" satisfies (typeof professions)[number];

/** Whether a teacher form registered it: it has a school type, no profession (rule: profile.teacher-variant). */
export function isTeacherAccount(of: Pick<Profile, "school_type" | "profession" | "employment_sector">): boolean {
  return of.school_type !== "" || (of.profession === "" && of.employment_sector === "Government");
}

/** Whether the form has the teacher's fields: for teachers and educators (rule: profile.teacher-variant). */
export function showsTeaching(asTeacher: boolean, profession: string | undefined): boolean {
  return asTeacher || profession === educator;
}

/**
 * The rules of the complete-profile form, in the documented order (rule: profile.complete-order). A user who gives a
 * school type is a teacher and need not give age and profession; an educator who gives these may leave the school type
 * out.
 */
export function rulesOfProfile(values: FieldValues, asTeacher: boolean): Rule[] {
  const teaching = showsTeaching(asTeacher, values.profession) && (!values.profession || Boolean(values.school_type));
  return profileFormRules(teaching ? "teaching" : "age and profession");
}

export function profileFindings(values: FieldValues, asTeacher: boolean): Finding[] {
  return findBroken(rulesOfProfile(values, asTeacher), values);
}

/** Drops a block that was chosen before the state, where the state has no blocks to choose. */
export function dropBlockWithoutChoices(values: FieldValues, hasBlocks = false): FieldValues {
  return hasBlocks ? values : { ...values, block: "" };
}

/** The call's input with `is_profile_complete` (rule: profile.completeness), without empty and hidden fields. */
export function toProfileChange(
  values: FieldValues,
  stateName: string,
  asTeacher: boolean,
): z.input<typeof profileChange> {
  const teaching = showsTeaching(asTeacher, values.profession);
  const shown = askedFields.filter((field) => teaching || !asksOnlyTeachers(field));
  const chosen = Object.fromEntries(shown.filter((field) => values[field]).map((field) => [field, values[field]]));
  if (teaching && values.teaching_subject === otherSubject)
    chosen.teaching_subject = `${otherSubjectPrefix}${readOtherSubject(values)}`;
  const confirmed = values.under_18 === "yes" && { under_18: true };
  return {
    ...chosen,
    state: stateName,
    state_id: Number(values.state_id),
    is_profile_complete: 1,
    ...confirmed,
  } as z.input<typeof profileChange>;
}
