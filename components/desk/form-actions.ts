import "server-only";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { leadTo } from "@/components/forms/form-answers";
import type { FieldValues, FormResult } from "@/components/forms/form-state";
import { carryToast } from "@/components/layout/visitor/carry-toast";
import type { ApiClient } from "@/lib/api/backend";
import { readCallError } from "@/lib/api/call-error";
import { isScripted, languageIn, readForm, trimmedIn } from "@/lib/api/http/read-form";
import { formApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

export const formLanguage = (form: FormData): Language => languageIn(form, "pageLanguage");

/** The value of the choice "all states" beside the numbers of single ones. */
export const everyState = "all";

type Sent = { message: string; values?: Record<string, string> };

/** Errors after which the page of the form asks for a login or the second factor, and then shows the form again. */
const asksAgain = new Set(["secondFactorNeeded", "signInAgain"]);

/** Errors after which the page shows what somebody else has written, and the next press counts. */
const showsSince = new Set(["answeredSince", "wroteSince", "savedSince"]);

/**
 * Sends a form of the desk to its call. The message of a rejected call is shown on the form, with the typed text; also
 * where the role was withdrawn, because the page of the form would not open any more. When the session or the second
 * factor has ended, it leads to the page, which asks for it, and the draft stays in the browser.
 * @param fieldsByError the field that an error of the call belongs to, by the error's key
 */
export async function submitForm(
  form: FormData,
  fields: string[],
  send: (api: ApiClient, language: Language) => Promise<Sent>,
  fieldsByError: Record<string, string> = {},
): Promise<FormResult> {
  const language = formLanguage(form);
  const values = readForm(form, fields, trimmedIn);
  let done: Sent;
  try {
    done = await send(await formApi(form, language), language);
  } catch (error) {
    const failed = readCallError(error);
    if (!failed || failed.status >= 500) throw error;
    const { key = "rejected", message } = failed;
    if (failed.status === 401 || asksAgain.has(key)) return openAgain(form, values);
    if (showsSince.has(key)) refresh();
    return { problems: [{ field: fieldsByError[key], key, message }], values };
  }
  refresh();
  return { problems: [], done: done.message, values: done.values };
}

/** Opens the page of a form anew. Nothing was stored, so this is no `leadTo`, which deletes the draft. */
function openAgain(form: FormData, values: FieldValues): FormResult {
  if (isScripted(form)) return { problems: [], values, leadsTo: returnAddress(form) };
  redirect(returnAddress(form));
}

/** One press: sends the call and returns to the page, which shows its message or its error (`Outcome`). */
export async function actAndReturn(
  form: FormData,
  send: (api: ApiClient, language: Language) => Promise<{ message: string }>,
): Promise<never> {
  const language = formLanguage(form);
  let message: string;
  try {
    ({ message } = await send(await formApi(form, language), language));
  } catch (error) {
    const failed = readCallError(error);
    if (!failed || failed.status >= 500) throw error;
    if (failed.status === 401) redirect(`/login?rdir=${encodeURIComponent(returnAddress(form))}`);
    redirect(withOutcome(returnAddress(form), failed.status === 404 || failed.status === 409 ? "changed" : "failed"));
  }
  await carryToast(message);
  redirect(withOutcome(returnAddress(form), "done"));
}

/** Leads from a stored form to a page of the desk that shows its message (`Outcome`). */
export async function leadDone(form: FormData, address: string, message: string): Promise<FormResult> {
  await carryToast(message);
  return leadTo(isScripted(form), withOutcome(address, "done"));
}

function withOutcome(address: string, outcome: "done" | "changed" | "failed"): string {
  return `${address}${address.includes("?") ? "&" : "?"}outcome=${outcome}`;
}

/** The address if it is one of the desk, else that of its first page (threats T8). */
export function deskAddress(given = ""): string {
  return /^\/desk(?:[/?][\w\-./?=&%]*)?$/.test(given) ? given : "/desk";
}

const returnAddress = (form: FormData) => deskAddress(trimmedIn(form, "back"));
