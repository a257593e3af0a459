"use server";

import type { FormResult } from "@/components/forms/form-state";
import { readForm, textIn, trimmedIn } from "@/lib/api/http/read-form";
import { isLanguage } from "@/lib/platform/i18n/language";
import { actAndReturn, submitForm } from "../form-actions";

/** If the learner or a colleague wrote meanwhile, the page shows that message first; the next press sends this reply. */
export async function replyAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const reply = readForm(form, ["accountId", "text", "key", "seen"], trimmedIn);
  return submitForm(form, ["text"], (api, language) => api.desk.reply({ ...reply, language }));
}

export async function assignConversationAction(form: FormData): Promise<void> {
  const given = readForm(form, ["accountId", "to", "seen"], trimmedIn);
  await actAndReturn(form, (api, language) => api.desk.assignConversation({ ...given, language }));
}

export async function closeConversationAction(form: FormData): Promise<void> {
  const closed = textIn(form, "closed") === "yes";
  const given = readForm(form, ["accountId", "seen"], trimmedIn);
  await actAndReturn(form, (api, language) => api.desk.closeConversation({ ...given, closed, language }));
}

export async function replyToGrievanceAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const reply = readForm(form, ["ticket", "answer"], trimmedIn);
  return submitForm(form, ["answer"], (api, language) => api.desk.answerGrievance({ ...reply, language }));
}

export async function assignGrievanceAction(form: FormData): Promise<void> {
  const given = readForm(form, ["ticket", "to", "seen"], trimmedIn);
  await actAndReturn(form, (api, language) => api.desk.assignGrievance({ ...given, language }));
}

export async function addReplyAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const of = trimmedIn(form, "of");
  const text = readForm(form, ["title", "reply"], trimmedIn);
  return submitForm(form, ["title", "reply", "of"], (api, language) =>
    api.desk.addReply({ ...text, of: isLanguage(of) ? of : language, language }),
  );
}

export async function removeReplyAction(form: FormData): Promise<void> {
  await actAndReturn(form, (api) => api.desk.removeReply({ id: trimmedIn(form, "id") }));
}
