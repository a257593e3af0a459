"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { callProblem } from "@/components/forms/call-problem";
import { answerFindings, leadTo } from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FormResult, type Problem, withMessages } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import { isScripted, languageIn, pageLanguage, readForm, textIn } from "@/lib/api/http/read-form";
import { dropTyped } from "@/lib/api/http/typed-steps";
import { apiAfterSignIn, checkForm, followAccountLanguage, formApi, visitorApi } from "@/lib/api/server";
import { invitationRules } from "@/lib/contract/rules/invitation";
import { forgotRules, resetRules } from "@/lib/contract/rules/sign-in";
import { isLanguage, type Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { failedOutcome, type LinkOutcome } from "./link-outcome";
import { fieldOfError } from "./reset-rules";
import { pathWithoutLink, resumePath } from "./resume-path";

// An action passes the fields to the contract's call; the answer becomes the form's state or an address.

const readLink = (form: FormData) => readForm(form, ["token", "id"]);

/** The message of an answer, or why it or the call was rejected, for the form. Any other error shows the error page. */
async function answerOf(
  ask: () => Promise<{ status: boolean; message: string }>,
  language: Language,
  prefix = "",
): Promise<{ done: string; problem?: undefined } | { done?: undefined; problem: Problem }> {
  try {
    const { status, message } = await ask();
    return status ? { done: message } : { problem: { key: "rejected", message: prefix + message } };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return { problem: callProblem(error, prefix, translatorFor(language, "recovery")("offline")) };
  }
}

/** rule: forgot.empty. The message is shown on the page; a browser without JavaScript loads the page again. */
export async function sendResetLinkAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form, "pageLanguage");
  const values = readForm(form, ["email"]);
  const { findings, apiFor } = checkForm(forgotRules, values);
  if (!apiFor) return { values, problems: withMessages(findings, ruleMessagesIn(language)) };
  const { done, problem } = await answerOf(async () => {
    const { recovery } = await apiFor(form, language);
    return recovery.sendResetLink({ email: values.email.trim().toLowerCase() });
  }, language);
  if (problem) return { values, problems: [problem] };
  await dropTyped("/reset-password");
  return isScripted(form) ? { problems: [], done } : redirect("/reset-password?sent=1");
}

/** rule: reset.rules: one problem at a time. */
export async function resetPasswordAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form, "pageLanguage");
  const values = readForm(form, ["password1", "password2"]);
  const { findings, apiFor } = checkForm(resetRules(settings().passwordMinLength), values);
  if (!apiFor) return { problems: withMessages(findings.slice(0, 1), ruleMessagesIn(language)) };
  const { done, problem } = await answerOf(
    async () => (await apiFor(form, language)).recovery.resetPassword({ ...readLink(form), ...values }),
    language,
    translatorFor(language, "recovery")("resetFailed"),
  );
  if (problem) return { problems: [{ ...problem, field: fieldOfError(problem.key) }] };
  return leadTo(isScripted(form), "/reset-password?done=1", done);
}

export async function verifyEmailAction(_before: LinkOutcome, form: FormData): Promise<LinkOutcome> {
  const language = languageIn(form, "pageLanguage");
  try {
    const api = await visitorApi(language);
    const { status, message } = await api.recovery.verifyEmail(readLink(form));
    return { state: status ? "done" : "rejected", message };
  } catch (error) {
    return failedOutcome(error, translatorFor(language, "recovery")("offline"));
  }
}

export async function resumeAction(_before: LinkOutcome, form: FormData): Promise<LinkOutcome> {
  const language = languageIn(form, "pageLanguage");
  const target = readForm(form, ["page", "id", "utm_source", "utm_campaign"]);
  let leadsTo: string;
  try {
    const api = await visitorApi(language);
    leadsTo = (await api.recovery.loginByToken({ token: textIn(form, "token") })).status
      ? resumePath(target)
      : "/courses";
  } catch (error) {
    const outcome = failedOutcome(error, translatorFor(language, "recovery")("offline"));
    if (outcome.state === "offline") return outcome;
    leadsTo = outcome.state === "rejected" && outcome.key === "linkInvalid" ? pathWithoutLink(target) : "/courses";
  }
  redirect(leadsTo);
}

export async function resendVerificationAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form, "pageLanguage");
  const { done, problem } = await answerOf(
    async () => (await formApi(form, language)).recovery.resendVerification({}),
    language,
  );
  return problem ? { problems: [problem] } : { problems: [], done };
}

const boxes = ["consent_account", "consent_mailings", "consent_analytics"] as const;

/** rule: registration.invited. What was ticked is on the form again after an error; the passwords are not. */
export async function acceptInvitationAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const values = {
    ...readLink(form),
    ...readForm(form, ["password1", "password2", ...boxes, "notice_version", "notice_language"]),
  };
  const again = { values: Object.fromEntries(boxes.map((box) => [box, values[box]])) };
  const { findings, apiFor } = checkForm(invitationRules(settings().passwordMinLength), values);
  const rejected = answerFindings(form, again, withMessages(findings, ruleMessagesIn(language)));
  if (rejected || !apiFor) return rejected ?? { ...again, problems: [] };
  const isTicked = (box: (typeof boxes)[number]) => values[box] === "yes";
  let next: string;
  let message: string;
  try {
    const api = await apiFor(form, language);
    const answer = await api.recovery.acceptInvitation({
      ...values,
      consent_account: isTicked("consent_account"),
      consent_mailings: isTicked("consent_mailings"),
      consent_analytics: isTicked("consent_analytics"),
      notice_language: isLanguage(values.notice_language) ? values.notice_language : null,
    });
    next = answer.role ? "/desk" : `/view/course/${encodeURIComponent(answer.course_id)}`;
    message = answer.message;
    await followAccountLanguage(
      async () =>
        (await (await apiAfterSignIn(language, answer.token)).accounts.readProfile()).data.language_preference,
    );
  } catch (error) {
    if (!readCallError(error)) throw error;
    const t = translatorFor(language, "recovery");
    const problem = callProblem(error, t("invitationFailed"), t("offline"));
    return { ...again, problems: [{ ...problem, field: fieldOfError(problem.key) ?? problem.field }] };
  }
  return leadTo(isScripted(form), next, message);
}
