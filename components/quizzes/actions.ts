"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { sectionAddress } from "@/components/learning/client";
import { answerOrGoBack, formApi } from "@/lib/api/server";
import { chooseLanguage, type Language } from "@/lib/platform/i18n/language";

const field = (form: FormData, name: string) => String(form.get(name) ?? "");
// An action has no [locale] parameter: each form sends the language of its page.
const formLanguage = (form: FormData): Language => chooseLanguage(field(form, "language"), null);

/** Checks an answer without JavaScript; the page then shows it locked. */
export async function checkAnswer(form: FormData): Promise<void> {
  const api = await formApi(form, formLanguage(form));
  const topicId = field(form, "topicId");
  const here = sectionAddress(topicId, "quiz");
  const step = Number(field(form, "step")) || 1;
  const choices = form.getAll("choice").map(String);
  if (choices.length === 0) redirect(`${here}?step=${step}&choose=1`);
  const language = formLanguage(form);
  const answer = api.quizzes.answer({ topicId, questionId: field(form, "questionId"), choices, language });
  const { choices: locked } = await answerOrGoBack(
    answer.catch(backToResults(here)),
    `${here}?step=${step}&choose=unsaved`,
  );
  const counts = locked.length === choices.length && choices.every((choice) => locked.includes(choice));
  redirect(`${here}?step=${step}${counts ? "" : "&choose=earlier"}`);
}

/** The attempt is finished, or the next one is not open yet: the results show which. */
function backToResults(here: string) {
  return (error: unknown): never => {
    if (error instanceof ORPCError && error.status === 409) redirect(`${here}?step=results`);
    throw error;
  };
}

export async function retakeQuiz(form: FormData): Promise<void> {
  const api = await formApi(form, formLanguage(form));
  const topicId = field(form, "topicId");
  const here = sectionAddress(topicId, "quiz");
  await answerOrGoBack(api.quizzes.retake({ topicId, language: formLanguage(form) }).catch(backToResults(here)), here);
  redirect(`${here}?step=1`);
}
