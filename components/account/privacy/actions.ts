"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { FormResult, Problem } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import { languageIn, readForm, textIn, trimmedIn } from "@/lib/api/http/read-form";
import { checkForm, formApi, resultOrGoBack } from "@/lib/api/server";
import { grievanceRules } from "@/lib/contract/rules/privacy";
import { translatorFor } from "@/lib/platform/i18n/messages";

export async function changeConsentAction(form: FormData): Promise<void> {
  const language = languageIn(form, "pageLanguage");
  const api = await formApi(form, language);
  const given = textIn(form, "given") === "yes";
  await resultOrGoBack(
    api.privacy.changeConsents(
      textIn(form, "purpose") === "mailings" ? { mailings: given, language } : { analytics: given, language },
    ),
    "/settings",
  );
  // To the router an address that differs by its hash alone is the page that it has.
  refresh();
  redirect("/settings#consents");
}

export async function askGuardianAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const values = readForm(form, ["guardian_email"], trimmedIn);
  const language = languageIn(form, "pageLanguage");
  const noAddress = { key: "emailInvalid", message: translatorFor(language, "answers")("emailInvalid") };
  return answered(values, noAddress, async () => {
    const api = await formApi(form, language);
    return (await api.privacy.askGuardian(values)).message;
  });
}

export async function grievanceAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const values = readForm(form, ["name", "contact", "message"], trimmedIn);
  const language = languageIn(form, "pageLanguage");
  const texts = translatorFor(language, "answers");
  const { findings, apiFor } = checkForm(grievanceRules, values);
  // One message for the whole form, which shows it above its fields.
  if (!apiFor) return { problems: findings.slice(0, 1).map(({ key }) => ({ key, message: texts(key) })), values };
  return answered(values, { key: "grievanceFillAll", message: texts("grievanceFillAll") }, async () => {
    const api = await apiFor(form, language);
    return (await api.privacy.sendGrievance({ ...values, language })).message;
  });
}

/**
 * The message of a rejected call is shown on the form; any other error is for the error page. `invalid`: what is shown
 * for fields that the contract's schema rejects, because its message is for a program.
 */
async function answered(
  values: Record<string, string>,
  invalid: Problem,
  send: () => Promise<string>,
): Promise<FormResult> {
  try {
    return { problems: [], done: await send(), values };
  } catch (error) {
    const failed = readCallError(error);
    if (!failed || (failed.status >= 500 && failed.status !== 503)) throw error;
    return { problems: [failed.key ? { key: failed.key, message: failed.message } : invalid], values };
  }
}
