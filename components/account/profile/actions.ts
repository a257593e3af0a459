"use server";

import { redirect } from "next/navigation";
import {
  answerFindings,
  answerStep,
  findBlocks,
  findDistricts,
  findStateName,
  hasBlocks,
  pageLanguage,
  problemInLanguage,
} from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FormState, untouched, valuesOf, withMessages, withPlainDigits } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import { returnPath } from "@/lib/api/http/return-path";
import { formApi } from "@/lib/api/server";
import { fieldChange, fieldFindings, inputsOf, isEditableField } from "./editable-fields";
import { profileChangeOf, profileFields, profileFindings, withAskedBlock } from "./profile-rules";

// The profile without JavaScript: a field's form. The picture's has a handler of its own (./picture/route.ts).

export async function fieldAction(_before: FormState, form: FormData): Promise<FormState> {
  const language = pageLanguage(form);
  const field = form.get("edit");
  if (!isEditableField(field)) return untouched;
  const values = withPlainDigits(valuesOf(form, inputsOf[field]));
  const again = { values, districts: await findDistricts(values, language) };
  const step = answerStep(form, again);
  if (step) return step;
  const refused = answerFindings(form, again, withMessages(fieldFindings(field, values), ruleMessagesIn(language)));
  if (refused) return refused;
  let changed = false;
  try {
    const api = await formApi(form, language);
    const { data } = await api.accounts.readProfile();
    const change = fieldChange(field, values, data, findStateName(values));
    if (change) await api.accounts.updateProfile(change);
    changed = change !== null;
  } catch (error) {
    leaveWithoutSession(error);
    return { ...again, problems: [problemInLanguage(error, language)] };
  }
  redirect(changed ? `/profile?saved=${field}#${field}` : "/profile");
}

/** A session that has ended meanwhile, or that a mailed link opened (threats T13). */
function leaveWithoutSession(error: unknown): void {
  const failed = readCallError(error);
  if (failed?.status === 401) redirect("/login?rdir=/profile");
  if (failed?.key === "signInAgain") redirect("/login?again=1&rdir=/profile");
}

export async function profileAction(_before: FormState, form: FormData): Promise<FormState> {
  const language = pageLanguage(form);
  const asTeacher = form.get("asTeacher") === "1";
  const values = withPlainDigits(valuesOf(form, profileFields));
  const again = { values, districts: await findDistricts(values, language), blocks: await findBlocks(values, language) };
  const step = answerStep(form, again);
  if (step) return step;
  const refused = answerFindings(form, again, withMessages(profileFindings(values, asTeacher), ruleMessagesIn(language)));
  if (refused) return refused;
  try {
    const api = await formApi(form, language);
    await api.accounts.updateProfile(profileChangeOf(withAskedBlock(values, hasBlocks(values)), findStateName(values), asTeacher));
  } catch (error) {
    return { ...again, problems: [problemInLanguage(error, language)] };
  }
  redirect(returnPath(form.get("rdir"), "/profile"));
}
