"use server";

import { redirect } from "next/navigation";
import {
  answerFindings,
  answerStep,
  findDistricts,
  findStateName,
  pageLanguage,
  problemInLanguage,
  textIn,
  withoutPasswords,
} from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FormState, valuesOf, withMessages, withPlainDigits } from "@/components/forms/form-state";
import { namedCampaign } from "@/components/layout/visitor/request-campaign";
import { returnPath } from "@/lib/api/http/return-path";
import { apiAfterSignIn, visitorApi } from "@/lib/api/server";
import { registrationFields } from "@/lib/contract/rules/registration";
import { settings } from "@/lib/platform/settings";
import { consentFields, pathAfterRegistering } from "../privacy/consent-rules";
import { registrationFindings, registrationInput } from "./registration-rules";

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
