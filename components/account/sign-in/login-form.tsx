"use client";

import { callProblem } from "@/components/forms/call-problem";
import { EmailField } from "@/components/forms/fields/email-field";
import { PasswordField, type PasswordTexts } from "@/components/forms/fields/password-field";
import { FormEnd } from "@/components/forms/form-end";
import type { FormAction, Problem, RuleMessages, Values } from "@/components/forms/form-state";
import { useAccountForm } from "@/components/forms/use-account-form";
import { consumeReturnPath } from "@/components/layout/visitor/saved-return-path";
import type { Language } from "@/lib/platform/i18n/language";
import { pathAfterLogin } from "./login-path";
import { loginFindings } from "./login-rules";

type Texts = Record<"email" | "password" | "login" | "loggingIn" | "loginFailed" | "offline", string> & PasswordTexts;
type Props = { language: Language; texts: Texts; words: RuleMessages /** A path that `returnPath` has checked. */; returnTo: string; action: FormAction };

export function LoginForm({ language, texts, words, returnTo, action }: Props) {
  const account = useAccountForm({ action, words, check: loginFindings, draft: "login", send: (values) => logInAndGoOn(values, returnTo, texts) });
  return (
    <form {...account.form} className="grid gap-5">
      <input type="hidden" name="pageLanguage" value={language} />
      <input type="hidden" name="rdir" value={returnTo} />
      <EmailField {...account.field("username")} label={texts.email} />
      <PasswordField {...account.field("password")} label={texts.password} autoComplete="current-password" texts={texts} />
      <FormEnd label={texts.login} busyLabel={texts.loggingIn} busy={account.busy} problem={account.wholeFormProblem} />
    </form>
  );
}

async function logInAndGoOn({ username = "", password = "" }: Values, returnTo: string, texts: Texts): Promise<Problem | null> {
  try {
    const { api } = await import("@/lib/api/client");
    const { profileInfo } = await api.accounts.login({ username: username.trim().toLowerCase(), password });
    window.location.assign(pathAfterLogin(profileInfo, consumeReturnPath(returnTo, "/dashboard")));
    return null;
  } catch (error) {
    return callProblem(error, texts.loginFailed, texts.offline);
  }
}
