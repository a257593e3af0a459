"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { answersAsText } from "@/components/forms/drafts/answers-text";
import { deleteKeptText, keepDuringLogin } from "@/components/forms/drafts/keep-during-login";
import { leadTo } from "@/components/forms/form-answers";
import type { FormResult } from "@/components/forms/form-state";
import { isScripted, languageIn, textIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack } from "@/lib/api/server";
import { situationsAddress, situationsName } from "../addresses";

const prefix = "situation-";

/** Stores the answers; the next page thanks, or shows the gain. What is chosen stays where one is missing. */
export async function answerSituations(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form);
  const courseId = textIn(form, "courseId");
  const api = await formApi(form, language);
  const chosen = [...form.keys()]
    .filter((name) => name.startsWith(prefix))
    .map((name) => [name.slice(prefix.length), textIn(form, name)] as const);
  const values = Object.fromEntries(chosen);
  const moment = textIn(form, "moment") === "end" ? "end" : "start";
  try {
    await api.learning.answerSituations({ courseId, moment, answers: values, language });
    await deleteKeptText(situationsName(courseId, moment));
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401 && error.status < 500)
      return { problems: [{ key: "rejected", message: error.message }], values };
    if (error instanceof ORPCError && error.status === 401)
      await keepDuringLogin(form, situationsName(courseId, moment), answersAsText(values), language);
    return resultOrGoBack(Promise.reject(error), situationsAddress(courseId));
  }
  return leadTo(isScripted(form), situationsAddress(courseId));
}

/** One tap: the start is not asked again. */
export async function skipSituations(form: FormData): Promise<void> {
  const language = languageIn(form);
  const courseId = textIn(form, "courseId");
  const api = await formApi(form, language);
  const here = `/view/course/${courseId}`;
  try {
    await api.learning.answerSituations({ courseId, moment: "start", skip: true, language });
  } catch (error) {
    // A first topic that is complete by now ends the offer too.
    if (!(error instanceof ORPCError) || error.status !== 409) await resultOrGoBack(Promise.reject(error), here);
  }
  redirect(here);
}
