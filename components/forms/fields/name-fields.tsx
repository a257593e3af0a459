"use client";

import { TextField } from "../field";
import type { FormFields } from "../use-form-fields";
import { EmailField } from "./email-field";

export type NameTexts = Record<"firstName" | "lastName" | "email" | "emailHint", string>;

type Props = { account: FormFields; texts: NameTexts; mark?: string };

export function NameFields({ account: { field }, texts, mark = "" }: Props) {
  return (
    <>
      <TextField
        {...field("firstName")}
        label={texts.firstName + mark}
        aria-required
        maxLength={60}
        autoComplete="given-name"
      />
      <TextField
        {...field("lastName")}
        label={texts.lastName + mark}
        aria-required
        maxLength={60}
        autoComplete="family-name"
      />
      <EmailField {...field("username")} label={texts.email + mark} hint={texts.emailHint} aria-required />
    </>
  );
}
