"use client";

import { type FormEvent, useActionState, useState } from "react";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { readCallError } from "@/lib/api/call-error";
import type { Language } from "@/lib/platform/i18n/language";
import type { ResendState } from "./actions";

type Props = {
  language: Language;
  username: string;
  texts: Record<"resend" | "resending" | "offline", string>;
  action: (before: ResendState, form: FormData) => Promise<ResendState>;
};

/** Sends the verification mail again; what came of it stands below the button, and in a toast. */
export function ResendForm({ language, username, texts, action }: Props) {
  const [known, formAction] = useActionState(action, null);
  const [here, setHere] = useState<ResendState>(null);
  const [busy, setBusy] = useState(false);
  const answer = here ?? known;
  const resend = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const found = await askAgain(username, texts.offline);
    setHere(found);
    setBusy(false);
    const { toast } = await import("@/components/ui/toasts");
    await toast(found.sent ? "success" : "error", found.message);
  };
  return (
    <form action={formAction} onSubmit={resend} className="mt-3 grid justify-items-start gap-2">
      <AccountField />
      <input type="hidden" name="pageLanguage" value={language} />
      <Button type="submit" look="secondary" size="small" aria-disabled={busy} className="min-h-12">
        {busy ? texts.resending : texts.resend}
      </Button>
      <p role="status" className={`font-semibold empty:hidden ${answer?.sent ? "text-leaf" : "text-sindoor"}`}>
        {answer && `${answer.sent ? "✓" : "✗"} ${answer.message}`}
      </p>
    </form>
  );
}

async function askAgain(username: string, offline: string): Promise<{ sent: boolean; message: string }> {
  try {
    const { api } = await import("@/lib/api/client");
    const { status, message } = await api.recovery.resendVerification({ username });
    return { sent: status, message };
  } catch (error) {
    return { sent: false, message: readCallError(error)?.message || offline };
  }
}
