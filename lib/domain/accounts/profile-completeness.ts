import type { Profile } from "../../contract/accounts";
import { completeProfileRules } from "../../contract/rules/profile";
import { firstMessage, type RuleKey } from "../../contract/rules/rule";

type Details = Pick<Profile, "state" | "district" | "current_institute" | "employment_sector" | "mobile" | "gender" | "age" | "profession">;

/**
 * What is still missing of a complete profile, in the order and words of the rule: profile.complete-order (complete-profile form); null when nothing is.
 * Teachers' forms ask neither age nor profession: whoever gives a school type is a teacher (rule: profile.teacher-variant).
 */
export function profileProblem(details: Details & { school_type: string }): RuleKey | null {
  const { state, district, current_institute, employment_sector, mobile, gender, age, profession } = details;
  // The name of the state stands for its number.
  const values = { state_id: state, district, current_institute, employment_sector, mobile, gender, age: age ? String(age) : "", profession };
  return firstMessage(completeProfileRules(details.school_type ? "neither" : "age and profession"), values);
}
