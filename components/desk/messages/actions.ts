"use server";

import { refresh } from "next/cache";
import type { FormResult } from "@/components/forms/form-state";
import { textIn, trimmedIn } from "@/lib/api/http/read-form";
import { isLanguage } from "@/lib/platform/i18n/language";
import { actAndReturn, submitForm } from "../form-actions";

/** If somebody else replied meanwhile, the page shows that reply first; the next press sends this one. */
export async function replyAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const [accountId, text, key, seen] = ["accountId", "text", "key", "seen"].map((name) => trimmedIn(form, name)) as [
    string,
    string,
    string,
    string,
  ];
  const result = await submitForm(form, ["text"], (api, language) =>
    api.desk.reply({ accountId, text, key, seen, language }),
  );
  if (result.problems.some((problem) => problem.key === "answeredSince")) refresh();
  return result;
}

export async function assignConversationAction(form: FormData): Promise<void> {
  await actAndReturn(form, (api, language) =>
    api.desk.assignConversation({ accountId: trimmedIn(form, "accountId"), to: trimmedIn(form, "to"), language }),
  );
}

export async function closeConversationAction(form: FormData): Promise<void> {
  const closed = textIn(form, "closed") === "yes";
  await actAndReturn(form, (api, language) =>
    api.desk.closeConversation({ accountId: trimmedIn(form, "accountId"), closed, language }),
  );
}

export async function replyToGrievanceAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const ticket = trimmedIn(form, "ticket");
  return submitForm(form, ["answer"], (api, language) =>
    api.desk.answerGrievance({ ticket, answer: trimmedIn(form, "answer"), language }),
  );
}

export async function assignGrievanceAction(form: FormData): Promise<void> {
  await actAndReturn(form, (api, language) =>
    api.desk.assignGrievance({ ticket: trimmedIn(form, "ticket"), to: trimmedIn(form, "to"), language }),
  );
}

export async function addReplyAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const of = trimmedIn(form, "of");
  return submitForm(form, ["title", "reply", "of"], (api, language) =>
    api.desk.addReply({
      title: trimmedIn(form, "title"),
      reply: trimmedIn(form, "reply"),
      of: isLanguage(of) ? of : language,
      language,
    }),
  );
}

export async function removeReplyAction(form: FormData): Promise<void> {
  await actAndReturn(form, (api) => api.desk.removeReply({ id: trimmedIn(form, "id") }));
}
