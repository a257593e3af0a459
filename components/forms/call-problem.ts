import { readCallError } from "@/lib/api/call-error";
import type { Problem } from "./form-state";

const fieldOfKey: Record<string, string> = {
  accountExists: "username",
  nameOfStaff: "firstName",
  nameSigns: "firstName",
  districtUnknown: "district",
  passwordTooShort: "password",
  passwordTooLong: "password",
  passwordCommon: "password",
  passwordIsAddress: "password",
  passwordIsPortal: "password",
  mobileInvalid: "mobile",
  mobileNotTenDigits: "mobile",
  selectGender: "gender",
  selectSchoolType: "school_type",
  selectSubject: "teaching_subject",
  writeOtherSubject: "other_subject",
  blockUnknown: "block",
  ageInvalid: "age",
  consentNeeded: "consent_account",
  guardianEmailNeeded: "guardian_email",
  guardianEmailOwn: "guardian_email",
};

/** The problem for a failed call, at the field it concerns; without an answer, the connection is assumed to be lost. */
export function callProblem(error: unknown, prefix: string, offline: string): Problem {
  const failed = readCallError(error);
  if (!failed?.message) return { key: "offline", message: offline };
  const key = failed.key ?? "rejected";
  return { field: fieldOfKey[key], key, message: `${prefix}${failed.message}` };
}
