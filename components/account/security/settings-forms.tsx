"use client";

import { NewPasswordField } from "@/components/forms/fields/new-password-field";
import { PasswordField } from "@/components/forms/fields/password-field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { SubmitButton } from "@/components/ui/button";
import { changePasswordAction } from "./actions";
import { FormNotes } from "./form-notes";
import { changeProblems, type RuleWords } from "./rules";
import type { settingsTexts } from "./settings-texts";

type Props = {
  language: string;
  username: string;
  minLength: number;
  texts: ReturnType<typeof settingsTexts>["change"];
  words: RuleWords;
};

const prefix = "change-";

export function ChangePasswordForm({ language, username, minLength, texts, words }: Props) {
  const { form, problems, fieldError, done, busy } = useServerForm({
    action: changePasswordAction,
    offline: texts.offline,
    check: (given) => changeProblems(given, minLength, words),
  });
  const field = (name: string) => ({ id: prefix + name, name, error: fieldError(name), "aria-required": true, texts });
  return (
    <form {...form} className="grid gap-5">
      <HiddenFields pageLanguage={language} />
      <FormNotes problems={problems} done={done} title={texts.summary} prefix={prefix} />
      {/* A password manager files the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...field("current_password")} label={texts.currentPassword} autoComplete="current-password" />
      {problems.some(({ key }) => key === "currentPasswordWrong") && <p>{texts.justChanged}</p>}
      <NewPasswordField {...field("password1")} label={texts.newPassword} hint={texts.newPasswordHint} />
      <PasswordField {...field("password2")} label={texts.newPasswordAgain} autoComplete="new-password" />
      <SubmitButton
        busy={busy}
        label={texts.changePassword}
        busyLabel={texts.changing}
        className="w-full sm:w-auto sm:justify-self-start"
      />
    </form>
  );
}
