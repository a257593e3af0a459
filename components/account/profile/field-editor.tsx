"use client";

import { type KeyboardEvent, useEffect } from "react";
import type { RuleMessages } from "@/components/forms/form-state";
import { useFormFields } from "@/components/forms/use-form-fields";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/platform/i18n/language";
import { fieldAction } from "./actions";
import { type EditableField, fieldDraft, fieldFindings } from "./editable-fields";
import { FieldInputs, type FieldInputTexts, type FieldOptions } from "./field-inputs";

export type FieldEditorTexts = FieldInputTexts & Record<"saveField" | "saving" | "cancel" | "profileUpdated" | "offline", string>;
export type FieldEditorProps = {
  language: Language;
  texts: FieldEditorTexts;
  words: RuleMessages;
  options: FieldOptions;
};
type Props = FieldEditorProps & {
  field: EditableField;
  profile: Profile;
  onDone: (outcome: "saved" | "unchanged") => void;
};

/** A form that edits one field of the profile in place. Escape and Cancel discard the change. */
export function FieldEditor({ field, profile, language, texts, words, options, onDone }: Props) {
  const account = useFormFields({
    action: fieldAction,
    offline: texts.offline,
    words,
    draft: fieldDraft(field),
    owner: profile._id,
    check: (values) => fieldFindings(field, values),
    onDone: ({ done }) => onDone(done ? "saved" : "unchanged"),
  });
  const form = account.form.ref;
  useEffect(() => {
    const first = field === "district" ? "[name=district]" : "input:not([type=hidden]), select";
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [field, form]);
  const leave = () => {
    account.typed.drop();
    onDone("unchanged");
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) leave();
  };
  return (
    <form {...account.form} onKeyDown={leaveOnEscape} className="grid gap-4">
      <AccountField />
      <input type="hidden" name="pageLanguage" value={language} />
      <input type="hidden" name="edit" value={field} />
      <FieldInputs field={field} account={account} profile={profile} language={language} texts={texts} options={options} />
      {account.wholeFormProblem && <Notice kind="error">{account.wholeFormProblem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={account.busy} className={account.busy ? "cursor-wait opacity-80" : ""}>
          {account.busy ? texts.saving : texts.saveField}
        </Button>
        <LinkButton
          look="secondary"
          href="/profile"
          role="button"
          onClick={(event) => {
            event.preventDefault();
            leave();
          }}
        >
          {texts.cancel}
        </LinkButton>
      </div>
    </form>
  );
}
