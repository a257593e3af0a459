"use server";

import { ORPCError } from "@orpc/client";
import { deleteKeptText, keepDuringLogin } from "@/components/forms/drafts/keep-during-login";
import type { FormResult } from "@/components/forms/form-state";
import { languageIn, textIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack } from "@/lib/api/server";
import { cardName } from "../addresses";

/** Stores the note, and with the first button that it was tried. `values.tried`: the stored moment, or empty. */
export async function saveCard(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form);
  const api = await formApi(form, language);
  const topicId = textIn(form, "topicId");
  const note = textIn(form, "note");
  const tried = { yes: true, no: false }[textIn(form, "tried")];
  try {
    const { message, card } = await api.learning.saveClassroomCard({ topicId, tried, note, language });
    await deleteKeptText(cardName(topicId));
    // The card is not moved until the page is opened again, because the learner is looking at it.
    return { problems: [], done: message, values: { note, tried: card.tried_at ?? "" } };
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401)
      return { problems: [{ key: "rejected", message: error.message }], values: { note } };
    if (error instanceof ORPCError) await keepDuringLogin(form, cardName(topicId), note, language);
    return resultOrGoBack(Promise.reject(error), "/dashboard");
  }
}
