"use server";

import { redirect } from "next/navigation";
import type { FormResult } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import { languageIn, textIn, trimmedIn } from "@/lib/api/http/read-form";
import { formApi } from "@/lib/api/server";

/** Reports a comment; a session that has ended leads to the login and back. */
export async function reportAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form, "pageLanguage");
  const [commentId, reason] = [textIn(form, "commentId"), trimmedIn(form, "reason")];
  try {
    const { message } = await (await formApi(form, language)).discussions.reportComment({
      commentId,
      reason,
      language,
    });
    return { problems: [], done: message };
  } catch (error) {
    const failed = readCallError(error);
    if (!failed || failed.status >= 500) throw error;
    if (failed.status === 401) redirect(`/login?rdir=${encodeURIComponent(`/discussions/report/${commentId}`)}`);
    return { problems: [{ key: failed.key ?? "rejected", message: failed.message }], values: { reason } };
  }
}
