"use server";

import { redirect } from "next/navigation";
import { pageLanguage, problemInLanguage, textIn, withoutPasswords } from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FormState, valuesOf, withMessages } from "@/components/forms/form-state";
import { returnPath } from "@/lib/api/http/return-path";
import { visitorApi } from "@/lib/api/server";
import { pathAfterLogin } from "./login-path";
import { loginFindings } from "./login-rules";

export async function loginAction(_before: FormState, form: FormData): Promise<FormState> {
  const language = pageLanguage(form);
  const values = valuesOf(form, ["username", "password"]);
  const findings = loginFindings(values);
  if (findings.length > 0) return { values: withoutPasswords(values), problems: withMessages(findings, ruleMessagesIn(language)) };
  let profileInfo: number;
  try {
    const api = await visitorApi(language);
    ({ profileInfo } = await api.accounts.login({ username: textIn(form, "username"), password: textIn(form, "password") }));
  } catch (error) {
    return { values: withoutPasswords(values), problems: [problemInLanguage(error, language, "loginFailed")] };
  }
  redirect(pathAfterLogin(profileInfo, returnPath(form.get("rdir"), "/dashboard")));
}
