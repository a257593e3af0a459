"use client";

import { type ReactNode, useActionState, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/i18n/language";
import { type FormAnswer, nothingYet } from "./form-answer";

type Props = {
  action: (before: FormAnswer, form: FormData) => Promise<FormAnswer>;
  language: Language;
  label: string;
  busyLabel: string;
  /** The form's fields, with what was typed before. */
  fields: (values: Record<string, string>) => ReactNode;
  /** Whether the form goes when it is done. */
  leaves?: boolean;
};

/** A form whose server action answers in words, with JavaScript and without. What was typed stays until it is done. */
export function AnsweredForm({ action, language, label, busyLabel, fields, leaves = false }: Props) {
  const [answer, send, busy] = useActionState(action, nothingYet);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer.message) said.current?.focus();
  }, [answer]);
  const words = answer.message && (
    <div ref={said} tabIndex={-1} role="status">
      <Notice kind={answer.done ? "success" : "error"}>{answer.message}</Notice>
    </div>
  );
  if (answer.done && leaves) return words;
  return (
    <form action={send} className="grid gap-5">
      {words}
      <input type="hidden" name="pageLanguage" value={language} />
      {fields(answer.values)}
      <Button type="submit" aria-disabled={busy}>
        {busy ? busyLabel : label}
      </Button>
    </form>
  );
}
