"use client";

import type { StrengthTexts } from "../strength-texts";
import type { FormFields } from "../use-form-fields";
import { NewPasswordField } from "./new-password-field";
import { PasswordField, type PasswordTexts } from "./password-field";

export type NewPasswordTexts = Record<
  "password" | "passwordHint" | "confirmPassword" | "typePasswordAgain" | "passwordCarried",
  string
> &
  PasswordTexts &
  StrengthTexts;

type Props = { account: FormFields; texts: NewPasswordTexts; mark?: string };

/** The password and its confirmation. A hint explains why both are empty after a reload. */
export function NewPasswordFields({ account: { field, before, typed }, texts, mark = "" }: Props) {
  const hint = typed.restored ? texts.typePasswordAgain : texts.passwordHint;
  return (
    <>
      <NewPasswordField
        {...field("password")}
        label={texts.password + mark}
        hint={before.passwordsKept ? texts.passwordCarried : hint}
        aria-required
        texts={texts}
      />
      <PasswordField
        {...field("confirmPassword")}
        label={texts.confirmPassword + mark}
        aria-required
        autoComplete="new-password"
        texts={texts}
      />
    </>
  );
}
