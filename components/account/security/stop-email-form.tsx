"use client";

import type { FormAction } from "@/components/forms/form-state";
import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { FormNotes } from "./form-notes";

type Props = { language: string; texts: Record<"summary" | "emailStop" | "offline", string>; action: FormAction };

export function StopEmailForm({ language, texts, action }: Props) {
  const { form, problems, busy } = useServerForm({ action, offline: texts.offline });
  return (
    <form {...form} className="mt-3 grid gap-3">
      <AccountField />
      <FormNotes problems={problems} title={texts.summary} prefix="stop-" />
      <input type="hidden" name="pageLanguage" value={language} />
      <Button type="submit" look="secondary" size="small" aria-disabled={busy} className="min-h-12 justify-self-start">
        {texts.emailStop}
      </Button>
    </form>
  );
}
