"use client";

import { type ReactNode, useId } from "react";
import { FormDraft } from "@/components/forms/drafts/form-draft";
import type { FormAction } from "@/components/forms/form-state";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useAnswerNotice } from "@/components/forms/use-answer-notice";
import { useServerForm } from "@/components/forms/use-server-form";
import { SubmitButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";

type Props = {
  action: FormAction;
  language: Language;
  label: string;
  busyLabel: string;
  offline: string;
  fields: (values: Record<string, string>) => ReactNode;
  /** The name of the draft of what is typed, which is the form's id too. */
  draft?: string;
  /** Whether the form is hidden once it has succeeded. */
  leaves?: boolean;
};

/** A form that shows its result above its fields and focuses it. The typed text stays until the form succeeds. */
export function AnsweredForm({ action, language, label, busyLabel, offline, fields, draft, leaves = false }: Props) {
  const ownId = useId();
  const name = draft ?? ownId;
  const answered = useServerForm({ action, offline, draft: name, toasts: "none", resets: false });
  const { form, done, isStored, busy, values } = answered;
  const { notice, message } = useAnswerNotice(answered);
  const answer = message && (
    <div ref={notice} tabIndex={-1} role="status">
      <Notice kind={done ? "success" : "error"}>{message}</Notice>
    </div>
  );
  if (done && leaves)
    return (
      <>
        {answer}
        {draft && <FormDraft form={draft} done />}
      </>
    );
  return (
    <form {...form} id={name} className="grid gap-5">
      <HiddenFields pageLanguage={language} />
      {answer}
      {fields(values)}
      <SubmitButton busy={busy} label={label} busyLabel={busyLabel} />
      {draft && <FormDraft form={draft} done={isStored} />}
    </form>
  );
}
