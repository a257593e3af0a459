"use server";

import { redirect } from "next/navigation";
import { consentFields, pathAfterRegistering } from "@/components/account/privacy/consent-rules";
import { profileChangeOf, profileFields, profileFindings, withAskedBlock } from "@/components/account/profile/profile-rules";
import { registrationFindings, registrationInput } from "@/components/account/register/registration-rules";
import { pathAfterLogin } from "@/components/account/sign-in/login-path";
import { loginFindings } from "@/components/account/sign-in/login-rules";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FormState, valuesOf, withMessages, withPlainDigits } from "@/components/forms/form-state";
import { namedCampaign } from "@/components/layout/visitor/request-campaign";
import { returnPath } from "@/lib/api/http/return-path";
import { apiAfterSignIn, formApi, visitorApi } from "@/lib/api/server";
import { registrationFields } from "@/lib/contract/rules/registration";
import { settings } from "@/lib/platform/settings";
import {
  answerFindings,
  answerStep,
  findBlocks,
  findDistricts,
  findStateName,
  hasBlocks,
  pageLanguage,
  problemInLanguage,
  textIn,
  withoutPasswords,
} from "./form-answers";

// A form without JavaScript: an action passes the fields to the contract's call through the API client, and the answer becomes the form's state or a redirect.

export async function registerAction(_before: FormState, form: FormData): Promise<FormState> {
  const language = pageLanguage(form);
  const values = withPlainDigits(valuesOf(form, [...registrationFields, ...consentFields]));
  const districts = await findDistricts(values, language);
  const again = { values: withoutPasswords(values), districts };
  const step = answerStep(form, again);
  if (step) return step;
  const refused = answerFindings(form, again, withMessages(await registrationFindings(values, settings().passwordMinLength), ruleMessagesIn(language)));
  if (refused) return refused;
  const courseId = textIn(form, "courseId");
  try {
    const api = await visitorApi(language);
    const { token } = await api.accounts.register({ ...registrationInput(values, findStateName(values)), ...(await namedCampaign()) });
    if (courseId) await enrol(await apiAfterSignIn(language, token), courseId, form);
  } catch (error) {
    return { ...again, problems: [problemInLanguage(error, language, "registrationFailed")] };
  }
  redirect(pathAfterRegistering(values, courseId ? `/view/course/${encodeURIComponent(courseId)}` : returnPath(form.get("rdir"), "/courses")));
}

/** The account is there: a course that cannot be opened now is still one press away on its own page. */
async function enrol(api: Awaited<ReturnType<typeof apiAfterSignIn>>, id: string, form: FormData): Promise<void> {
  await api.courses.assign({ id, name: textIn(form, "courseName"), language: pageLanguage(form) }).catch(() => undefined);
}

export async function loginAction(_before: FormState, form: FormData): Promise<FormState> {
  const language = pageLanguage(form);
  const values = valuesOf(form, ["username", "password"]);
  const findings = loginFindings(values);
  if (findings.length > 0) return { values: withoutPasswords(values), problems: withMessages(findings, ruleMessagesIn(language)) };
  let profileInfo: number;
  try {
    const api = await visitorApi(language);
    ({ profileInfo } = await api.accounts.login({ username: textIn(form, "username"), password: textIn(form, "password") }));
  } catch (error) {
    return { values: withoutPasswords(values), problems: [problemInLanguage(error, language, "loginFailed")] };
  }
  redirect(pathAfterLogin(profileInfo, returnPath(form.get("rdir"), "/dashboard")));
}

export async function profileAction(_before: FormState, form: FormData): Promise<FormState> {
  const language = pageLanguage(form);
  const asTeacher = form.get("asTeacher") === "1";
  const values = withPlainDigits(valuesOf(form, profileFields));
  const again = { values, districts: await findDistricts(values, language), blocks: await findBlocks(values, language) };
  const step = answerStep(form, again);
  if (step) return step;
  const refused = answerFindings(form, again, withMessages(profileFindings(values, asTeacher), ruleMessagesIn(language)));
  if (refused) return refused;
  try {
    const api = await formApi(form, language);
    await api.accounts.updateProfile(profileChangeOf(withAskedBlock(values, hasBlocks(values)), findStateName(values), asTeacher));
  } catch (error) {
    return { ...again, problems: [problemInLanguage(error, language)] };
  }
  redirect(returnPath(form.get("rdir"), "/profile"));
}
