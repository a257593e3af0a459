"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { callProblem } from "@/components/forms/call-problem";
import { ruleMessagesIn } from "@/components/forms/form-props";
import type { FormResult } from "@/components/forms/form-result";
import { type FormState, valuesOf, withMessages } from "@/components/forms/form-state";
import { formApi, visitorApi } from "@/lib/api/server";
import { chooseLanguage, type Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { failedOutcome, type LinkOutcome } from "./link-outcome";
import { fieldOfError, forgotFindings, resetFindings } from "./reset-rules";
import { pathWithoutLink, resumePath } from "./resume-path";

// The forms without JavaScript: an action passes the fields to the contract's call through the API client, and the answer becomes the form's state or an address.

const field = (form: FormData, name: string) => String(form.get(name) ?? "");
// An action stands behind no [locale]: each form carries the language of its page.
const languageOf = (form: FormData): Language => chooseLanguage(field(form, "pageLanguage"), null);
const linkOf = (form: FormData) => ({ token: field(form, "token"), id: field(form, "id") });

/** The error of a call, for a form to show. Any other error is for the error page. */
function recoveryProblem(error: unknown, language: Language, prefix = "") {
  if (!(error instanceof ORPCError)) throw error;
  return callProblem(error, prefix, translatorFor(language, "recovery")("offline"));
}

export async function sendResetLinkAction(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOf(form);
  const values = valuesOf(form, ["email"]);
  const findings = forgotFindings(values);
  if (findings.length > 0) return { values, problems: withMessages(findings, ruleMessagesIn(language)) };
  try {
    const api = await visitorApi(language);
    await api.recovery.sendResetLink({ email: field(form, "email") });
  } catch (error) {
    return { values, problems: [recoveryProblem(error, language)] };
  }
  redirect("/reset-password?sent=1");
}

export async function resetPasswordAction(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOf(form);
  const values = valuesOf(form, ["password1", "password2"]);
  const findings = resetFindings(settings().passwordMinLength)(values);
  if (findings.length > 0) return { values: {}, problems: withMessages(findings, ruleMessagesIn(language)) };
  const link = linkOf(form);
  try {
    const api = await visitorApi(language);
    await api.recovery.resetPassword({ ...link, password1: field(form, "password1"), password2: field(form, "password2") });
  } catch (error) {
    const problem = recoveryProblem(error, language, translatorFor(language, "recovery")("resetFailed"));
    return { values: {}, problems: [{ ...problem, field: fieldOfError(problem.key) }] };
  }
  redirect("/reset-password?done=1");
}

export async function verifyEmailAction(_before: LinkOutcome, form: FormData): Promise<LinkOutcome> {
  const language = languageOf(form);
  try {
    const api = await visitorApi(language);
    const { status, message } = await api.recovery.verifyEmail(linkOf(form));
    return { state: status ? "done" : "refused", message };
  } catch (error) {
    return failedOutcome(error, translatorFor(language, "recovery")("offline"));
  }
}

export async function resumeAction(_before: LinkOutcome, form: FormData): Promise<LinkOutcome> {
  const language = languageOf(form);
  const target = { page: field(form, "page"), id: field(form, "id"), utm_source: field(form, "utm_source"), utm_campaign: field(form, "utm_campaign") };
  let leadsTo: string;
  try {
    const api = await visitorApi(language);
    leadsTo = (await api.recovery.loginByToken({ token: field(form, "token") })).status ? resumePath(target) : "/courses";
  } catch (error) {
    const outcome = failedOutcome(error, translatorFor(language, "recovery")("offline"));
    if (outcome.state === "offline") return outcome;
    leadsTo = outcome.state === "refused" && outcome.key === "linkInvalid" ? pathWithoutLink(target) : "/courses";
  }
  redirect(leadsTo);
}

export async function resendVerificationAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageOf(form);
  try {
    const api = await formApi(form, language);
    const { status, message } = await api.recovery.resendVerification({});
    return status ? { problems: [], done: message } : { problems: [{ key: "refused", message }] };
  } catch (error) {
    return { problems: [recoveryProblem(error, language)] };
  }
}
