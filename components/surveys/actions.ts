"use server";

import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import type { FormResult } from "@/components/forms/form-state";
import { isScripted, languageIn, textIn, valuesIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { fieldNames, fillForm } from "./fill-form";
import { errorId, signedOut, surveyAddress } from "./survey-state";

// Survey fields are named after questions, in lower case; the page's own fields have a capital letter.
const formLanguage = (form: FormData): Language => languageIn(form, "surveyLanguage");

/** Sends the answers to the form of a topic's page, or of a course's end. */
export async function sendSurvey(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = formLanguage(form);
  const api = await formApi(form, language);
  const [topicId, courseId] = [textIn(form, "surveyTopic"), textIn(form, "surveyCourse")];
  const page = Number(textIn(form, "surveyPage"));
  const here = surveyAddress(topicId ? { topicId, page } : { courseId });
  let html: string;
  try {
    html = topicId
      ? ((await api.learning.readingPage({ id: topicId, page, language })).form_data ?? "")
      : (await api.courses.detail({ id: courseId, language })).feedback_form;
  } catch (error) {
    return sessionEnded(error, form) ?? resultOrGoBack(Promise.reject(error), here);
  }
  const names = fieldNames(html);
  const body = Object.fromEntries(names.map((name) => [name, valuesIn(form, name).join(",")]));
  try {
    const { message } = topicId
      ? await api.surveys.sendTopicSurvey({ params: { topicId }, body })
      : await api.surveys.sendFeedback({ params: { courseId }, body });
    refresh();
    return { problems: [], done: message, fieldsHtml: fillForm(html, body) };
  } catch (error) {
    const ended = sessionEnded(error, form);
    if (ended) return ended;
    if (!(error instanceof ORPCError) || error.status === 401 || (error.status >= 500 && error.status !== 503))
      return resultOrGoBack(Promise.reject(error), here);
    const empty = names.find((name) => !body[name]?.trim());
    const wrong = empty && error.status === 400 ? { name: empty, message: error.message } : undefined;
    return {
      problems: [{ field: wrong && errorId, key: "rejected", message: error.message }],
      fieldsHtml: fillForm(html, body, wrong),
    };
  }
}

/** With JavaScript the answers stay, beside a link to the login. Null for other errors and without JavaScript. */
function sessionEnded(error: unknown, form: FormData): FormResult | null {
  if (!(error instanceof ORPCError) || error.status !== 401 || !isScripted(form)) return null;
  return { problems: [{ key: signedOut, message: translatorFor(formLanguage(form), "learning")("signedOut") }] };
}
