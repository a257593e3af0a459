"use server";

import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { leadTo } from "@/components/forms/form-answers";
import type { FormResult, Problem } from "@/components/forms/form-state";
import { carryToast } from "@/components/layout/visitor/carry-toast";
import { isScripted, pageLanguage, readForm, textIn } from "@/lib/api/http/read-form";
import { apiAfterSignIn, checkForm, formApi, visitorApi } from "@/lib/api/server";
import { plainEmail } from "@/lib/contract/rules/email";
import { changePasswordRules } from "@/lib/contract/rules/sign-in";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import {
  afterClosing,
  afterDeletion,
  closedAccountPage,
  deleteProblems,
  emailProblems,
  emptyProblems,
  firstProblem,
  settingsProblem,
} from "./rules";
import { ruleWords } from "./settings-texts";

// A form's action passes the fields to the contract's call; the answer becomes the form's state.

export async function changePasswordAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const words = ruleWords(language);
  const empty = emptyProblems(form, words);
  if (empty.length > 0) return { problems: empty };
  const values = readForm(form, ["password1", "password2", "current_password"]);
  const { findings, apiFor } = checkForm(changePasswordRules(settings().passwordMinLength), values);
  if (!apiFor) return { problems: firstProblem(findings, words) };
  return answered(language, async () => {
    const api = await apiFor(form, language);
    return (await api.security.changePassword(values)).message;
  });
}

export async function endSessionAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  return answered(language, async () => {
    const { security } = await formApi(form, language);
    const ended =
      textIn(form, "others") === "all"
        ? security.endOtherSessions({})
        : security.endSession({ id: textIn(form, "session") });
    return (await ended).message;
  });
}

export async function deleteAccountAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const problems = deleteProblems(form, { withAddress: false, withTick: true }, ruleWords(language));
  if (problems.length > 0) return { problems };
  let isClosed = false;
  const { problems: rejected, done = "" } = await answered(
    language,
    async () => {
      const api = await formApi(form, language);
      const { message, deletes_at } = await api.security.deleteAccount(givenIn(form));
      isClosed = deletes_at !== undefined;
      return message;
      // Sent again after the answer was lost: the account and its session are gone, and this page says so.
    },
    "/account/delete",
  );
  if (rejected.length === 0) return leave(form, done, isClosed);
  return {
    problems: rejected.map((problem) => ({ ...problem, field: problem.field && fieldOfDeletion(problem) })),
    values: askedBefore(form),
  };
}

/** For a guest: signs in with the password first, and leaves no session behind when the rest fails. */
export async function deleteByAddressAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const username = textIn(form, "username").trim().toLowerCase();
  const values = { username, ...askedBefore(form) };
  const problems = deleteProblems(form, { withAddress: true, withTick: true }, ruleWords(language));
  if (problems.length > 0) return { problems, values };
  const words = translatorFor(language, "accounts");
  const password = textIn(form, "password");
  let token: string;
  try {
    ({ token } = await (await visitorApi(language)).accounts.login({ username, password }));
  } catch (error) {
    const closed = closedAccountPage(error);
    if (closed) return leadTo(isScripted(form), closed);
    if (!(error instanceof ORPCError)) throw error;
    const problem = settingsProblem(error, words("offline"), words("loginFailed"));
    // An unknown address is answered as a wrong password (threats T9): it may be a deletion's second try.
    const lost =
      error.status === 401 ? [{ key: "deleteLost", message: translatorFor(language, "security")("deleteLost") }] : [];
    return { problems: [problem, ...lost], values };
  }
  const api = await apiAfterSignIn(language, token);
  let answer: { message: string; deletes_at?: string };
  try {
    answer = await api.security.deleteAccount(givenIn(form));
  } catch (error) {
    await api.accounts.logout().catch(() => undefined);
    if (!(error instanceof ORPCError)) throw error;
    const problem = settingsProblem(error, words("offline"));
    return { problems: [{ ...problem, field: error.status === 400 ? fieldOfDeletion(problem) : undefined }], values };
  }
  return leave(form, answer.message, answer.deletes_at !== undefined);
}

/** Seven days in which the account can be kept, unless the box of the form is ticked (rule: settings.delete). */
const givenIn = (form: FormData) => ({
  password: textIn(form, "password"),
  ...codeIn(form),
  ...(textIn(form, "grace") === "yes" && textIn(form, "now") !== "yes" && { grace: true }),
});
/** The code of staff; the form has no field for it until the call asks for one. */
const codeIn = (form: FormData) => (textIn(form, "code") ? { code: textIn(form, "code") } : {});
const askedBefore = (form: FormData): Record<string, string> => ({
  ...(form.has("code") && { asksForCode: "yes" }),
  ...(textIn(form, "now") === "yes" && { now: "yes" }),
});
const fieldOfDeletion = ({ field }: Problem) => (field === "code" ? "code" : "password");

/**
 * Redirects in both transports, unlike `leadTo`: the settings page cannot be rendered again without a session. The form
 * loads the next page anew (`loadsAnew`), and a toast there gives the message where JavaScript runs.
 */
async function leave(form: FormData, message: string, isClosed: boolean): Promise<never> {
  if (isScripted(form)) await carryToast(message);
  redirect(isClosed ? afterClosing : afterDeletion);
}

export async function changeEmailAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const email = plainEmail(textIn(form, "email"));
  const values = { email, ...(form.has("code") && { asksForCode: "yes" }) };
  const problems = emailProblems(form, ruleWords(language));
  if (problems.length > 0) return { problems, values };
  const result = await answered(language, async () => {
    const { security } = await formApi(form, language);
    return (await security.changeEmail({ email, password: textIn(form, "password"), ...codeIn(form) })).message;
  });
  return result.problems.length > 0 ? { ...result, values } : result;
}

export async function stopEmailAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  return answered(language, async () => (await (await formApi(form, language)).security.stopEmailChange({})).message);
}

/** A settings call's answer as the form's state. A session that has ended leads to the page, which shows why. */
async function answered(
  language: Language,
  ask: () => Promise<string>,
  withoutSession = "/settings",
): Promise<FormResult> {
  let done: string;
  try {
    done = await ask();
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    if (error.status === 401) redirect(withoutSession);
    if (error.status === 403) redirect("/settings");
    return { problems: [settingsProblem(error, translatorFor(language, "accounts")("offline"))] };
  }
  refresh();
  return { problems: [], done };
}
