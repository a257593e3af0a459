"use server";

import { ORPCError } from "@orpc/client";
import type { FormResult } from "@/components/forms/form-state";
import { answerOrGoBack, formApi } from "@/lib/api/server";
import { chooseLanguage } from "@/lib/platform/i18n/language";

const field = (form: FormData, name: string) => String(form.get(name) ?? "");

/**
 * Stores the note, and with the first button that it was tried. `values.tried` is the moment, as stored; empty for "not
 * tried".
 */
export async function saveCard(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = chooseLanguage(field(form, "language"), null);
  const api = await formApi(form, language);
  const note = field(form, "note");
  const tried = { yes: true, no: false }[field(form, "tried")];
  try {
    const { message, card } = await api.learning.saveClassroomCard({
      topicId: field(form, "topicId"),
      tried,
      note,
      language,
    });
    // The card is not moved until the page is opened again, because the learner is looking at it.
    return { problems: [], done: message, values: { note, tried: card.tried_at ?? "" } };
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401)
      return { problems: [{ key: "rejected", message: error.message }], values: { note } };
    return answerOrGoBack(Promise.reject(error), "/dashboard");
  }
}
