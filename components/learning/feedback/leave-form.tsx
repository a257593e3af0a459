"use client";

import { useEffect, useRef } from "react";
import { FormDraft } from "@/components/forms/drafts/form-draft";
import { LogInAgain } from "@/components/forms/drafts/log-in-again";
import { TextArea } from "@/components/forms/field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { LinkButton, SubmitButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { leaveAddress, signedOut } from "../addresses";
import { leaveCourse } from "../course-actions";

type Own = "leaveReasonLabel" | "leaveSend" | "leaveNo";
type Texts = Record<Own | "sending" | "offline" | "signedOut" | "logInAgain", string>;

/** The reason form. It reports an empty reason and an ended session without losing the typed text. */
export function LeaveForm({ courseId, language, texts }: { courseId: string; language: Language; texts: Texts }) {
  const name = `leave:${courseId}`;
  const { result, form, busy, lost, values } = useServerForm({
    action: leaveCourse,
    offline: texts.offline,
    draft: name,
    toasts: "answers",
    resets: false,
  });
  const [problem] = result.problems;
  const isSignedOut = problem?.key === signedOut;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem && problem.key !== signedOut) field.current?.focus();
  }, [problem]);
  return (
    <form {...form} id="leave-form" noValidate className="grid gap-5">
      <HiddenFields courseId={courseId} language={language} />
      <TextArea
        ref={field}
        id="leave-reason"
        name="feedback"
        label={texts.leaveReasonLabel}
        rows={5}
        maxLength={4000}
        required
        defaultValue={values.feedback}
        error={isSignedOut ? undefined : problem?.message}
      />
      {isSignedOut && !lost && (
        <Notice kind="error">
          {texts.signedOut} <LogInAgain here={leaveAddress(courseId)} label={texts.logInAgain} />
        </Notice>
      )}
      <div role="status" className="empty:hidden">
        {lost && <Notice kind="tip">{texts.offline}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton look="danger" busy={busy} label={texts.leaveSend} busyLabel={texts.sending} />
        <LinkButton href={`/view/course/${courseId}`} look="quiet">
          {texts.leaveNo}
        </LinkButton>
      </div>
      <FormDraft form="leave-form" name={name} />
    </form>
  );
}
