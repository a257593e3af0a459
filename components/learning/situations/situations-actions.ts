"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { leadTo } from "@/components/forms/form-answers";
import type { FormResult } from "@/components/forms/form-state";
import { isScripted, languageIn, textIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack } from "@/lib/api/server";
import { situationsAddress } from "../addresses";

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
  try {
    const moment = textIn(form, "moment") === "end" ? "end" : "start";
    await api.learning.answerSituations({ courseId, moment, answers: values, language });
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401 && error.status < 500)
      return { problems: [{ key: "rejected", message: error.message }], values };
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
