"use client";

import { NewPasswordField } from "@/components/forms/fields/new-password-field";
import { PasswordField, type PasswordTexts } from "@/components/forms/fields/password-field";
import { FormEnd } from "@/components/forms/form-end";
import type { RuleMessages } from "@/components/forms/form-state";
import type { StrengthTexts } from "@/components/forms/strength-texts";
import { useFormFields } from "@/components/forms/use-form-fields";
import { LinkButton } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import { resetPasswordAction } from "./actions";
import { resetFindings } from "./reset-rules";

type TextKey =
  | "newPassword"
  | "newPasswordHint"
  | "confirmPassword"
  | "setPassword"
  | "settingPassword"
  | "newLink"
  | "justSet"
  | "toLogin"
  | "offline";
type Props = {
  language: Language;
  link: { token: string; id: string };
  texts: Record<TextKey, string> & PasswordTexts & StrengthTexts;
  words: RuleMessages;
  minimum: number;
};

/** A new password, entered twice (rule: reset.rules). The link is consumed only when the password is set. */
export function ResetForm({ language, link, texts, words, minimum }: Props) {
  const account = useFormFields({
    action: resetPasswordAction,
    offline: texts.offline,
    words,
    check: resetFindings(minimum),
    // The Back button must not return to the used link.
    replacesPage: true,
  });
  return (
    <form {...account.form} className="grid gap-5">
      <input type="hidden" name="pageLanguage" value={language} />
      <input type="hidden" name="token" value={link.token} />
      <input type="hidden" name="id" value={link.id} />
      <NewPasswordField
        {...account.field("password1")}
        label={texts.newPassword}
        hint={texts.newPasswordHint}
        texts={texts}
      />
      <PasswordField
        {...account.field("password2")}
        label={texts.confirmPassword}
        autoComplete="new-password"
        texts={texts}
      />
      <FormEnd
        label={texts.setPassword}
        busyLabel={texts.settingPassword}
        busy={account.busy}
        problem={account.wholeFormProblem}
      />
      {account.wholeFormProblem && (
        <>
          <p>{texts.justSet}</p>
          <LinkButton look="secondary" href="/login">
            {texts.toLogin}
          </LinkButton>
          <LinkButton look="secondary" href="/reset-password">
            {texts.newLink}
          </LinkButton>
        </>
      )}
    </form>
  );
}
