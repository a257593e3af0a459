"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/i18n/language";
import { saveJournal } from "./actions";

type Texts = Record<"label" | "save" | "saving" | "offline", string>;

/** The reflective journal: 8 rows (learning §9). What was typed stays in the field, saved or not. */
export function JournalForm({ topicId, language, entry, texts }: { topicId: string; language: Language; entry: string; texts: Texts }) {
  const [state, action, pending] = useActionState(saveJournal, null);
  return (
    <form action={action} className="mt-4 space-y-4">
      <input type="hidden" name="topicId" value={topicId} />
      <input type="hidden" name="language" value={language} />
      <TextArea
        key={state?.entry}
        id="journal-entry"
        name="entry"
        label={texts.label}
        rows={8}
        maxLength={10000}
        required
        defaultValue={state?.entry ?? entry}
      />
      {state && <Notice kind={state.saved ? "success" : "error"}>{state.message}</Notice>}
      <Button type="submit" disabled={pending}>
        {pending ? texts.saving : texts.save}
      </Button>
    </form>
  );
}
