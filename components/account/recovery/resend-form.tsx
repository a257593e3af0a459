"use client";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Signed } from "@/components/ui/drawn-signs";
import type { Language } from "@/lib/platform/i18n/language";
import { resendVerificationAction } from "./actions";

type Props = { language: Language; texts: Record<"resend" | "resending" | "offline", string> };

export function ResendForm({ language, texts }: Props) {
  const { form, problems, done, busy } = useServerForm({ action: resendVerificationAction, offline: texts.offline });
  const message = done ?? problems[0]?.message;
  return (
    <form {...form} className="mt-3 grid justify-items-start gap-2">
      <HiddenFields pageLanguage={language} />
      <Button type="submit" look="secondary" size="small" aria-disabled={busy} className="min-h-12">
        {busy ? texts.resending : texts.resend}
      </Button>
      <p role="status" className={`font-semibold empty:hidden ${done ? "text-leaf" : "text-sindoor"}`}>
        <Signed sign={done ? "check" : "cross"}>{message}</Signed>
      </p>
    </form>
  );
}
