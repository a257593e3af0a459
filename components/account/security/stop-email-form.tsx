"use client";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { stopEmailAction } from "./actions";
import { FormNotes } from "./form-notes";

type Props = { language: string; texts: Record<"summary" | "emailStop" | "offline", string> };

export function StopEmailForm({ language, texts }: Props) {
  const { form, problems, busy } = useServerForm({ action: stopEmailAction, offline: texts.offline });
  return (
    <form {...form} className="mt-3 grid gap-3">
      <HiddenFields pageLanguage={language} />
      <FormNotes problems={problems} title={texts.summary} prefix="stop-" />
      <Button type="submit" look="secondary" size="small" aria-disabled={busy} className="min-h-12 justify-self-start">
        {texts.emailStop}
      </Button>
    </form>
  );
}
