"use server";

import { redirect } from "next/navigation";
import type { FormResult } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import { languageIn, textIn } from "@/lib/api/http/read-form";
import { formApi } from "@/lib/api/server";
import { dangersIn } from "@/lib/contract/danger";
import { editAddress } from "./place";

/** Edits a comment; a session that has ended leads to the login and back. */
export async function editAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form, "pageLanguage");
  const [commentId, comment] = [textIn(form, "commentId"), textIn(form, "comment")];
  const dangers = dangersIn(comment);
  try {
    const { message } = await (await formApi(form, language)).discussions.editComment({ commentId, comment, language });
    return { problems: [], done: message, dangers };
  } catch (error) {
    const failed = readCallError(error);
    if (!failed || (failed.status >= 500 && failed.status !== 503)) throw error;
    if (failed.status === 401) redirect(`/login?rdir=${encodeURIComponent(editAddress(commentId))}`);
    return { problems: [{ key: failed.key ?? "rejected", message: failed.message }], values: { comment }, dangers };
  }
}
