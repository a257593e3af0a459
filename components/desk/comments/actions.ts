"use server";

import type { FormResult } from "@/components/forms/form-state";
import { textIn, trimmedIn } from "@/lib/api/http/read-form";
import { commentDecisions } from "@/lib/contract/desk/comments";
import { isLanguage } from "@/lib/platform/i18n/language";
import { actAndReturn, submitForm } from "../form-actions";

export async function decideAction(form: FormData): Promise<void> {
  const decision = commentDecisions.find((each) => each === trimmedIn(form, "decision")) ?? "hide";
  await actAndReturn(form, (api, language) =>
    api.desk.decideComment({ commentId: trimmedIn(form, "commentId"), decision, language }),
  );
}

export async function blockAction(form: FormData): Promise<void> {
  const blocked = textIn(form, "blocked") === "yes";
  await actAndReturn(form, (api, language) =>
    api.desk.blockCommenter({ accountId: trimmedIn(form, "accountId"), blocked, language }),
  );
}

/** One word or phrase on each line. */
export async function saveWordsAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const of = trimmedIn(form, "of");
  const words = trimmedIn(form, "words")
    .split("\n")
    .map((word) => word.trim())
    .filter(Boolean);
  return submitForm(form, ["words"], (api, language) =>
    api.desk.saveWords({ of: isLanguage(of) ? of : language, words, version: trimmedIn(form, "version"), language }),
  );
}
