"use server";

import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import { deleteKeptText, keepDuringLogin } from "@/components/forms/drafts/keep-during-login";
import type { FormResult } from "@/components/forms/form-state";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { languageIn, textIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack } from "@/lib/api/server";
import { dangersIn } from "@/lib/contract/danger";
import { type Language, languageOrDefault } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

export type ChatTexts = Awaited<ReturnType<typeof loadChatTexts>>;
/** Loads the texts of the panel when it opens, so that no page has them. */
export async function loadChatTexts(requested: Language) {
  const language = languageOrDefault(requested);
  return { ...messagesIn(language).chat.panel, danger: dangerTexts(language) };
}

/** No answers where a backend has no such call, or does not find any: the message is then sent as it is. */
async function nearestTo(api: Awaited<ReturnType<typeof formApi>>, msg: string, language: Language) {
  try {
    return (await api.chat.nearest({ msg, language })).data;
  } catch {
    return [];
  }
}

/** Sends a plain form's message. Nearest answers come first, but not before words of danger (rule: chat.nearest). */
export async function sendMessage(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form);
  const msg = textIn(form, "msg");
  const api = await formApi(form, language);
  try {
    if (textIn(form, "step") !== "send" && dangersIn(msg).length === 0) {
      const nearest = await nearestTo(api, msg, language);
      if (nearest.length > 0) return { problems: [], values: { msg, nearest: JSON.stringify(nearest) } };
    }
    await api.chat.send({ msg, language });
    await deleteKeptText("chat");
    refresh();
    return { problems: [], done: translatorFor(language, "chat")("panel.sent") };
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401)
      return { problems: [{ key: "rejected", message: error.message }], values: { msg }, dangers: dangersIn(msg) };
    if (error instanceof ORPCError) await keepDuringLogin(form, "chat", msg, language);
    return resultOrGoBack(Promise.reject(error), "/help/assistant");
  }
}
