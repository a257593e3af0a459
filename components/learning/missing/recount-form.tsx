"use client";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { SubmitButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { recountProgress } from "../course-actions";

type Texts = Record<"recountLead" | "recount" | "recounting" | "tryWhenConnected", string>;

type Props = { courseId: string; language: Language; here: string; texts: Texts };

/** `here`: the address that shows the result without JavaScript, which is this page with the list open. */
export function RecountForm({ courseId, language, here, texts }: Props) {
  const { result, form, busy, lost } = useServerForm({
    action: recountProgress,
    offline: texts.tryWhenConnected,
    toasts: "none",
    permalink: here,
  });
  const message = lost ? texts.tryWhenConnected : (result.done ?? result.problems[0]?.message);
  return (
    <form {...form}>
      <HiddenFields courseId={courseId} language={language} />
      {message && (
        <div role="status" className="mb-3">
          <Notice kind={lost ? "tip" : result.done ? "information" : "error"}>{message}</Notice>
        </div>
      )}
      <p className="mb-2 text-ink-soft">{texts.recountLead}</p>
      <SubmitButton look="secondary" size="small" busy={busy} label={texts.recount} busyLabel={texts.recounting} />
    </form>
  );
}
