"use server";

import { ORPCError } from "@orpc/client";
import {
  answerStep,
  findBlocks,
  findDistricts,
  findStateName,
  leadTo,
  pageLanguage,
  problemInLanguage,
  textIn,
  withoutPasswords,
} from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FormResult, valuesOf, withMessages, withPlainDigits } from "@/components/forms/form-state";
import { answerSteps, atProblems, sealTyped, stepSent, withSealedPasswords } from "@/components/forms/steps/step-answers";
import { namedCampaign } from "@/components/layout/visitor/request-campaign";
import { returnPath } from "@/lib/api/http/return-path";
import { apiAfterSignIn, checkForm, followAccountLanguage } from "@/lib/api/server";
import { mainFormRules, registrationFields, registrationSteps, teacherFormRules } from "@/lib/contract/rules/registration";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { consentFields, mainProblem, pathAfterRegistering, registrationInput, teacherInput, teacherProblem, teacherProfile } from "./registration-input";
import { formOfVariant, isTeacherVariant, stepsOfVariant, teacherFields, teacherVariants } from "./teacher-variants";

// The registration forms: the rules run once, the fields go to the contract's call through the API client, and the browser is sent to the next page. Without
// JavaScript each step of the form is sent here, and the buttons for districts and blocks too.

/** The main form (rule: registration.success-main). */
export async function registerAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const values = await withSealedPasswords(form, withPlainDigits(valuesOf(form, [...registrationFields, ...consentFields])));
  const [districts, sealed] = await Promise.all([findDistricts(values, language), sealTyped(form, values)]);
  const again = { values: withoutPasswords(values), districts, sealed, step: stepSent(form, registrationSteps) };
  const step = answerStep(form, again);
  if (step) return step;
  const { findings, apiFor } = checkForm(mainFormRules(settings().passwordMinLength), values);
  const next = answerSteps(form, registrationSteps, again, withMessages(findings, ruleMessagesIn(language)));
  if (next || !apiFor) return next ?? { ...again, problems: [] };
  const courseId = textIn(form, "courseId");
  try {
    const api = await apiFor(form, language);
    const { token } = await api.accounts.register({ ...registrationInput(values, findStateName(values)), ...(await namedCampaign(form)) });
    await followAccountLanguage(async () => values.language);
    if (courseId) await openCourse(await apiAfterSignIn(language, token), form, language);
  } catch (error) {
    return atProblems(registrationSteps, again, [mainProblem(problemInLanguage(error, language, "registrationFailed"))]);
  }
  const after = courseId ? `/view/course/${encodeURIComponent(courseId)}` : returnPath(form.get("rdir"), "/courses");
  return leadTo(form, pathAfterRegistering(values, after), registered(language));
}

/** The course and campaign forms (rule: registration.success-teacher). */
export async function teacherAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const named = textIn(form, "variant");
  const variant = isTeacherVariant(named) ? named : "course";
  const { stateId, asksBlock } = teacherVariants[variant];
  const steps = stepsOfVariant(variant);
  const values = await withSealedPasswords(form, withPlainDigits(valuesOf(form, [...teacherFields(variant), ...consentFields])));
  const place = stateId === undefined ? values : { ...values, state_id: String(stateId) };
  const [districts, blocks, sealed] = await Promise.all([
    stateId === undefined ? findDistricts(place, language) : undefined,
    asksBlock ? findBlocks(place, language) : undefined,
    sealTyped(form, values),
  ]);
  const again = { values: withoutPasswords(values), districts, blocks, sealed, step: stepSent(form, steps) };
  const step = answerStep(form, again);
  if (step) return step;
  const { findings, apiFor, rulesRun } = checkForm(teacherFormRules(formOfVariant(variant), settings().passwordMinLength), values);
  const next = answerSteps(form, steps, again, withMessages(findings, ruleMessagesIn(language)));
  if (next || !apiFor) return next ?? { ...again, problems: [] };
  const stateName = findStateName(place);
  try {
    const { accounts } = await apiFor(form, language);
    const { token } = await accounts.register(teacherInput(values, variant, stateName, await namedCampaign(form)));
    await followAccountLanguage(async () => values.language);
    const api = await apiAfterSignIn(language, token, rulesRun);
    // The account exists, so a failure here is not an error: the user can repeat this step on its own page.
    await api.accounts.updateProfile(teacherProfile(values, variant, stateName)).catch(() => undefined);
    await openCourse(api, form, language);
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    const t = translatorFor(language, "accounts");
    return atProblems(steps, again, [teacherProblem(error, { registrationFailed: t("registrationFailed"), offline: t("offline") })]);
  }
  return leadTo(form, `/view/course/${encodeURIComponent(textIn(form, "courseId"))}`, registered(language));
}

/** A failure is ignored because the account exists: the user can enrol on the course's own page. */
async function openCourse(api: Awaited<ReturnType<typeof apiAfterSignIn>>, form: FormData, language: Language): Promise<void> {
  await api.courses.assign({ id: textIn(form, "courseId"), name: textIn(form, "courseName"), language }).catch(() => undefined);
}

function registered(language: Language): string {
  return translatorFor(language, "answers")("registered");
}
