"use server";

import { ORPCError } from "@orpc/client";
import { answerOrGoBack, formApi } from "@/lib/api/server";
import { chooseLanguage } from "@/lib/platform/i18n/language";

/** `tried`: the moment, as stored; undefined after an error, which changes nothing. */
export type CardState = { kind: "saved" | "error"; message: string; note: string; tried?: string | null } | null;

const field = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Stores the note, and with the first button that it was tried. */
export async function saveCard(_before: CardState, form: FormData): Promise<CardState> {
  const language = chooseLanguage(field(form, "language"), null);
  const api = await formApi(form, language);
  const note = field(form, "note");
  const tried = { yes: true, no: false }[field(form, "tried")];
  try {
    const { message, card } = await api.learning.saveClassroomCard({ topicId: field(form, "topicId"), tried, note, language });
    // The card stays where it is until the page is opened again: its learner is looking at it.
    return { kind: "saved", message, note, tried: card.tried_at };
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401) return { kind: "error", message: error.message, note };
    return answerOrGoBack(Promise.reject(error), "/dashboard");
  }
}
