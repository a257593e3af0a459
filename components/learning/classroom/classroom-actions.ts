"use server";

import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import { answerOrGoBack, formApi } from "@/lib/api/server";
import { chooseLanguage } from "@/lib/platform/i18n/language";

export type CardState = { kind: "tried" | "saved" | "error"; message: string; note: string } | null;

const field = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Stores the note, and with the first button that it was tried. */
export async function saveCard(_before: CardState, form: FormData): Promise<CardState> {
  const language = chooseLanguage(field(form, "language"), null);
  const api = await formApi(form, language);
  const note = field(form, "note");
  const tried = { yes: true, no: false }[field(form, "tried")];
  try {
    const { message } = await api.learning.saveClassroomCard({ topicId: field(form, "topicId"), tried, note, language });
    // The list orders its cards by what was tried.
    refresh();
    return { kind: tried ? "tried" : "saved", message, note };
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401) return { kind: "error", message: error.message, note };
    return answerOrGoBack(Promise.reject(error), "/dashboard");
  }
}
