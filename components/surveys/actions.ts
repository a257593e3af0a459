"use server";

import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import { answersAsText } from "@/components/forms/drafts/answers-text";
import { deleteKeptText, keepDuringLogin } from "@/components/forms/drafts/keep-during-login";
import type { FormResult } from "@/components/forms/form-state";
import { isScripted, languageIn, textIn, valuesIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { fieldNames, fillForm } from "./fill-form";
import { errorId, type SurveyOf, signedOut, surveyAddress, surveyName } from "./survey-state";

// Survey fields are named after questions, in lower case; the page's own fields have a capital letter.
const formLanguage = (form: FormData): Language => languageIn(form, "surveyLanguage");

const surveyIn = (form: FormData): SurveyOf => {
  const topicId = textIn(form, "surveyTopic");
  return topicId ? { topicId, page: Number(textIn(form, "surveyPage")) } : { courseId: textIn(form, "surveyCourse") };
};

/** Sends the answers to the form of a topic's page, or of a course's end. */
export async function sendSurvey(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = formLanguage(form);
  const api = await formApi(form, language);
  const of = surveyIn(form);
  const here = surveyAddress(of);
  let html: string;
  try {
    html =
      "topicId" in of
        ? ((await api.learning.readingPage({ id: of.topicId, page: of.page, language })).form_data ?? "")
        : (await api.courses.detail({ id: of.courseId, language })).feedback_form;
  } catch (error) {
    return sessionEnded(error, form) ?? keepAndGoBack(error, form, here);
  }
  const names = fieldNames(html);
  const body = Object.fromEntries(names.map((name) => [name, valuesIn(form, name).join(",")]));
  try {
    const { message } =
      "topicId" in of
        ? await api.surveys.sendTopicSurvey({ params: { topicId: of.topicId }, body })
        : await api.surveys.sendFeedback({ params: { courseId: of.courseId }, body });
    await deleteKeptText(surveyName(of));
    refresh();
    return { problems: [], done: message, fieldsHtml: fillForm(html, body) };
  } catch (error) {
    const ended = sessionEnded(error, form);
    if (ended) return ended;
    if (!(error instanceof ORPCError) || error.status === 401 || (error.status >= 500 && error.status !== 503))
      return keepAndGoBack(error, form, here);
    const empty = names.find((name) => !body[name]?.trim());
    const wrong = empty && error.status === 400 ? { name: empty, message: error.message } : undefined;
    return {
      problems: [{ field: wrong && errorId, key: "rejected", message: error.message }],
      fieldsHtml: fillForm(html, body, wrong),
    };
  }
}

/** Without JavaScript the answers wait for the login. */
async function keepAndGoBack(error: unknown, form: FormData, here: string): Promise<never> {
  if (error instanceof ORPCError && error.status === 401) {
    const names = [...new Set(form.keys())].filter((name) => /^[^A-Z$]+$/.test(name));
    const given = Object.fromEntries(names.map((name) => [name, valuesIn(form, name).join(",")]));
    await keepDuringLogin(form, surveyName(surveyIn(form)), answersAsText(given), formLanguage(form));
  }
  return resultOrGoBack(Promise.reject(error), here);
}

/** With JavaScript the answers stay, beside a link to the login. Null for other errors and without JavaScript. */
function sessionEnded(error: unknown, form: FormData): FormResult | null {
  if (!(error instanceof ORPCError) || error.status !== 401 || !isScripted(form)) return null;
  return { problems: [{ key: signedOut, message: translatorFor(formLanguage(form), "learning")("signedOut") }] };
}
