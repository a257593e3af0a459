"use client";

import { useState } from "react";
import { callProblem } from "@/components/forms/call-problem";
import { EmailField } from "@/components/forms/fields/email-field";
import { FormEnd } from "@/components/forms/form-end";
import type { FormAction, Problem, RuleMessages, Values } from "@/components/forms/form-state";
import { useAccountForm } from "@/components/forms/use-account-form";
import type { Language } from "@/lib/platform/i18n/language";
import { LinkSent, type LinkSentTexts } from "./link-sent";
import { forgotFindings } from "./reset-rules";

type FieldTexts = Record<"email" | "sendLink" | "sendingLink" | "offline", string>;
type Props = { language: Language; texts: FieldTexts & LinkSentTexts; words: RuleMessages; action: FormAction };

/** One field: the address that gets a link to set a new password (rule: forgot.empty). */
export function ForgotForm(props: Props) {
  const [sent, setSent] = useState<string>();
  if (sent) return <LinkSent message={sent} texts={props.texts} onAgain={() => setSent(undefined)} />;
  return <AddressForm {...props} onSent={setSent} />;
}

function AddressForm({ language, texts, words, action, onSent }: Props & { onSent: (message: string) => void }) {
  const account = useAccountForm({ action, words, check: forgotFindings, draft: "forgot", send: (values) => sendLink(values, texts.offline, onSent) });
  return (
    <form {...account.form} className="grid gap-5">
      <input type="hidden" name="pageLanguage" value={language} />
      <EmailField {...account.field("email")} label={texts.email} />
      <FormEnd label={texts.sendLink} busyLabel={texts.sendingLink} busy={account.busy} problem={account.wholeFormProblem} />
    </form>
  );
}

async function sendLink({ email = "" }: Values, offline: string, onSent: (message: string) => void): Promise<Problem | null> {
  try {
    const { api } = await import("@/lib/api/client");
    const { status, message } = await api.recovery.sendResetLink({ email: email.trim().toLowerCase() });
    if (!status) return { key: "refused", message };
    onSent(message);
    const { toast } = await import("@/components/ui/toasts");
    await toast("success", message);
    return null;
  } catch (error) {
    return callProblem(error, "", offline);
  }
}
