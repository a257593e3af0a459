"use client";

import { useState } from "react";
import { EmailField } from "@/components/forms/fields/email-field";
import { FormEnd } from "@/components/forms/form-end";
import type { RuleMessages } from "@/components/forms/form-state";
import { useFormFields } from "@/components/forms/use-form-fields";
import type { Language } from "@/lib/platform/i18n/language";
import type { Messages } from "@/lib/platform/i18n/messages";
import { sendResetLinkAction } from "./actions";
import { LinkSent } from "./link-sent";
import { forgotFindings } from "./reset-rules";

type Props = { language: Language; texts: Messages["recovery"]["forgot"]; words: RuleMessages; email?: string };

/** One field: the address that gets a link to set a new password (rule: forgot.empty). */
export function ForgotForm(props: Props) {
  const [sent, setSent] = useState<string>();
  if (sent) return <LinkSent message={sent} texts={props.texts} onAgain={() => setSent(undefined)} />;
  return <AddressForm {...props} onSent={setSent} />;
}

function AddressForm({ language, texts, words, email, onSent }: Props & { onSent: (message: string) => void }) {
  const account = useFormFields({
    action: sendResetLinkAction,
    offline: texts.offline,
    words,
    check: forgotFindings,
    draft: "forgot",
    onDone: ({ done = "" }) => onSent(done),
  });
  return (
    <form {...account.form} className="grid gap-5">
      <input type="hidden" name="pageLanguage" value={language} />
      <EmailField {...account.field("email", email)} label={texts.email} />
      <FormEnd account={account} label={texts.sendLink} busyLabel={texts.sendingLink} />
    </form>
  );
}
