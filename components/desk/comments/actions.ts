"use server";

import type { FormResult } from "@/components/forms/form-state";
import { commentDecisions } from "@/lib/contract/desk/comments";
import { isLanguage } from "@/lib/platform/i18n/language";
import { actAndReturn, submitForm, textIn } from "../form-actions";

export async function decideAction(form: FormData): Promise<void> {
  const decision = commentDecisions.find((each) => each === textIn(form, "decision")) ?? "hide";
  await actAndReturn(form, (api, language) =>
    api.desk.decideComment({ commentId: textIn(form, "commentId"), decision, language }),
  );
}

export async function blockAction(form: FormData): Promise<void> {
  const blocked = form.get("blocked") === "yes";
  await actAndReturn(form, (api, language) =>
    api.desk.blockCommenter({ accountId: textIn(form, "accountId"), blocked, language }),
  );
}

/** One word or phrase on each line. */
export async function saveWordsAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const of = textIn(form, "of");
  const words = textIn(form, "words")
    .split("\n")
    .map((word) => word.trim())
    .filter(Boolean);
  return submitForm(form, ["words"], (api, language) =>
    api.desk.saveWords({ of: isLanguage(of) ? of : language, words, language }),
  );
}
