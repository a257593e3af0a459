import { readCallError } from "@/lib/api/call-error";
import type { Problem } from "./form-state";

/** The errors of each field. */
const keysOf: Record<string, string[]> = {
  username: ["accountExists"],
  firstName: ["nameOfStaff", "nameSigns"],
  state_id: ["stateUnknown"],
  district: ["districtUnknown"],
  password: ["passwordTooShort", "passwordTooLong", "passwordCommon", "passwordIsAddress", "passwordIsPortal"],
  mobile: ["mobileInvalid", "mobileNotTenDigits"],
  gender: ["selectGender"],
  school_type: ["selectSchoolType"],
  teaching_subject: ["selectSubject"],
  other_subject: ["writeOtherSubject"],
  block: ["blockUnknown"],
  age: ["ageInvalid"],
  under_18: ["under18Unconfirmed"],
  consent_account: ["consentNeeded"],
  guardian_email: ["guardianEmailNeeded", "guardianEmailOwn"],
};

/** The problem for a failed call, at the field it concerns; without an answer, the connection is assumed to be lost. */
export function callProblem(error: unknown, prefix: string, offline: string): Problem {
  const failed = readCallError(error);
  if (!failed?.message) return { key: "offline", message: offline };
  const key = failed.key ?? "rejected";
  const field = Object.keys(keysOf).find((each) => keysOf[each]?.includes(key));
  return { field, key, message: `${prefix}${failed.message}` };
}
