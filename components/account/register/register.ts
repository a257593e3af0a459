import { pathAfterRegistering } from "@/components/account/privacy/consent-rules";
import type { Problem, Values } from "@/components/forms/form-state";
import { knownCampaign } from "@/components/layout/visitor/first-campaign";
import { takeReturnPath } from "@/components/layout/visitor/saved-return-path";
import type { Language } from "@/lib/platform/i18n/language";
import { registrationInput } from "./registration-rules";

export type CourseToOpen = { id: string; name: string };
type Registering = {
  values: Values;
  stateName: string;
  course?: CourseToOpen;
  returnTo?: string;
  language: Language;
  texts: Record<"registrationFailed" | "registered" | "offline", string>;
};

/** Registers, says so, enrols in the course that somebody came for, and goes on (rule: registration.success-main). @returns what went wrong, or null */
export async function registerAndGoOn({ values, stateName, course, returnTo, language, texts }: Registering): Promise<Problem | null> {
  try {
    const { portal } = await import("@/lib/api/client");
    await portal.accounts.register({ ...registrationInput(values, stateName), ...knownCampaign() });
    const { toastAcrossPages } = await import("@/components/ui/toasts");
    toastAcrossPages("success", texts.registered);
    // The account is there: a course that cannot be opened now is still one press away on its own page.
    if (course) await portal.courses.assign({ ...course, language }).catch(() => undefined);
  } catch (error) {
    return problemBehind(error, texts.registrationFailed, texts.offline);
  }
  window.location.assign(pathAfterRegistering(values, course ? `/view/course/${encodeURIComponent(course.id)}` : takeReturnPath(returnTo, "/courses")));
  return null;
}

const fieldOfKey: Record<string, string> = {
  accountExists: "username",
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

/** A refusal of the portal in its own words, at the field it concerns; anything else is the network. */
export function problemBehind(error: unknown, prefix: string, offline: string): Problem {
  const { status, message, data } = error as { status?: number; message?: string; data?: { key?: string } };
  if (!status || !message) return { key: "offline", message: offline };
  const key = data?.key ?? "refused";
  return { field: fieldOfKey[key], key, message: `${prefix}${message}` };
}
