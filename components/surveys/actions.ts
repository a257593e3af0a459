"use server";

import { ORPCError } from "@orpc/client";
import { answerOrGoBack, formApi } from "@/lib/api/server";
import { chooseLanguage, type Language } from "@/lib/platform/i18n/language";
import { type Answers, errorId, fieldNames, fillForm } from "./fill-form";
import { type SurveyState, surveyAddress } from "./survey-state";

// The forms' own fields are named after their questions, so what belongs to the page has a capital letter in its name.
const ownField = (form: FormData, name: "surveyTopic" | "surveyPage" | "surveyCourse" | "surveyLanguage") => String(form.get(name) ?? "");
const languageOf = (form: FormData): Language => chooseLanguage(ownField(form, "surveyLanguage"), null);

export async function sendTopicSurvey(_before: SurveyState, form: FormData): Promise<SurveyState> {
  const language = languageOf(form);
  const api = await formApi(form, language);
  const id = ownField(form, "surveyTopic");
  const page = Number(ownField(form, "surveyPage"));
  const here = surveyAddress({ topicId: id, page });
  const { form_data } = await answerOrGoBack(api.learning.readingPage({ id, page, language }), here);
  return sent(form_data ?? "", form, here, (body) => api.surveys.sendTopicSurvey({ params: { topicId: id }, body }));
}

export async function sendFeedback(_before: SurveyState, form: FormData): Promise<SurveyState> {
  const language = languageOf(form);
  const api = await formApi(form, language);
  const id = ownField(form, "surveyCourse");
  const here = surveyAddress({ courseId: id });
  const { feedback_form } = await answerOrGoBack(api.courses.detail({ id, language }), here);
  return sent(feedback_form, form, here, (body) => api.surveys.sendFeedback({ params: { courseId: id }, body }));
}

async function sent(html: string, form: FormData, here: string, send: (answers: Answers) => Promise<{ message: string }>): Promise<SurveyState> {
  const names = fieldNames(html);
  const answers = Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String).join(",")]));
  try {
    const { message } = await send(answers);
    return { saved: true, message, html: fillForm(html, answers) };
  } catch (error) {
    if (!(error instanceof ORPCError) || error.status === 401 || (error.status >= 500 && error.status !== 503))
      return answerOrGoBack(Promise.reject(error), here);
    const empty = names.find((name) => !answers[name]?.trim());
    const wrong = empty && error.status === 400 ? { name: empty, message: error.message } : undefined;
    return { saved: false, message: error.message, html: fillForm(html, answers, wrong), fieldId: wrong && errorId };
  }
}
