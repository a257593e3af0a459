"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { callProblem } from "@/components/forms/call-problem";
import { answerFindings, leadTo } from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FormResult, withMessages } from "@/components/forms/form-state";
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

/** The message of a rejected call, for the form. Any other error shows the error page. */
function recoveryProblem(error: unknown, language: Language, prefix = "") {
  if (!(error instanceof ORPCError)) throw error;
  return callProblem(error, prefix, translatorFor(language, "recovery")("offline"));
}

/** rule: forgot.empty. The message is shown on the page; a browser without JavaScript loads the page again. */
export async function sendResetLinkAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form, "pageLanguage");
  const values = readForm(form, ["email"]);
  const { findings, apiFor } = checkForm(forgotRules, values);
  if (!apiFor) return { values, problems: withMessages(findings, ruleMessagesIn(language)) };
  let answer: { status: boolean; message: string };
  try {
    const api = await apiFor(form, language);
    answer = await api.recovery.sendResetLink({ email: textIn(form, "email").trim().toLowerCase() });
  } catch (error) {
    return { values, problems: [recoveryProblem(error, language)] };
  }
  const { status, message } = answer;
  if (!status) return { values, problems: [{ key: "rejected", message }] };
  await dropTyped("/reset-password");
  return isScripted(form) ? { problems: [], done: message } : redirect("/reset-password?sent=1");
}

/** rule: reset.rules: one problem at a time. */
export async function resetPasswordAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form, "pageLanguage");
  const { findings, apiFor } = checkForm(
    resetRules(settings().passwordMinLength),
    readForm(form, ["password1", "password2"]),
  );
  if (!apiFor) return { problems: withMessages(findings.slice(0, 1), ruleMessagesIn(language)) };
  const failed = translatorFor(language, "recovery")("resetFailed");
  let answer: { status: boolean; message: string };
  try {
    const api = await apiFor(form, language);
    answer = await api.recovery.resetPassword({ ...readLink(form), ...readForm(form, ["password1", "password2"]) });
  } catch (error) {
    const problem = recoveryProblem(error, language, failed);
    return { problems: [{ ...problem, field: fieldOfError(problem.key) }] };
  }
  const { status, message } = answer;
  return status
    ? leadTo(isScripted(form), "/reset-password?done=1", message)
    : { problems: [{ key: "rejected", message: `${failed}${message}` }] };
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
  try {
    const api = await formApi(form, language);
    const { status, message } = await api.recovery.resendVerification({});
    return status ? { problems: [], done: message } : { problems: [{ key: "rejected", message }] };
  } catch (error) {
    return { problems: [recoveryProblem(error, language)] };
  }
}

const boxes = ["consent_account", "consent_mailings", "consent_analytics"] as const;

/** rule: registration.invited. What was ticked is on the form again after an error; the passwords are not. */
export async function acceptInvitationAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const values = readForm(form, [
    "token",
    "id",
    "password1",
    "password2",
    ...boxes,
    "notice_version",
    "notice_language",
  ]);
  const again = { values: Object.fromEntries(boxes.map((box) => [box, values[box] ?? ""])) };
  const { findings, apiFor } = checkForm(invitationRules(settings().passwordMinLength), values);
  const rejected = answerFindings(form, again, withMessages(findings, ruleMessagesIn(language)));
  if (rejected || !apiFor) return rejected ?? { ...again, problems: [] };
  const [isTicked, noticeLanguage] = [
    (box: (typeof boxes)[number]) => values[box] === "yes",
    values.notice_language ?? "",
  ];
  let next: string;
  let message: string;
  try {
    const api = await apiFor(form, language);
    const answer = await api.recovery.acceptInvitation({
      token: values.token ?? "",
      id: values.id ?? "",
      password1: values.password1 ?? "",
      password2: values.password2 ?? "",
      consent_account: isTicked("consent_account"),
      consent_mailings: isTicked("consent_mailings"),
      consent_analytics: isTicked("consent_analytics"),
      notice_version: values.notice_version,
      notice_language: isLanguage(noticeLanguage) ? noticeLanguage : null,
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
