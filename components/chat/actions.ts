"use server";

import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import type { FormResult } from "@/components/forms/form-state";
import { answerOrGoBack, formApi } from "@/lib/api/server";
import { chooseLanguage } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

const field = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Sends a message to the coordinator from a plain form. */
export async function sendMessage(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = chooseLanguage(field(form, "language"), null);
  const msg = field(form, "msg");
  const api = await formApi(form, language);
  try {
    await api.chat.send({ msg, language });
    refresh();
    return { problems: [], done: translatorFor(language, "chat")("sent") };
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401)
      return { problems: [{ key: "rejected", message: error.message }], values: { msg } };
    return answerOrGoBack(Promise.reject(error), "/help/assistant");
  }
}
