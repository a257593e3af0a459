"use server";

import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import { answerOrGoBack, formApi } from "@/lib/api/server";
import { chooseLanguage } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export type MessageState = { sent: boolean; message: string; msg: string } | null;

const field = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Sends a message to the coordinator from a plain form. */
export async function sendMessage(_before: MessageState, form: FormData): Promise<MessageState> {
  const language = chooseLanguage(field(form, "language"), null);
  const msg = field(form, "msg");
  const api = await formApi(form, language);
  try {
    await api.chat.send({ msg, language });
    refresh();
    return { sent: true, message: translatorFor(language, "chat")("sent"), msg: "" };
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401) return { sent: false, message: error.message, msg };
    return answerOrGoBack(Promise.reject(error), "/help/assistant");
  }
}
