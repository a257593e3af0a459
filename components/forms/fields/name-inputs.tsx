"use client";

import { type ChangeEvent, useState } from "react";
import type { Profile } from "@/lib/contract/accounts";
import { TextField } from "../field";
import type { FormFields } from "../use-form-fields";
import { lettersNotPrinted } from "./name-letters";

/** `nameLetters` contains "{letters}" as the placeholder for the letters. */
export type NameTexts = Record<"firstName" | "lastName" | "nameHint" | "nameLetters", string>;

/** Both names. Letters that a certificate cannot print are a hint, not an error. */
export function NameInputs({ account, profile, texts }: { account: FormFields; profile: Profile; texts: NameTexts }) {
  const first = account.field("firstName", profile.firstName);
  const last = account.field("lastName", profile.lastName);
  const [typed, setTyped] = useState({ firstName: first.defaultValue, lastName: last.defaultValue });
  const noting = (control: typeof first) => (event: ChangeEvent<HTMLInputElement>) => {
    setTyped({ ...typed, [control.name]: event.target.value });
    return control.onChange(event);
  };
  const letters = lettersNotPrinted(typed.firstName + typed.lastName);
  return (
    <>
      <TextField {...first} onChange={noting(first)} label={texts.firstName} aria-required maxLength={60} autoComplete="given-name" />
      <TextField {...last} onChange={noting(last)} label={texts.lastName} aria-required maxLength={60} autoComplete="family-name" />
      <p className="text-[0.9em] text-ink-soft">{texts.nameHint}</p>
      <p role="status" className="rounded-control bg-haldi px-3 py-2 empty:hidden">
        {letters ? texts.nameLetters.replace("{letters}", letters) : null}
      </p>
    </>
  );
}
