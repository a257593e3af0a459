import type { Profile } from "../../contract/accounts";
import { isMobile } from "../../contract/rules/mobile";
import type { AnswerKey } from "../../platform/call-error";

type Details = Pick<Profile, "state" | "district" | "current_institute" | "employment_sector" | "mobile" | "gender" | "age" | "profession">;

/**
 * The first missing field of a profile, in the order and with the messages of the complete-profile form (rule: profile.complete-order); null when the
 * profile is complete. A profile with a school type belongs to a teacher, whose forms ask neither age nor profession (rule: profile.teacher-variant).
 */
export function profileProblem(details: Details & { school_type: string }): AnswerKey | null {
  if (!details.state) return "selectState";
  if (!details.district) return "selectDistrict";
  if (!details.current_institute) return "enterInstitute";
  if (!details.employment_sector) return "selectInstitutionType";
  if (!details.mobile) return "enterMobile";
  if (!isMobile(details.mobile)) return "mobileInvalid";
  if (!details.gender) return "selectGender";
  if (details.school_type) return null;
  if (!details.age) return "addAge";
  return details.profession ? null : "selectProfession";
}
