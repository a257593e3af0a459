"use server";

import { leadTo, problemInLanguage } from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FormResult, withMessages } from "@/components/forms/form-state";
import { isScripted, pageLanguage, readForm, textIn } from "@/lib/api/http/read-form";
import { returnPath } from "@/lib/api/http/return-path";
import { dropTyped } from "@/lib/api/http/typed-steps";
import { apiAfterSignIn, checkForm, followAccountLanguage } from "@/lib/api/server";
import { loginRules } from "@/lib/contract/rules/sign-in";
import { closedAccountPage } from "../security/rules";
import { pathAfterLogin } from "./login-path";

/** rule: login.form. */
export async function loginAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const typed = readForm(form, ["username", "password", "sharedDevice"]);
  const { password, ...values } = typed;
  const { findings, apiFor } = checkForm(loginRules, typed);
  if (!apiFor) return { values, problems: withMessages(findings, ruleMessagesIn(language)) };
  let profileInfo: number;
  try {
    const api = await apiFor(form, language);
    const answer = await api.accounts.login({
      username: typed.username.trim().toLowerCase(),
      password,
      shared_device: typed.sharedDevice === "yes",
    });
    profileInfo = answer.profileInfo;
    await followAccountLanguage(
      async () =>
        (await (await apiAfterSignIn(language, answer.token)).accounts.readProfile()).data.language_preference,
    );
  } catch (error) {
    const closed = closedAccountPage(error);
    if (closed) return leadTo(isScripted(form), closed);
    return { values, problems: [problemInLanguage(error, language, "loginFailed")] };
  }
  await dropTyped("/login");
  return leadTo(isScripted(form), pathAfterLogin(profileInfo, returnPath(textIn(form, "rdir"), "/dashboard")));
}
