"use client";

import { useId } from "react";
import { TextField } from "@/components/ui/field";
import type { Language } from "@/lib/i18n/language";
import { askGuardianAction } from "./actions";
import { AnsweredForm } from "./answered-form";

type Texts = Record<"guardianEmail" | "guardianHint" | "sendAgain" | "sending", string>;

/** Sends the mail to the guardian again; the address may be corrected. */
export function AskGuardianForm({ language, address, texts }: { language: Language; address: string; texts: Texts }) {
  const id = useId();
  return (
    <AnsweredForm
      action={askGuardianAction}
      language={language}
      label={texts.sendAgain}
      busyLabel={texts.sending}
      fields={(values) => (
        <TextField
          id={id}
          name="guardian_email"
          type="email"
          inputMode="email"
          label={texts.guardianEmail}
          hint={texts.guardianHint}
          defaultValue={values.guardian_email ?? address}
          required
          maxLength={254}
          autoComplete="off"
        />
      )}
    />
  );
}
