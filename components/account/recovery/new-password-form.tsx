"use client";

import type { ReactNode } from "react";
import { NewPasswordField } from "@/components/forms/fields/new-password-field";
import { PasswordField } from "@/components/forms/fields/password-field";
import { FormEnd } from "@/components/forms/form-end";
import type { Finding, FormAction, RuleMessages } from "@/components/forms/form-state";
import { type FormFields, useFormFields } from "@/components/forms/use-form-fields";
import type { FieldValues } from "@/lib/contract/rules/rule";
import type { Language } from "@/lib/platform/i18n/language";
import type { newPasswordTexts } from "./new-password-texts";

/** What the page of such a link gives to its form. */
export type NewPasswordProps = {
  link: { token: string; id: string };
  texts: ReturnType<typeof newPasswordTexts> & Record<"submit" | "submitting", string>;
  words: RuleMessages;
  minimum: number;
};
type Props = Omit<NewPasswordProps, "minimum"> & {
  language: Language;
  action: FormAction;
  check: (values: FieldValues) => Finding[];
  /** The fields above the password. */
  above?: (account: FormFields) => ReactNode;
  /** Shown below the button when the link was refused. */
  refused?: ReactNode;
};

/** The form of a mailed link that asks for a new password, entered twice. The link is used up only by success. */
export function NewPasswordForm({ link, texts, words, language, action, check, above, refused }: Props) {
  // The Back button must not return to the used link.
  const account = useFormFields({ action, offline: texts.offline, words, check, replacesPage: true });
  return (
    <form {...account.form} className={`grid ${above ? "gap-6" : "gap-5"}`}>
      <input type="hidden" name="pageLanguage" value={language} />
      <input type="hidden" name="token" value={link.token} />
      <input type="hidden" name="id" value={link.id} />
      {above?.(account)}
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
      <FormEnd account={account} label={texts.submit} busyLabel={texts.submitting} />
      {account.wholeFormProblem && refused}
    </form>
  );
}
