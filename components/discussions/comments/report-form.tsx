"use client";

import { FormDraft } from "@/components/forms/drafts/form-draft";
import { TextArea } from "@/components/forms/field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useAnswerNotice } from "@/components/forms/use-answer-notice";
import { useServerForm } from "@/components/forms/use-server-form";
import { LinkButton, SubmitButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import type { Messages } from "@/lib/platform/i18n/messages";
import { reportAction } from "./actions";

type Texts = Messages["discussions"]["reportForm"] & { offline: string };

export function ReportForm({ commentId, language, texts }: { commentId: string; language: Language; texts: Texts }) {
  const name = `report-${commentId}`;
  const answered = useServerForm({ action: reportAction, offline: texts.offline, draft: name, toasts: "none" });
  const { form, done, isStored, busy, values } = answered;
  const { notice, message } = useAnswerNotice(answered);
  return (
    <form {...form} id={name} className="grid gap-4">
      <HiddenFields commentId={commentId} pageLanguage={language} />
      <div ref={notice} tabIndex={-1} role="status" className="empty:hidden">
        {message && <Notice kind={done ? "success" : "error"}>{message}</Notice>}
      </div>
      {done ? (
        <LinkButton href="/discussions">{texts.back}</LinkButton>
      ) : (
        <>
          <TextArea
            id="reason"
            name="reason"
            label={texts.label}
            hint={texts.hint}
            rows={4}
            maxLength={500}
            defaultValue={values.reason ?? ""}
          />
          <SubmitButton busy={busy} label={texts.send} busyLabel={texts.sending} />
        </>
      )}
      <FormDraft form={name} done={isStored} />
    </form>
  );
}
