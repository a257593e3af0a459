"use server";

import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import { deleteKeptText, keepDuringLogin } from "@/components/forms/drafts/keep-during-login";
import type { FormResult } from "@/components/forms/form-state";
import { languageIn, textIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack } from "@/lib/api/server";
import { dangersIn } from "@/lib/contract/danger";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { sectionAddress } from "../steps";
import { journalName } from "./journal-name";

/** Submits the journal, or stores it as a draft where the browser cannot do that by itself. */
export async function saveJournal(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form);
  const api = await formApi(form, language);
  const topicId = textIn(form, "topicId");
  const entry = textIn(form, "entry");
  try {
    if (textIn(form, "keep") === "draft") {
      await api.learning.saveJournalDraft({ topicId, entry, language });
      await deleteKeptText(journalName(topicId));
      return {
        problems: [],
        done: translatorFor(language, "learning")("journalDraftSaved"),
        values: { entry },
        dangers: dangersIn(entry),
      };
    }
    const { message } = await api.learning.writeJournal({
      topicId,
      entry,
      readers: textIn(form, "readers") === "coordinator" ? "coordinator" : "learner",
      language,
    });
    await deleteKeptText(journalName(topicId));
    // Other parts of the page depend on the entry: the next step, the section states and the earlier versions.
    refresh();
    return { problems: [], done: message, values: { entry }, dangers: dangersIn(entry) };
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401)
      return { problems: [{ key: "rejected", message: error.message }], values: { entry }, dangers: dangersIn(entry) };
    if (error instanceof ORPCError) await keepDuringLogin(form, journalName(topicId), entry, language);
    return resultOrGoBack(Promise.reject(error), sectionAddress(topicId, "reflective_journal"));
  }
}
