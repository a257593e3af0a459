"use client";

import { callProblem } from "@/components/forms/call-problem";
import { NewPasswordField } from "@/components/forms/fields/new-password-field";
import { PasswordField, type PasswordTexts } from "@/components/forms/fields/password-field";
import { FormEnd } from "@/components/forms/form-end";
import type { FormAction, Problem, RuleMessages, Values } from "@/components/forms/form-state";
import type { StrengthTexts } from "@/components/forms/strength-texts";
import { useAccountForm } from "@/components/forms/use-account-form";
import { LinkButton } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import { fieldOfError, resetFindings } from "./reset-rules";

type TextKey = "newPassword" | "newPasswordHint" | "confirmPassword" | "setPassword" | "settingPassword" | "resetFailed" | "newLink" | "offline";
type Props = {
  language: Language;
  link: { token: string; id: string };
  texts: Record<TextKey, string> & PasswordTexts & StrengthTexts;
  words: RuleMessages;
  minimum: number;
  action: FormAction;
};

/** A new password, twice (rule: reset.rules). The link is used up when the password is set, not before. */
export function ResetForm({ language, link, texts, words, minimum, action }: Props) {
  const account = useAccountForm({ action, words, check: resetFindings(minimum), send: (values) => setPassword(values).catch(behind) });
  return (
    <form {...account.form} className="grid gap-5">
      <input type="hidden" name="pageLanguage" value={language} />
      <input type="hidden" name="token" value={link.token} />
      <input type="hidden" name="id" value={link.id} />
      <NewPasswordField {...account.field("password1")} label={texts.newPassword} hint={texts.newPasswordHint} texts={texts} />
      <PasswordField {...account.field("password2")} label={texts.confirmPassword} autoComplete="new-password" texts={texts} />
      <FormEnd label={texts.setPassword} busyLabel={texts.settingPassword} busy={account.busy} problem={account.wholeFormProblem} />
      {account.wholeFormProblem && (
        <LinkButton look="secondary" href="/reset-password">
          {texts.newLink}
        </LinkButton>
      )}
    </form>
  );

  async function setPassword({ password1 = "", password2 = "" }: Values): Promise<Problem | null> {
    const { api } = await import("@/lib/api/client");
    const { status, message } = await api.recovery.resetPassword({ ...link, password1, password2 });
    if (!status) return { key: "refused", message: `${texts.resetFailed}${message}` };
    const { toastAcrossPages } = await import("@/components/ui/toasts");
    await toastAcrossPages("success", message).catch(() => undefined);
    // The same screen as without JavaScript; going back must not lead to the used link.
    window.location.replace("/reset-password?done=1");
    return null;
  }

  function behind(error: unknown): Problem {
    const problem = callProblem(error, texts.resetFailed, texts.offline);
    return { ...problem, field: fieldOfError(problem.key) };
  }
}
