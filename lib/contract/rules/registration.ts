import { otherSubject, otherSubjectLongest, otherSubjectPrefix, schoolTypes, schoolTypesUp } from "../teaching";
import { cleanName } from "../text/clean-text";
import { isAcceptedAge, isMinor } from "./age";
import { isEmail, isSameMailbox, plainEmail } from "./email";
import { isMobile } from "./mobile";
import { plainPassword } from "./password";
import { type FieldValues, type Rule, type RuleKey, required, rule } from "./rule";
import type { Steps } from "./steps";

/** The fields of the main form, in the order in which rule: registration.main-order checks them. */
const mainOrder = [
  "firstName",
  "lastName",
  "username",
  "state_id",
  "district",
  "password",
  "confirmPassword",
  "mobile",
  "age",
  "gender",
  "profession",
] as const;
export const registrationFields = [...mainOrder, "language"] as const;

const passwordFields = ["password", "confirmPassword"];
const consentStep = ["language", "guardian_email", "consent_account", "consent_mailings", "consent_analytics"];

/**
 * rule: registration.steps: the three steps of the main form. Every required field is asked for up to the step of the
 * first rule that comes after "required" in the documented order, so that the messages of the steps come in that order
 * too.
 */
export const registrationSteps: Steps = [
  ["firstName", "lastName", "username", "age", "gender"],
  ["state_id", "district", "profession", "mobile", ...passwordFields],
  consentStep,
];

/** Each empty field's message; one toast for all of them (rule: registration.all-missing-marked). */
export const whenEmpty: Record<string, RuleKey> = {
  firstName: "enterFirstName",
  lastName: "enterLastName",
  username: "enterEmail",
  state_id: "selectState",
  district: "selectDistrict",
  block: "selectBlock",
  password: "enterPassword",
  confirmPassword: "confirmRequired",
  current_institute: "enterInstitute",
  employment_sector: "selectInstitutionType",
  mobile: "enterMobile",
  age: "addAge",
  gender: "selectGender",
  profession: "selectProfession",
};

function allFilled(fields: readonly string[]): Rule[] {
  return fields.map((field) => ({
    ...required(field, whenEmpty[field] ?? "fillRequired"),
    documented: "fillRequired",
  }));
}

function passwordRules(minLength: number): Rule[] {
  return [
    rule(
      "password",
      "passwordTooShort",
      ({ password = "" }) => password.trim() !== "" && plainPassword(password).length < minLength,
    ),
    rule(
      "confirmPassword",
      "passwordsDiffer",
      ({ password = "", confirmPassword = "" }) =>
        password.trim() !== "" &&
        confirmPassword.trim() !== "" &&
        plainPassword(password) !== plainPassword(confirmPassword),
    ),
  ];
}

/** The mobile number has two documented messages, which differ by a space. */
const mobileRule = (key: "mobileInvalid" | "mobileNotTenDigits"): Rule =>
  rule("mobile", key, ({ mobile = "" }) => mobile !== "" && !isMobile(mobile));

export const ageRule: Rule = rule("age", "ageInvalid", ({ age = "" }) => age !== "" && !isAcceptedAge(Number(age)));

/**
 * Names are printed on certificates and mails, and stand beside the mark of the staff: the special characters of HTML,
 * control signs, line breaks and pictures are rejected, letters of every script are accepted. So are up to five marks on
 * one letter: Burmese has five, Hindi fewer. More would cover the lines above and below.
 */
export const allowedInNames = /^(?!.*(?:\p{M}\p{Join_Control}?){6})[^<>\p{Cc}\p{Zl}\p{Zp}\p{So}]*$/u;

export const nameRules: Rule[] = ["firstName", "lastName"].map((field) =>
  rule(field, "nameSigns", (values) => !allowedInNames.test(cleanName(values[field] ?? ""))),
);

/** The form checks it last. */
export const emailRule: Rule = rule("username", "emailInvalid", ({ username }) => !isEmail(plainEmail(username)));

/** rule: registration.main-order. */
export function registrationRules(passwordMinLength: number, fields: readonly string[] = mainOrder): Rule[] {
  return [
    ...allFilled(fields),
    ...passwordRules(passwordMinLength),
    mobileRule("mobileInvalid"),
    ageRule,
    ...nameRules,
  ];
}

/** The variable parts of a teacher form: whether it asks for state and block, and its districts. */
export type TeacherForm = { asksState: boolean; asksBlock: boolean; districts?: readonly string[] };

function placeOfTeachers({ asksState, asksBlock }: TeacherForm): string[] {
  return [...(asksState ? ["state_id"] : []), "district", ...(asksBlock ? ["block"] : [])];
}

function requiredOfTeachers(form: TeacherForm): string[] {
  return [
    "firstName",
    "lastName",
    "username",
    ...placeOfTeachers(form),
    ...passwordFields,
    "current_institute",
    "mobile",
  ];
}

/** rule: registration.steps: the three steps of a teacher form. */
export function teacherSteps(form: TeacherForm): Steps {
  return [
    ["firstName", "lastName", "username", ...placeOfTeachers(form)],
    ["current_institute", "school_type", "teaching_subject", "other_subject", "gender", "mobile", ...passwordFields],
    consentStep,
  ];
}

/** The fields of a teacher form, in the order in which rule: registration.teacher-order checks them. */
export function teacherRegistrationFields(form: TeacherForm): string[] {
  return [...requiredOfTeachers(form), "gender", "school_type", "teaching_subject", "other_subject", "language"];
}

const knownSchoolTypes: readonly string[] = [...schoolTypes, ...schoolTypesUp];

export const schoolTypeRule: Rule = rule(
  "school_type",
  "selectSchoolType",
  ({ school_type = "" }) => !knownSchoolTypes.includes(school_type),
);

/** rule: registration.other-subject. */
export const otherSubjectRule: Rule = rule(
  "other_subject",
  "writeOtherSubject",
  (values) => values.teaching_subject === otherSubject && !readOtherSubject(values),
);

/** The text given for the subject Other; empty when it is too long. */
export function readOtherSubject({ other_subject = "" }: FieldValues): string {
  const text = other_subject.trim();
  return text.length <= otherSubjectLongest ? text : "";
}

/** Splits a stored subject for a form, which has a separate field for the text after "Other:". */
export function splitSubject(stored: string): { subject: string; other: string } {
  return stored.startsWith(otherSubjectPrefix)
    ? { subject: otherSubject, other: stored.slice(otherSubjectPrefix.length) }
    : { subject: stored, other: "" };
}

/** rule: registration.teacher-order. */
export function teacherRegistrationRules(form: TeacherForm, passwordMinLength: number): Rule[] {
  const { districts } = form;
  return [
    ...allFilled(requiredOfTeachers(form)),
    ...passwordRules(passwordMinLength),
    mobileRule("mobileNotTenDigits"),
    required("gender", "selectGender"),
    schoolTypeRule,
    required("teaching_subject", "selectSubject"),
    otherSubjectRule,
    rule(
      "district",
      "districtUnknown",
      ({ district = "" }) => district !== "" && districts !== undefined && !districts.includes(district),
    ),
    ...nameRules,
  ];
}

/** rule: registration.teacher-forms: the documented call gives an institute instead of age, gender, profession. */
export function shortRegistrationRules(passwordMinLength: number): Rule[] {
  return registrationRules(passwordMinLength, requiredOfTeachers({ asksState: true, asksBlock: false }));
}

/** Whether the user who fills in the form is under 18. */
export function isMinorForm({ age, profession }: FieldValues): boolean {
  return isMinor({ age: age ? Number(age) : null, profession });
}

const guardianEmail = ({ guardian_email }: FieldValues) => plainEmail(guardian_email);

/** rule: registration.consent: the last fields of every registration form. */
const consentRules: Rule[] = [
  rule("guardian_email", "guardianEmailNeeded", (values) => isMinorForm(values) && !isEmail(guardianEmail(values))),
  rule(
    "guardian_email",
    "guardianEmailOwn",
    (values) => isMinorForm(values) && isSameMailbox(guardianEmail(values), values.username ?? ""),
  ),
  rule("consent_account", "consentNeeded", ({ consent_account }) => consent_account !== "yes"),
];

/** The consent rules of a call. The documented payload has no guardian, so a missing one is no error. */
export const callConsentRules: Rule[] = [
  rule(
    "guardian_email",
    "guardianEmailNeeded",
    (values) => guardianEmail(values) !== "" && !isEmail(guardianEmail(values)),
  ),
  ...consentRules.filter(({ key }) => key !== "guardianEmailNeeded"),
];

/** rule: registration.toasts: the documented toasts of a registration form, besides that for empty fields. */
const toastKeys: ReadonlySet<string> = new Set([
  "passwordTooShort",
  "passwordsDiffer",
  "mobileInvalid",
  "mobileNotTenDigits",
  "selectGender",
  "selectSchoolType",
  "selectSubject",
  "writeOtherSubject",
] satisfies RuleKey[]);

/** Whether a finding of a registration form has a documented toast. */
export function hasToast({ key, documented }: { key: string; documented?: string }): boolean {
  return documented !== undefined || toastKeys.has(key);
}

/** All rules of the main form. A call may omit the consents. */
export function mainFormRules(passwordMinLength: number): Rule[] {
  return [...registrationRules(passwordMinLength), ...consentRules, emailRule];
}

export function teacherFormRules(form: TeacherForm, passwordMinLength: number): Rule[] {
  return [...teacherRegistrationRules(form, passwordMinLength), ...consentRules, emailRule];
}
