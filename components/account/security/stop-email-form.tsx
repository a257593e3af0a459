"use client";

import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { stopEmailAction } from "./actions";
import { FormNotes } from "./form-notes";

type Props = { language: string; texts: Record<"summary" | "emailStop" | "offline", string> };

export function StopEmailForm({ language, texts }: Props) {
  const { form, problems, busy } = useServerForm({ action: stopEmailAction, offline: texts.offline });
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
