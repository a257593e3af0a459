"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import {
  answerStep,
  findBlocks,
  findDistricts,
  findStateName,
  leadTo,
  problemInLanguage,
  tellUnavailable,
  withoutPasswords,
} from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FieldValues, type FormResult, type Problem, withMessages } from "@/components/forms/form-state";
import {
  answerSteps,
  atProblems,
  forgetSteps,
  isGoingBack,
  newMark,
  showStep,
  startAgainIfAsked,
  stepSent,
  withTypedPasswords,
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
import { findStep, type Steps } from "@/lib/contract/rules/steps";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { refusedPassword } from "./refused-password";
import {
  afterRegistering,
  consentFields,
  mainProblem,
  mainProfile,
  pathAfterRegistering,
  registrationInput,
  teacherInput,
  teacherProblem,
  teacherProfile,
} from "./registration-input";
import { formOfVariant, isTeacherVariant, stepsOfVariant, teacherFields, teacherVariants } from "./teacher-variants";
import { addressOfOwnAccount, isWayToOwnAccount } from "./ways-to-own-account";

// The registration forms: the rules run once, the fields go to the contract's call through the API client, and the
// browser is sent to the next page. Without JavaScript each step of the form is sent here, and the buttons for
// districts and blocks too.

/** The main form (rule: registration.success-main). */
export async function registerAction(_before: FormResult, form: FormData): Promise<FormResult> {
  await leaveIfAsked(form);
  const language = pageLanguage(form);
  const values = await withTypedPasswords(
    form,
    withPlainDigits(readForm(form, [...registrationFields, ...consentFields])),
  );
  const again = {
    values: withoutPasswords(values),
    districts: await findDistricts(values, language),
    step: stepSent(form, registrationSteps),
  };
  const step = answerStep(form, again);
  if (step) return showStep(form, values, step);
  const { findings, apiFor } = checkForm(mainFormRules(settings().passwordMinLength), values);
  const [refused] = await refusedInStep(form, registrationSteps, again.step, values, language);
  const next = answerSteps(
    form,
    registrationSteps,
    again,
    withRefused(withMessages(findings, ruleMessagesIn(language)), refused),
  );
  if (next || !apiFor) return showStep(form, values, next ?? { ...again, problems: [] }, refused);
  const courseId = textIn(form, "courseId");
  let said: string;
  try {
    const stateName = findStateName(values);
    const input = { ...registrationInput(values, stateName), ...(await namedCampaign(form)) };
    const { token, isMailed } = await registerOnce(await apiFor(form, language), {
      input,
      profile: mainProfile(values, stateName),
      values,
      language,
    });
    said = afterRegistering(language, values, isMailed);
    await followAccountLanguage(async () => values.language);
    if (courseId) await openCourse(await apiAfterSignIn(language, token), form, language);
  } catch (error) {
    const problem = mainProblem(problemInLanguage(error, language, "registrationFailed"));
    const shown = await showStep(form, values, atProblems(registrationSteps, again, [problem]), problem);
    tellUnavailable(form, error);
    return shown;
  }
  await forgetSteps();
  const after = courseId
    ? `/view/course/${encodeURIComponent(courseId)}`
    : returnPath(textIn(form, "rdir"), "/courses");
  return leadTo(isScripted(form), pathAfterRegistering(values, after), said);
}

/** The course and campaign forms (rule: registration.success-teacher). */
export async function teacherAction(_before: FormResult, form: FormData): Promise<FormResult> {
  await leaveIfAsked(form);
  const language = pageLanguage(form);
  const named = textIn(form, "variant");
  const variant = isTeacherVariant(named) ? named : "course";
  const { stateId, asksBlock } = teacherVariants[variant];
  const steps = stepsOfVariant(variant);
  const values = await withTypedPasswords(
    form,
    withPlainDigits(readForm(form, [...teacherFields(variant), ...consentFields])),
  );
  const place = stateId === undefined ? values : { ...values, state_id: String(stateId) };
  const [districts, blocks] = await Promise.all([
    stateId === undefined ? findDistricts(place, language) : undefined,
    asksBlock ? findBlocks(place, language) : undefined,
  ]);
  const again = { values: withoutPasswords(values), districts, blocks, step: stepSent(form, steps) };
  const step = answerStep(form, again);
  if (step) return showStep(form, values, step);
  const { findings, apiFor } = checkForm(
    teacherFormRules(formOfVariant(variant), settings().passwordMinLength),
    values,
  );
  const [refused] = await refusedInStep(form, steps, again.step, values, language);
  const next = answerSteps(form, steps, again, withRefused(withMessages(findings, ruleMessagesIn(language)), refused));
  if (next || !apiFor) return showStep(form, values, next ?? { ...again, problems: [] }, refused);
  const stateName = findStateName(place);
  let said: string;
  try {
    const profile = teacherProfile(values, variant, stateName);
    const input = teacherInput(values, variant, stateName, await namedCampaign(form));
    const corrected = { ...profile, firstName: values.firstName, lastName: values.lastName };
    const { token, isMailed } = await registerOnce(await apiFor(form, language), {
      input,
      profile: corrected,
      values,
      language,
    });
    said = afterRegistering(language, values, isMailed);
    await followAccountLanguage(async () => values.language);
    const api = await apiAfterSignIn(language, token);
    // The account exists, so a failure here is not an error: the user can repeat this step on its own page.
    await api.accounts.updateProfile(profile).catch(() => undefined);
    await openCourse(api, form, language);
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    const t = translatorFor(language, "accounts");
    const problem = teacherProblem(error, { registrationFailed: t("registrationFailed"), offline: t("offline") });
    const shown = await showStep(form, values, atProblems(steps, again, [problem]), problem);
    tellUnavailable(form, error);
    return shown;
  }
  await forgetSteps();
  return leadTo(isScripted(form), `/view/course/${encodeURIComponent(textIn(form, "courseId"))}`, said);
}

/**
 * The buttons without JavaScript that lead away from the form: to an empty one, and for an address that has an account to
 * the login or the form for a new password, with the address filled in. It travels sealed in a cookie of that page,
 * because addresses of pages are logged.
 */
async function leaveIfAsked(form: FormData): Promise<void> {
  await startAgainIfAsked(form);
  const way = textIn(form, "step");
  if (!isWayToOwnAccount(way)) return;
  const address = addressOfOwnAccount(way, { courseId: textIn(form, "courseId"), rdir: textIn(form, "rdir") });
  const values = { username: plainEmail(textIn(form, "username")) };
  await storeTyped(address, { id: newMark(), values, language: textIn(form, "pageLanguage"), step: 0 });
  redirect(address);
}

/**
 * A browser with JavaScript has asked before it left the step; the call of the last step judges the password by itself.
 */
async function refusedInStep(
  form: FormData,
  steps: Steps,
  at: number,
  values: FieldValues,
  language: Language,
): Promise<Problem[]> {
  if (isScripted(form) || isGoingBack(form) || at !== findStep(steps, "password") || at === steps.length - 1) return [];
  return refusedPassword(publicApi(language), values, language);
}

/** What the rules of the form have found comes first. */
function withRefused(problems: Problem[], refused: Problem | undefined): Problem[] {
  return !refused || problems.some(({ field }) => field === refused.field) ? problems : [...problems, refused];
}

/** A failure is ignored because the account exists: the user can enrol on the course's own page. */
async function openCourse(
  api: Awaited<ReturnType<typeof apiAfterSignIn>>,
  form: FormData,
  language: Language,
): Promise<void> {
  await api.courses
    .assign({ id: textIn(form, "courseId"), name: textIn(form, "courseName"), language })
    .catch(() => undefined);
}

type Registration = Parameters<ApiClient["accounts"]["register"]>[0];
type ProfileChange = Parameters<ApiClient["accounts"]["updateProfile"]>[0];
/** `profile`: what the registration stores of the person, for one that is sent again with corrected answers. */
type Sent = { input: Registration; profile: ProfileChange; values: FieldValues; language: Language };

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

/**
 * @returns null where the password is another one, the login's limits do not admit the attempt, or the account is older
 */
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

/**
 * What was corrected between the two registrations. The account exists, so a failure here is not an error: it can be
 * corrected in the profile.
 */
async function storeCorrections(
  own: ApiClient,
  profile: ProfileChange,
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
