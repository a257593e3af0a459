"use client";

import type { StrengthTexts } from "../strength-texts";
import type { FormFields } from "../use-form-fields";
import { NewPasswordField } from "./new-password-field";
import { PasswordField, type PasswordTexts } from "./password-field";

export type NewPasswordTexts = Record<"password" | "passwordHint" | "confirmPassword" | "typePasswordAgain", string> & PasswordTexts & StrengthTexts;

/** The password and its confirmation. After an error a hint explains why both are empty again. */
export function NewPasswordFields({ account: { field, before, typed }, texts, mark = "" }: { account: FormFields; texts: NewPasswordTexts; mark?: string }) {
  return (
    <>
      <NewPasswordField
        {...field("password")}
        label={texts.password + mark}
        hint={before.values.username || typed.restored ? texts.typePasswordAgain : texts.passwordHint}
        aria-required
        texts={texts}
      />
      <PasswordField {...field("confirmPassword")} label={texts.confirmPassword + mark} aria-required autoComplete="new-password" texts={texts} />
    </>
  );
}
