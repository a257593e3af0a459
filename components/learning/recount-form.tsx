"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/i18n/language";
import { recountProgress } from "./course-actions";
import { unanswered } from "./course-form-state";

type Texts = Record<"lead" | "count" | "busy", string>;

/** `here` is where the browser without JavaScript reads the answer: this page with the list open. */
export function RecountForm({ courseId, language, here, texts }: { courseId: string; language: Language; here: string; texts: Texts }) {
  const [state, action, busy] = useActionState(recountProgress, unanswered, here);
  return (
    <form action={action}>
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="language" value={language} />
      {state.message && (
        <div role="status" className="mb-3">
          <Notice kind={state.done ? "information" : "error"}>{state.message}</Notice>
        </div>
      )}
      <p className="mb-2 text-ink-soft">{texts.lead}</p>
      <Button type="submit" look="secondary" size="small" aria-disabled={busy}>
        {busy ? texts.busy : texts.count}
      </Button>
    </form>
  );
}
