"use client";

import { EmailField } from "@/components/forms/fields/email-field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { SubmitButton } from "@/components/ui/button";
import { changeEmailAction } from "./actions";
import { FormNotes } from "./form-notes";
import { ProofFields } from "./proof-fields";
import { emailProblems, type RuleWords } from "./rules";
import type { emailTexts } from "./settings-texts";

type Props = { language: string; texts: ReturnType<typeof emailTexts>["change"]; words: RuleWords };

const prefix = "email-";

/** Asks for another email, with the password (rule: settings.email). */
export function ChangeEmailForm({ language, texts, words }: Props) {
  const { form, problems, fieldError, done, busy, values } = useServerForm({
    action: changeEmailAction,
    offline: texts.offline,
    check: (given) => emailProblems(given, words),
  });
  const field = (name: string) => ({ id: `${prefix}${name}`, name, error: fieldError(name), "aria-required": true });
  return (
    <form {...form} className="grid gap-5">
      <HiddenFields pageLanguage={language} />
      <FormNotes problems={problems} done={done} title={texts.summary} prefix={prefix} />
      <EmailField {...field("email")} label={texts.newEmail} defaultValue={values.email} />
      <ProofFields field={field} asksForCode={Boolean(fieldError("code") || values.asksForCode)} texts={texts} />
      <SubmitButton
        busy={busy}
        label={texts.emailChange}
        busyLabel={texts.emailChanging}
        className="w-full sm:w-auto sm:justify-self-start"
      />
    </form>
  );
}
