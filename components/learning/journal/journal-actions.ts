"use server";

import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import { answerOrGoBack, formApi } from "@/lib/api/server";
import { chooseLanguage } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { sectionAddress } from "../steps";

export type JournalState = { kind: "entry" | "draft" | "refused"; message: string; entry: string } | null;

const field = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Submits the journal, or stores it as a draft where the browser cannot do that by itself. */
export async function saveJournal(_before: JournalState, form: FormData): Promise<JournalState> {
  const language = chooseLanguage(field(form, "language"), null);
  const api = await formApi(form, language);
  const topicId = field(form, "topicId");
  const entry = field(form, "entry");
  try {
    if (field(form, "keep") === "draft") {
      await api.learning.saveJournalDraft({ topicId, entry, language });
      return { kind: "draft", message: translatorFor(language, "learning")("journalDraftSaved"), entry };
    }
    const { message } = await api.learning.writeJournal({
      topicId,
      entry,
      readers: field(form, "readers") === "coordinator" ? "coordinator" : "learner",
      language,
    });
    // What the page shows of the topic has changed with it: the way on, the marks, the earlier versions.
    refresh();
    return { kind: "entry", message, entry };
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401) return { kind: "refused", message: error.message, entry };
    return answerOrGoBack(Promise.reject(error), sectionAddress(topicId, "reflective_journal"));
  }
}
