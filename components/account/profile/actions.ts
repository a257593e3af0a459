"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { answerFindings, answerStep, findPlace, leadTo, problemInLanguage } from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FormResult, unsent, withMessages } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import { isScripted, pageLanguage, readForm, textIn } from "@/lib/api/http/read-form";
import { returnPath } from "@/lib/api/http/return-path";
import { checkForm } from "@/lib/api/server";
import { withPlainDigits } from "@/lib/contract/rules/mobile";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { fieldChange, inputsByField, isEditableField, rulesOfField } from "./editable-fields";
import { dropBlockWithoutChoices, profileInputs, rulesOfProfile, toProfileChange } from "./profile-rules";

/** Saves one field of the profile, edited in place. The picture has a handler of its own (profile/picture/route.ts). */
export async function fieldAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const field = textIn(form, "edit");
  if (!isEditableField(field)) return unsent;
  const values = withPlainDigits(readForm(form, inputsByField[field]));
  const { stateName, choices } = await findPlace(values, language);
  const again = { values, ...choices };
  const step = answerStep(form, again);
  if (step) return step;
  const { findings, apiFor } = checkForm(rulesOfField(field), values);
  const rejected = answerFindings(form, again, withMessages(findings, ruleMessagesIn(language)));
  if (rejected || !apiFor) return rejected ?? { ...again, problems: [] };
  let changed = false;
  try {
    const api = await apiFor(form, language);
    const { data } = await api.accounts.readProfile();
    const change = fieldChange(field, values, data, stateName);
    if (change) await api.accounts.updateProfile(change);
    changed = change !== null;
  } catch (error) {
    const login = loginAddress(error, "/profile");
    return login ? redirect(login) : { ...again, problems: [problemInLanguage(error, language)] };
  }
  if (!isScripted(form)) redirect(changed ? `/profile?saved=${field}#${field}` : "/profile");
  if (changed) refresh();
  return { problems: [], done: changed ? translatorFor(language, "answers")("profileUpdated") : "" };
}

/** The complete-profile form (rule: profile.complete-order). */
export async function profileAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const asTeacher = textIn(form, "asTeacher") === "1";
  const values = withPlainDigits(readForm(form, profileInputs));
  const { stateName, hasBlocks, choices } = await findPlace(values, language, { asksBlock: true });
  const again = { values, ...choices };
  const step = answerStep(form, again);
  if (step) return step;
  const { findings, apiFor } = checkForm(rulesOfProfile(values, asTeacher), values);
  const rejected = answerFindings(form, again, withMessages(findings, ruleMessagesIn(language)));
  if (rejected || !apiFor) return rejected ?? { ...again, problems: [] };
  try {
    const api = await apiFor(form, language);
    await api.accounts.updateProfile(toProfileChange(dropBlockWithoutChoices(values, hasBlocks), stateName, asTeacher));
  } catch (error) {
    const login = loginAddress(error, `/usr/UpdateInfo?rdir=${encodeURIComponent(textIn(form, "rdir"))}`);
    return login ? redirect(login) : { ...again, problems: [problemInLanguage(error, language)] };
  }
  return leadTo(
    isScripted(form),
    returnPath(textIn(form, "rdir"), "/profile"),
    translatorFor(language, "answers")("profileUpdated"),
  );
}

/** The login's address when the session ended or a mailed link opened it (threats T13); null for other errors. */
function loginAddress(error: unknown, here: string): string | null {
  const failed = readCallError(error);
  const back = encodeURIComponent(here);
  if (failed?.status === 401) return `/login?rdir=${back}`;
  return failed?.key === "signInAgain" ? `/login?again=1&rdir=${back}` : null;
}
