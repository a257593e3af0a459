"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { answerStep, findPlace, leadTo, tellUnavailable } from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FieldValues, type FormResult, type Problem, withMessages } from "@/components/forms/form-state";
import {
  answerSteps,
  atProblems,
  forgetSteps,
  newMark,
  readSteps,
  showStep,
} from "@/components/forms/steps/step-answers";
import { namedCampaign } from "@/components/layout/visitor/request-campaign";
import type { ApiClient } from "@/lib/api/backend";
import { readCallError } from "@/lib/api/call-error";
import { isScripted, pageLanguage, readForm, textIn } from "@/lib/api/http/read-form";
import { returnPath } from "@/lib/api/http/return-path";
import { storeTyped } from "@/lib/api/http/typed-steps";
import { apiAfterSignIn, checkForm, followAccountLanguage, publicApi } from "@/lib/api/server";
import { plainEmail } from "@/lib/contract/rules/email";
import { withPlainDigits } from "@/lib/contract/rules/mobile";
import {
  isMinorForm,
  mainFormRules,
  registrationFields,
  registrationSteps,
  teacherFormRules,
} from "@/lib/contract/rules/registration";
import type { Rule } from "@/lib/contract/rules/rule";
import { findStep, type Steps } from "@/lib/contract/rules/steps";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { refusedPassword } from "./refused-password";
import {
  afterRegistering,
  consentFields,
  mainCall,
  mainProblem,
  pathAfterRegistering,
  type RegistrationCall,
  type ToCall,
  teacherCall,
  teacherProblem,
} from "./registration-input";
import { formOfVariant, isTeacherVariant, stepsOfVariant, teacherFields, teacherVariants } from "./teacher-variants";
import { addressOfOwnAccount, isWayToOwnAccount } from "./ways-to-own-account";

// The registration forms: the rules run once, the fields go to the contract's call through the API client, and the
// browser is sent to the next page. Without JavaScript each step of the form is sent here, and the buttons for
// districts and blocks too.

type Asked = {
  steps: Steps;
  fields: readonly string[];
  rules: readonly Rule[];
  /** What the form knows of the place without asking. */
  place?: { stateId?: number; asksBlock?: boolean };
  toCall: ToCall;
  toProblem: typeof mainProblem;
};

/** The main form (rule: registration.success-main). */
export async function registerAction(_before: FormResult, form: FormData): Promise<FormResult> {
  return register(form, {
    steps: registrationSteps,
    fields: registrationFields,
    rules: mainFormRules(settings().passwordMinLength),
    toCall: mainCall,
    toProblem: mainProblem,
  });
}

/** The course and campaign forms (rule: registration.success-teacher). */
export async function teacherAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const named = textIn(form, "variant");
  const variant = isTeacherVariant(named) ? named : "course";
  return register(form, {
    steps: stepsOfVariant(variant),
    fields: teacherFields(variant),
    rules: teacherFormRules(formOfVariant(variant), settings().passwordMinLength),
    place: teacherVariants[variant],
    toCall: teacherCall(variant),
    toProblem: teacherProblem,
  });
}

async function register(form: FormData, asked: Asked): Promise<FormResult> {
  const { steps } = asked;
  await goToOwnAccountIfAsked(form);
  const language = pageLanguage(form);
  const typed = withPlainDigits(readForm(form, [...asked.fields, ...consentFields]));
  const { values, shown, at, goesBack } = await readSteps(form, steps, typed);
  const { stateName, choices } = await findPlace(values, language, asked.place);
  const again = { values: shown, ...choices, step: at };
  const step = answerStep(form, again);
  if (step) return showStep(form, values, step);
  const { findings, apiFor } = checkForm(asked.rules, values);
  // A browser with JavaScript has asked before it left the step; the call of the last step judges the password by itself.
  const leavesPassword = at === findStep(steps, "password") && at < steps.length - 1;
  const [refused] =
    isScripted(form) || goesBack || !leavesPassword ? [] : await refusedPassword(publicApi(language), values, language);
  const problems = withRefused(withMessages(findings, ruleMessagesIn(language)), refused);
  const next = answerSteps(form, steps, again, problems);
  if (next || !apiFor) return showStep(form, values, next ?? { ...again, problems: [] }, refused);
  const courseId = textIn(form, "courseId");
  let said: string;
  try {
    const { completes, ...call } = asked.toCall(values, stateName, await namedCampaign(form));
    const { token, isMailed } = await registerOnce(await apiFor(form, language), { ...call, values, language });
    said = afterRegistering(language, values, isMailed);
    await followAccountLanguage(async () => values.language);
    const api = await apiAfterSignIn(language, token);
    // The account exists, so a failure is not an error: the profile is completed, and the course opened, on its own page.
    if (completes) await api.accounts.updateProfile(completes).catch(() => undefined);
    const course = { id: courseId, name: textIn(form, "courseName"), language };
    if (courseId) await api.courses.assign(course).catch(() => undefined);
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    const t = translatorFor(language, "accounts");
    const problem = asked.toProblem(error, { registrationFailed: t("registrationFailed"), offline: t("offline") });
    const result = await showStep(form, values, atProblems(steps, again, [problem]), problem);
    tellUnavailable(form, error);
    return result;
  }
  await forgetSteps();
  const after = courseId
    ? `/view/course/${encodeURIComponent(courseId)}`
    : returnPath(textIn(form, "rdir"), "/courses");
  return leadTo(isScripted(form), pathAfterRegistering(values, after), said);
}

/**
 * The buttons without JavaScript for an address that has an account: the login or the form for a new password, with the
 * address filled in. It travels sealed in a cookie of that page, because addresses of pages are logged.
 */
async function goToOwnAccountIfAsked(form: FormData): Promise<void> {
  const way = textIn(form, "step");
  if (!isWayToOwnAccount(way)) return;
  const address = addressOfOwnAccount(way, { courseId: textIn(form, "courseId"), rdir: textIn(form, "rdir") });
  const values = { username: plainEmail(textIn(form, "username")) };
  await storeTyped(address, { id: newMark(), values, language: textIn(form, "pageLanguage"), step: 0 });
  redirect(address);
}

/** What the rules of the form have found comes first. */
function withRefused(problems: Problem[], refused: Problem | undefined): Problem[] {
  return !refused || problems.some(({ field }) => field === refused.field) ? problems : [...problems, refused];
}

type Sent = Omit<RegistrationCall, "completes"> & { values: FieldValues; language: Language };

/** How long a registration may be sent again. */
const repeatableMs = 15 * 60 * 1000;

/**
 * Registers, and signs in. A registration whose answer was lost is sent again: its account exists by then, and the same
 * address and password sign in, under the limits of the login (rule: registration.sent-again). `isMailed`: whether this
 * call has sent the mail that verifies the address. @throws the error of the call
 */
async function registerOnce(api: ApiClient, sent: Sent): Promise<{ token: string; isMailed: boolean }> {
  try {
    const { token, mail_sent = false } = await api.accounts.register(sent.input);
    return { token, isMailed: mail_sent };
  } catch (error) {
    if (readCallError(error)?.status !== 401) throw error;
    const token = await signInAgain(api, sent);
    if (token === null) throw error;
    return { token, isMailed: false };
  }
}

/** @returns null for another password, an older account, or an attempt that the login's limits refuse */
async function signInAgain(api: ApiClient, { profile, values, language }: Sent): Promise<string | null> {
  try {
    const { token } = await api.accounts.login({
      username: plainEmail(values.username),
      password: values.password ?? "",
    });
    const own = await apiAfterSignIn(language, token);
    const { data } = await own.accounts.readProfile();
    if (!isRecent(data.dateCreated)) {
      await own.accounts.logout();
      return null;
    }
    await storeCorrections(own, profile, values, language);
    return token;
  } catch (error) {
    const failed = readCallError(error);
    if (!failed || failed.status >= 500) throw error;
    return null;
  }
}

function isRecent(created: string): boolean {
  const age = Date.now() - Date.parse(created);
  return age >= 0 && age <= repeatableMs;
}

/** What was corrected between the two registrations. A failure is no error: the profile can correct it. */
async function storeCorrections(
  own: ApiClient,
  profile: RegistrationCall["profile"],
  values: FieldValues,
  language: Language,
): Promise<void> {
  await own.accounts.updateProfile(profile).catch(() => undefined);
  await (isMinorForm(values) ? correctGuardian(own, values) : correctConsents(own, values, language)).catch(
    () => undefined,
  );
}

async function correctGuardian(own: ApiClient, { guardian_email = "" }: FieldValues): Promise<void> {
  const address = plainEmail(guardian_email);
  const stored = await own.privacy.guardianStatus();
  if (stored.waiting && address && stored.guardian_email !== address)
    await own.privacy.askGuardian({ guardian_email: address });
}

/** A decision is stored as a row of its own, so one that has not changed is not sent again. */
async function correctConsents(own: ApiClient, values: FieldValues, language: Language): Promise<void> {
  const { data } = await own.privacy.readConsents();
  const changed = (["mailings", "analytics"] as const).filter(
    (purpose) => data[purpose].given !== (values[`consent_${purpose}`] === "yes"),
  );
  if (!data.offered || changed.length === 0) return;
  await own.privacy.changeConsents({
    ...Object.fromEntries(changed.map((purpose) => [purpose, values[`consent_${purpose}`] === "yes"])),
    language,
  });
}
