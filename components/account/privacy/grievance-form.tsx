"use client";

import { useId } from "react";
import { TextArea, TextField } from "@/components/forms/field";
import type { Language } from "@/lib/platform/i18n/language";
import type { Messages } from "@/lib/platform/i18n/messages";
import { grievanceAction } from "./actions";
import { AnsweredForm } from "./answered-form";

type Texts = Messages["privacy"]["grievanceForm"] & { offline: string };

export function GrievanceForm({ language, texts }: { language: Language; texts: Texts }) {
  const id = useId();
  return (
    <AnsweredForm
      action={grievanceAction}
      language={language}
      label={texts.send}
      busyLabel={texts.sending}
      offline={texts.offline}
      draft="grievance"
      leaves
      fields={(values) => (
        <>
          <TextField
            id={`${id}name`}
            name="name"
            label={texts.name}
            defaultValue={values.name}
            required
            maxLength={100}
            autoComplete="name"
          />
          <TextField
            id={`${id}contact`}
            name="contact"
            label={texts.contact}
            hint={texts.contactHint}
            defaultValue={values.contact}
            required
            maxLength={254}
            autoComplete="email"
            autoCapitalize="none"
          />
          <TextArea
            id={`${id}message`}
            name="message"
            label={texts.message}
            hint={texts.messageHint}
            defaultValue={values.message}
            required
            maxLength={4000}
            rows={6}
          />
        </>
      )}
    />
  );
}
