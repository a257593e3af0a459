"use server";

import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import type { FormResult } from "@/components/forms/form-state";
import { isScripted, languageIn, textIn, valuesIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { type Answers, fieldNames, fillForm } from "./fill-form";
import { errorId, signedOut, surveyAddress } from "./survey-state";

// Survey fields are named after questions, in lower case; the page's own fields have a capital letter.
const formLanguage = (form: FormData): Language => languageIn(form, "surveyLanguage");

export async function sendTopicSurvey(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = formLanguage(form);
  const api = await formApi(form, language);
  const id = textIn(form, "surveyTopic");
  const page = Number(textIn(form, "surveyPage"));
  const here = surveyAddress({ topicId: id, page });
  return sent(form, here, {
    load: async () => (await api.learning.readingPage({ id, page, language })).form_data ?? "",
    send: (body) => api.surveys.sendTopicSurvey({ params: { topicId: id }, body }),
  });
}

export async function sendFeedback(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = formLanguage(form);
  const api = await formApi(form, language);
  const id = textIn(form, "surveyCourse");
  const here = surveyAddress({ courseId: id });
  return sent(form, here, {
    load: async () => (await api.courses.detail({ id, language })).feedback_form,
    send: (body) => api.surveys.sendFeedback({ params: { courseId: id }, body }),
  });
}

type Calls = {
  /** The HTML of the form, which names its fields. */ load: () => Promise<string>;
  send: (answers: Answers) => Promise<{ message: string }>;
};

async function sent(form: FormData, here: string, { load, send }: Calls): Promise<FormResult> {
  let html: string;
  try {
    html = await load();
  } catch (error) {
    return sessionEnded(error, form) ?? resultOrGoBack(Promise.reject(error), here);
  }
  const names = fieldNames(html);
  const answers = Object.fromEntries(names.map((name) => [name, valuesIn(form, name).join(",")]));
  try {
    const { message } = await send(answers);
    refresh();
    return { problems: [], done: message, fieldsHtml: fillForm(html, answers) };
  } catch (error) {
    const ended = sessionEnded(error, form);
    if (ended) return ended;
    if (!(error instanceof ORPCError) || error.status === 401 || (error.status >= 500 && error.status !== 503))
      return resultOrGoBack(Promise.reject(error), here);
    const empty = names.find((name) => !answers[name]?.trim());
    const wrong = empty && error.status === 400 ? { name: empty, message: error.message } : undefined;
    return {
      problems: [{ field: wrong && errorId, key: "rejected", message: error.message }],
      fieldsHtml: fillForm(html, answers, wrong),
    };
  }
}

/** With JavaScript the answers stay, beside a link to the login. Null for other errors and without JavaScript. */
function sessionEnded(error: unknown, form: FormData): FormResult | null {
  if (!(error instanceof ORPCError) || error.status !== 401 || !isScripted(form)) return null;
  return { problems: [{ key: signedOut, message: translatorFor(formLanguage(form), "learning")("signedOut") }] };
}
