"use client";

import { useId } from "react";
import { EmailField } from "@/components/forms/fields/email-field";
import type { Language } from "@/lib/platform/i18n/language";
import { askGuardianAction } from "./actions";
import { AnsweredForm } from "./answered-form";

type Texts = Record<"guardianEmail" | "guardianHint" | "sendAgain" | "sending" | "offline", string>;

/** Sends the mail to the guardian again; the address may be corrected. */
export function AskGuardianForm({ language, address, texts }: { language: Language; address: string; texts: Texts }) {
  const id = useId();
  return (
    <AnsweredForm
      action={askGuardianAction}
      language={language}
      label={texts.sendAgain}
      busyLabel={texts.sending}
      offline={texts.offline}
      fields={(values) => (
        <EmailField
          id={id}
          name="guardian_email"
          label={texts.guardianEmail}
          hint={texts.guardianHint}
          defaultValue={values.guardian_email ?? address}
          required
          autoComplete="off"
        />
      )}
    />
  );
}
