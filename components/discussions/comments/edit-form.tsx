"use client";

import { useRef } from "react";
import { DangerHelp } from "@/components/forms/danger/danger-help";
import { eachOnce } from "@/components/forms/danger/each-once";
import { useDangers } from "@/components/forms/danger/use-dangers";
import { FormDraft } from "@/components/forms/drafts/form-draft";
import { TextArea } from "@/components/forms/field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useAnswerNotice } from "@/components/forms/use-answer-notice";
import { useServerForm } from "@/components/forms/use-server-form";
import type { DangerTexts } from "@/components/layout/danger/danger-texts";
import { LinkButton, SubmitButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { editAction } from "./actions";

type Texts = Record<"label" | "hint" | "save" | "saving" | "offline" | "back", string> & { danger: DangerTexts };
type Props = { commentId: string; language: Language; comment: string; longest: number; back: string; texts: Texts };

/** Edits a comment (rule: comments.edit). */
export function EditForm({ commentId, language, comment, longest, back, texts }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const name = `edit-${commentId}`;
  const typed = useDangers(field);
  const answered = useServerForm({
    action: editAction,
    offline: texts.offline,
    draft: name,
    toasts: "none",
    resets: false,
  });
  const { form, done, isStored, busy, values, result } = answered;
  const { notice, message } = useAnswerNotice(answered);
  return (
    <form {...form} id={name} className="grid gap-4">
      <HiddenFields commentId={commentId} pageLanguage={language} />
      <div aria-live="polite" className="empty:hidden">
        <DangerHelp dangers={eachOnce(typed, result.dangers)} texts={texts.danger} note="comment" />
      </div>
      <div ref={notice} tabIndex={-1} role="status" className="empty:hidden">
        {message && <Notice kind={done ? "success" : "error"}>{message}</Notice>}
      </div>
      {done ? (
        <LinkButton href={back}>{texts.back}</LinkButton>
      ) : (
        <>
          <TextArea
            ref={field}
            id="comment"
            name="comment"
            label={texts.label}
            hint={texts.hint}
            rows={6}
            maxLength={longest}
            required
            defaultValue={values.comment ?? comment}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton busy={busy} label={texts.save} busyLabel={texts.saving} />
            <LinkButton href={back} look="secondary">
              {texts.back}
            </LinkButton>
          </div>
        </>
      )}
      <FormDraft form={name} name={name} done={isStored} />
    </form>
  );
}
