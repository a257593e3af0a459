"use server";

import { redirect } from "next/navigation";
import type { FormResult } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import { answerOrGoBack, formApi } from "@/lib/api/server";
import { chooseLanguage, type Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

const textIn = (form: FormData, name: string) => String(form.get(name) ?? "").trim();
const languageOf = (form: FormData): Language => chooseLanguage(textIn(form, "pageLanguage"), null);

/** One press gives or withdraws one consent. */
export async function changeConsentAction(form: FormData): Promise<void> {
  const language = languageOf(form);
  const api = await formApi(form, language);
  const given = form.get("given") === "yes";
  await answerOrGoBack(
    api.privacy.changeConsents(form.get("purpose") === "mailings" ? { mailings: given, language } : { analytics: given, language }),
    "/settings",
  );
  redirect("/settings#consents");
}

/** A minor sends the mail again, perhaps to another address. */
export async function askGuardianAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const values = { guardian_email: textIn(form, "guardian_email") };
  return answered(values, languageOf(form), async (language) => {
    const api = await formApi(form, language);
    return (await api.privacy.askGuardian(values)).message;
  });
}

export async function grievanceAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const values = { name: textIn(form, "name"), contact: textIn(form, "contact"), message: textIn(form, "message") };
  const language = languageOf(form);
  if (!values.name || !values.contact || !values.message) return { problems: [fillAll(language)], values };
  return answered(values, language, async () => {
    const api = await formApi(form, language);
    return (await api.privacy.sendGrievance({ ...values, language })).message;
  });
}

const fillAll = (language: Language) => ({ key: "fillRequired", message: translatorFor(language, "privacy")("grievanceFillAll") });

/** The message of a rejected call is shown on the form; any other error is for the error page. */
async function answered(values: Record<string, string>, language: Language, send: (language: Language) => Promise<string>): Promise<FormResult> {
  try {
    return { problems: [], done: await send(language), values };
  } catch (error) {
    const failed = readCallError(error);
    if (!failed || (failed.status >= 500 && failed.status !== 503)) throw error;
    return { problems: [failed.key ? { key: failed.key, message: failed.message } : fillAll(language)], values };
  }
}
