import type * as z from "zod";
import { callProblem } from "@/components/forms/call-problem";
import type { FieldValues, Problem } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import type { profileChange, registration } from "@/lib/contract/accounts";
import { type Campaign, registrationCampaign } from "@/lib/contract/rules/campaign-parameters";
import { plainEmail } from "@/lib/contract/rules/email";
import { isMinorForm, readOtherSubject } from "@/lib/contract/rules/registration";
import { otherSubject, otherSubjectPrefix } from "@/lib/contract/teaching";
import { type Language, languageOrDefault } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { type TeacherVariant, teacherVariants } from "./teacher-variants";

/** The input of the main form's call, with e-mail address and numbers normalised. */
export function registrationInput(values: FieldValues, stateName: string): z.input<typeof registration> {
  const { confirmPassword: _, ...sent } = values;
  return {
    ...sent,
    ...consentInput(values),
    username: plainEmail(values.username),
    state: stateName,
    state_id: Number(values.state_id),
  } as z.input<typeof registration>;
}

/** The same as a change of the profile. */
function mainProfile(values: FieldValues, stateName: string): z.input<typeof profileChange> {
  const { firstName, lastName, district, mobile, age, gender, profession } = values;
  const person = { firstName, lastName, district, mobile, age, gender, profession };
  return {
    ...person,
    state: stateName,
    state_id: Number(values.state_id),
    language_preference: values.language,
  } as z.input<typeof profileChange>;
}

function teachingSubject(values: FieldValues): string {
  return values.teaching_subject === otherSubject
    ? `${otherSubjectPrefix}${readOtherSubject(values)}`
    : (values.teaching_subject ?? "");
}

function teachingFields(values: FieldValues, variant: TeacherVariant) {
  const { asksBlock } = teacherVariants[variant];
  return {
    district: values.district,
    current_institute: values.current_institute,
    employment_sector: "Government",
    mobile: values.mobile,
    gender: values.gender,
    school_type: values.school_type,
    teaching_subject: teachingSubject(values),
    ...(asksBlock && { block: values.block }),
  };
}

function chosenStateId(values: FieldValues, variant: TeacherVariant): number {
  return teacherVariants[variant].stateId ?? Number(values.state_id);
}

/** The input of a teacher form's call. A campaign fixes state and source. `named`: the campaign parameters. */
export function teacherInput(
  values: FieldValues,
  variant: TeacherVariant,
  stateName: string,
  named: Campaign = {},
): z.input<typeof registration> {
  return {
    username: plainEmail(values.username),
    password: values.password,
    firstName: values.firstName,
    lastName: values.lastName,
    state: stateName,
    state_id: chosenStateId(values, variant),
    language: values.language,
    ...teachingFields(values, variant),
    ...consentInput(values),
    ...registrationCampaign(teacherVariants[variant].utmSource, named),
  } as z.input<typeof registration>;
}

/** The profile that follows the registration (rule: registration.success-teacher). */
export function teacherProfile(
  values: FieldValues,
  variant: TeacherVariant,
  stateName: string,
): z.input<typeof profileChange> {
  return {
    state: stateName,
    state_id: chosenStateId(values, variant),
    language_preference: values.language,
    ...teachingFields(values, variant),
    is_profile_complete: 1,
  } as z.input<typeof profileChange>;
}

export type RegistrationCall = {
  input: z.input<typeof registration>;
  /** What the input stores of the person, for a registration that is sent again with corrected answers. */
  profile: z.input<typeof profileChange>;
  /** The change of the profile that follows the registration. */
  completes?: z.input<typeof profileChange>;
};
export type ToCall = (values: FieldValues, stateName: string, campaign: Campaign) => RegistrationCall;

export const mainCall: ToCall = (values, stateName, campaign) => ({
  input: { ...registrationInput(values, stateName), ...campaign },
  profile: mainProfile(values, stateName),
});

export function teacherCall(variant: TeacherVariant): ToCall {
  return (values, stateName, campaign) => {
    const completes = teacherProfile(values, variant, stateName);
    return {
      input: teacherInput(values, variant, stateName, campaign),
      profile: { ...completes, firstName: values.firstName, lastName: values.lastName },
      completes,
    };
  };
}

type ProblemTexts = Record<"registrationFailed" | "offline", string>;

/** rule: registration.failure-main: an address with an account is a toast; other errors show on the form. */
export function mainProblem(error: unknown, texts: ProblemTexts): Problem {
  const problem = callProblem(error, texts.registrationFailed, texts.offline);
  return problem.key === "accountExists" ? problem : { ...problem, inlineOnly: true };
}

/** rule: registration.failure-teacher: a 401 is a toast with the answered message; other errors show on the form. */
export function teacherProblem(error: unknown, texts: ProblemTexts): Problem {
  if (readCallError(error)?.status === 401) return callProblem(error, texts.registrationFailed, texts.offline);
  return { ...callProblem(error, "", texts.offline), inlineOnly: true };
}

/** The fields that `ConsentBoxes` adds to a registration form, in the order of the page. */
export const consentFields = [
  "guardian_email",
  "consent_account",
  "consent_mailings",
  "consent_analytics",
  "notice_version",
  "notice_language",
] as const;

/** The consents of a registration. A box without a tick is `false` here and "" without JavaScript. */
function consentInput(values: FieldValues) {
  const isTicked = (field: string) => values[field] === "yes";
  return {
    consent_account: isTicked("consent_account"),
    consent_mailings: isTicked("consent_mailings"),
    consent_analytics: isTicked("consent_analytics"),
    notice_version: values.notice_version ?? "",
    notice_language: languageOrDefault(values.notice_language),
    guardian_email: isMinorForm(values) ? (values.guardian_email ?? "").trim() : "",
  };
}

/** A minor first sees that a guardian must consent; the requested page opens afterwards. */
export function pathAfterRegistering(values: FieldValues, path: string): string {
  return isMinorForm(values) ? `/guardian-consent?rdir=${encodeURIComponent(path)}` : path;
}

/** The next page's message: the documented words, and who was sent which email (rule: registration.mail-sent). */
export function afterRegistering(language: Language, { username = "" }: FieldValues, isMailed: boolean): string {
  const registered = translatorFor(language, "answers")("registered");
  if (!isMailed) return registered;
  return `${registered}\n${translatorFor(language, "accounts")("mailSentTo", { email: plainEmail(username) })}`;
}
