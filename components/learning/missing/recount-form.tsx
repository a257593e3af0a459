"use client";

import { useDraftAction } from "@/components/forms/drafts/use-draft-action";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { recountProgress } from "../course-actions";
import { unanswered } from "../course-form-state";

type Texts = Record<"lead" | "count" | "busy" | "offline", string>;

/** `here` is where the browser without JavaScript reads the answer: this page with the list open. */
export function RecountForm({ courseId, language, here, texts }: { courseId: string; language: Language; here: string; texts: Texts }) {
  const { state, form, busy, lost } = useDraftAction({
    action: recountProgress,
    initial: unanswered,
    name: `recount:${courseId}`,
    isDone: ({ done }) => done,
    permalink: here,
  });
  const said = lost ? texts.offline : state.message;
  return (
    <form {...form}>
      <AccountField />
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="language" value={language} />
      {said && (
        <div role="status" className="mb-3">
          <Notice kind={lost ? "tip" : state.done ? "information" : "error"}>{said}</Notice>
        </div>
      )}
      <p className="mb-2 text-ink-soft">{texts.lead}</p>
      <Button type="submit" look="secondary" size="small" aria-disabled={busy}>
        {busy ? texts.busy : texts.count}
      </Button>
    </form>
  );
}
