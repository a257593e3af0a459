"use client";

import { type ChangeEvent, type ComponentProps, useState } from "react";
import type { StrengthTexts } from "../strength-texts";
import type { FormFields } from "../use-form-fields";
import { PasswordField, type PasswordTexts } from "./password-field";

type Props = Omit<ComponentProps<typeof PasswordField>, "texts"> & { texts: PasswordTexts & StrengthTexts };

const colours: Record<Strength, string> = { weak: "bg-sindoor", fair: "bg-marigold", strong: "bg-leaf" };

/** A new password's field, which shows how hard it is to guess. This is advice and rejects nothing. */
export function NewPasswordField({ texts, onChange, ...rest }: Props) {
  const [strength, setStrength] = useState<Strength | null>(null);
  const measure = (event: ChangeEvent<HTMLInputElement>) => {
    setStrength(event.target.value ? passwordStrength(event.target.value) : null);
    return onChange?.(event);
  };
  const filled = strength ? strengths.indexOf(strength) + 1 : 0;
  return (
    <div>
      <PasswordField {...rest} texts={texts} autoComplete="new-password" onChange={measure} />
      {strength && (
        <div aria-hidden="true" className="mt-2 grid max-w-60 grid-cols-3 gap-1">
          {strengths.map((each, index) => (
            <span key={each} className={`h-2 rounded-full ${index < filled ? colours[strength] : "bg-hairline"}`} />
          ))}
        </div>
      )}
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {strength && `${texts.strength} ${texts[strength]}`}
      </p>
    </div>
  );
}

const strengths = ["weak", "fair", "strong"] as const;
type Strength = (typeof strengths)[number];

const known =
  /pass(?:word|wort)?|qwerty|asdf|zxcv|welcome|admin|login|letmein|iloveyou|monkey|dragon|india|bharat|krishna|ganesh|hanuman|jai|shri|ram|sai|baba|maa|papa|school|teacher|student|sehat|shala|love|hello|master|test|(?:19|20)\d\d/gi;

/** How hard a password is to guess, roughly. The list of common passwords decides on submitting. */
export function passwordStrength(password: string): Strength {
  const surprising = withoutRuns(password.replace(known, "~")).length;
  const bits = surprising * Math.log2(alphabetSize(password));
  if (bits < 34) return "weak";
  return bits < 56 ? "fair" : "strong";
}

/** In "aaaa", "abcd" and "4321" every character after the first is easy to guess. */
function withoutRuns(text: string): string {
  return [...text]
    .filter(
      (sign, index, all) =>
        Math.abs((sign.codePointAt(0) ?? 0) - (all[index - 1]?.codePointAt(0) ?? Number.MIN_SAFE_INTEGER)) > 1,
    )
    .join("");
}

function alphabetSize(password: string): number {
  const sizes: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[\u0900-\u097f]/, 60],
    [/[^a-zA-Z\d\u0900-\u097f]/, 20],
  ];
  return sizes.reduce((sum, [sign, size]) => (sign.test(password) ? sum + size : sum), 1);
}

export type NewPasswordTexts = Record<
  "password" | "passwordHint" | "confirmPassword" | "typePasswordAgain" | "passwordCarried",
  string
> &
  PasswordTexts &
  StrengthTexts;

type NewPasswordFieldsProps = { account: FormFields; texts: NewPasswordTexts; mark?: string };

/** The password and its confirmation. A hint explains why both are empty after a reload. */
export function NewPasswordFields({ account: { field, before, typed }, texts, mark = "" }: NewPasswordFieldsProps) {
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
