"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { KeepDraft } from "@/components/forms/drafts/keep-draft";
import { useDraftAction } from "@/components/forms/drafts/use-draft-action";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { type FormAnswer, nothingYet } from "./form-answer";

type Props = {
  action: (before: FormAnswer, form: FormData) => Promise<FormAnswer>;
  language: Language;
  label: string;
  busyLabel: string;
  /** What to say when the connection is lost. */
  offline: string;
  /** The form's fields, with what was typed before. */
  fields: (values: Record<string, string>) => ReactNode;
  /** What is typed is kept under this name, which is the form's id too. */
  keptAs?: string;
  /** Whether the form goes when it is done. */
  leaves?: boolean;
};

/** A form whose server action answers in words, with JavaScript and without. What was typed stays until it is done. */
export function AnsweredForm({ action, language, label, busyLabel, offline, fields, keptAs, leaves = false }: Props) {
  const ownId = useId();
  const name = keptAs ?? ownId;
  const { state: answer, form, busy, lost } = useDraftAction({ action, initial: nothingYet, name, isDone: ({ done }) => done, resets: false });
  const said = useRef<HTMLDivElement>(null);
  const message = lost ? offline : answer.message;
  // Said again when the same answer comes again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a new one
  useEffect(() => {
    if (message) said.current?.focus();
  }, [answer, message]);
  const words = message && (
    <div ref={said} tabIndex={-1} role="status">
      <Notice kind={answer.done && !lost ? "success" : "error"}>{message}</Notice>
    </div>
  );
  if (answer.done && leaves)
    return (
      <>
        {words}
        {keptAs && <KeepDraft form={keptAs} done />}
      </>
    );
  return (
    <form {...form} id={name} noValidate className="grid gap-5">
      <AccountField />
      {words}
      <input type="hidden" name="pageLanguage" value={language} />
      {fields(answer.values)}
      <Button type="submit" aria-disabled={busy}>
        {busy ? busyLabel : label}
      </Button>
      {keptAs && <KeepDraft form={keptAs} done={answer.done} />}
    </form>
  );
}
