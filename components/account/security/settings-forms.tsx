"use client";

import { EmailField } from "@/components/forms/fields/email-field";
import { NewPasswordField } from "@/components/forms/fields/new-password-field";
import { PasswordField } from "@/components/forms/fields/password-field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button, SubmitButton } from "@/components/ui/button";
import { changeEmailAction, changePasswordAction, stopEmailAction } from "./actions";
import { FormNotes } from "./form-notes";
import { ProofFields } from "./proof-fields";
import { changeProblems, emailProblems, type RuleWords } from "./rules";
import type { emailTexts, settingsTexts } from "./settings-texts";

type ChangePasswordFormProps = {
  language: string;
  username: string;
  minLength: number;
  texts: ReturnType<typeof settingsTexts>["change"];
  words: RuleWords;
};

/** Of the ids of the fields: the forms stand on one page. */
const prefixes = { email: "email-", password: "change-", stop: "stop-" };

export function ChangePasswordForm({ language, username, minLength, texts, words }: ChangePasswordFormProps) {
  const { form, problems, fieldError, done, busy } = useServerForm({
    action: changePasswordAction,
    offline: texts.offline,
    check: (given) => changeProblems(given, minLength, words),
  });
  const field = (name: string) => ({
    id: prefixes.password + name,
    name,
    error: fieldError(name),
    "aria-required": true,
    texts,
  });
  return (
    <form {...form} className="grid gap-5">
      <HiddenFields pageLanguage={language} />
      <FormNotes problems={problems} done={done} title={texts.summary} prefix={prefixes.password} />
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

type ChangeEmailFormProps = { language: string; texts: ReturnType<typeof emailTexts>["change"]; words: RuleWords };

/** Asks for another email, with the password (rule: settings.email). */
export function ChangeEmailForm({ language, texts, words }: ChangeEmailFormProps) {
  const { form, problems, fieldError, done, busy, values } = useServerForm({
    action: changeEmailAction,
    offline: texts.offline,
    check: (given) => emailProblems(given, words),
  });
  const field = (name: string) => ({ id: prefixes.email + name, name, error: fieldError(name), "aria-required": true });
  return (
    <form {...form} className="grid gap-5">
      <HiddenFields pageLanguage={language} />
      <FormNotes problems={problems} done={done} title={texts.summary} prefix={prefixes.email} />
      <EmailField {...field("email")} label={texts.newEmail} defaultValue={values.email} />
      <ProofFields field={field} asksForCode={Boolean(fieldError("code") || values.asksForCode)} texts={texts} />
      <SubmitButton
        busy={busy}
        label={texts.emailChange}
        busyLabel={texts.emailChanging}
        className="w-full sm:w-auto sm:justify-self-start"
      />
    </form>
  );
}

type StopEmailFormProps = { language: string; texts: Record<"summary" | "emailStop" | "offline", string> };

export function StopEmailForm({ language, texts }: StopEmailFormProps) {
  const { form, problems, busy } = useServerForm({ action: stopEmailAction, offline: texts.offline });
  return (
    <form {...form} className="mt-3 grid gap-3">
      <HiddenFields pageLanguage={language} />
      <FormNotes problems={problems} title={texts.summary} prefix={prefixes.stop} />
      <Button type="submit" look="secondary" size="small" aria-disabled={busy} className="min-h-12 justify-self-start">
        {texts.emailStop}
      </Button>
    </form>
  );
}
