"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { sectionAddress } from "@/components/learning/client";
import { languageIn, textIn, valuesIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack } from "@/lib/api/server";

/** Checks an answer without JavaScript; the page then shows it locked. */
export async function checkAnswer(form: FormData): Promise<void> {
  const api = await formApi(form, languageIn(form));
  const topicId = textIn(form, "topicId");
  const here = sectionAddress(topicId, "quiz");
  const step = Number(textIn(form, "step")) || 1;
  const choices = valuesIn(form, "choice");
  if (choices.length === 0) redirect(`${here}?step=${step}&choose=1`);
  const language = languageIn(form);
  const question = { questionId: textIn(form, "questionId"), version: textIn(form, "version") };
  const answer = api.quizzes.answer({ topicId, ...question, choices, language });
  const { choices: locked } = await resultOrGoBack(
    answer.catch(backToResults(`${here}?step=results&choose=changed`)),
    `${here}?step=${step}&choose=unsaved`,
  );
  const counts = locked.length === choices.length && choices.every((choice) => locked.includes(choice));
  redirect(`${here}?step=${step}${counts ? "" : "&choose=earlier"}`);
}

/**
 * The attempt is finished, or the next one is not open yet: the results show which. Or a question has changed: until the
 * attempt is finished, that address shows its first open question.
 */
function backToResults(results: string) {
  return (error: unknown): never => {
    if (error instanceof ORPCError && error.status === 409) redirect(results);
    throw error;
  };
}

export async function retakeQuiz(form: FormData): Promise<void> {
  const api = await formApi(form, languageIn(form));
  const topicId = textIn(form, "topicId");
  const here = sectionAddress(topicId, "quiz");
  await resultOrGoBack(
    api.quizzes.retake({ topicId, language: languageIn(form) }).catch(backToResults(`${here}?step=results`)),
    here,
  );
  redirect(`${here}?step=1`);
}
