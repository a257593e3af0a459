import type { Profile } from "../../contract/accounts";
import { completeProfileRules } from "../../contract/rules/profile";
import { firstMessage, type RuleKey } from "../../contract/rules/rule";

type Details = Pick<
  Profile,
  "state" | "district" | "current_institute" | "employment_sector" | "mobile" | "gender" | "age" | "profession"
>;

/**
 * The first missing field of a profile, in the order and with the messages of the complete-profile form
 * (rule: profile.complete-order); null when the profile is complete. A profile with a school type belongs to a teacher,
 * whose forms ask neither age nor profession (rule: profile.teacher-variant).
 */
export function profileProblem(details: Details & { school_type: string }): RuleKey | null {
  const { state, district, current_institute, employment_sector, mobile, gender, age, profession } = details;
  // The state's name is set exactly when its number is.
  const values = {
    state_id: state,
    district,
    current_institute,
    employment_sector,
    mobile,
    gender,
    age: age ? String(age) : "",
    profession,
  };
  return firstMessage(completeProfileRules(details.school_type ? "neither" : "age and profession"), values);
}
