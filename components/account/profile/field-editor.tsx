"use client";

import { type KeyboardEvent, useEffect } from "react";
import { callProblem } from "@/components/forms/call-problem";
import type { Option } from "@/components/forms/field";
import type { FormAction, Problem, RuleMessages } from "@/components/forms/form-state";
import { useAccountForm } from "@/components/forms/use-account-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/platform/i18n/language";
import { type EditableField, fieldChange, fieldDraft, fieldFindings } from "./editable-fields";
import { FieldInputs, type FieldInputTexts, type FieldOptions } from "./field-inputs";

export type FieldEditorTexts = FieldInputTexts & Record<"saveField" | "saving" | "cancel" | "profileUpdated" | "offline", string>;
export type FieldEditorProps = {
  language: Language;
  texts: FieldEditorTexts;
  words: RuleMessages;
  options: FieldOptions;
  /** What answers without JavaScript. */
  action: FormAction;
};
/** `districts` comes along when the state is another one. */
export type Saved = { profile: Profile; districts?: Option[] };
type Props = FieldEditorProps & {
  field: EditableField;
  profile: Profile;
  /** What is stored now; null when nothing was changed. */
  onDone: (saved: Saved | null) => void;
};

/** One field of the profile as a form in its own place. Escape and Cancel leave it as it was. */
export function FieldEditor({ field, profile, language, texts, words, options, action, onDone }: Props) {
  const account = useAccountForm({
    action,
    words,
    draft: fieldDraft(field),
    owner: profile._id,
    check: (values) => fieldFindings(field, values),
    send: async (values) => {
      const stateName = options.states.find((state) => state.value === values.state_id)?.name ?? "";
      const outcome = await saveField({ change: fieldChange(field, values, profile, stateName), language, texts });
      if ("problem" in outcome) return outcome.problem;
      onDone(outcome.saved);
      return null;
    },
  });
  const form = account.form.ref;
  useEffect(() => {
    const first = field === "district" ? "[name=district]" : "input:not([type=hidden]), select";
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [field, form]);
  const leave = () => {
    account.typed.drop();
    onDone(null);
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

type Outcome = { saved: Saved | null } | { problem: Problem };

type Saving = { change: ReturnType<typeof fieldChange>; language: Language; texts: FieldEditorTexts };

async function saveField({ change, language, texts }: Saving): Promise<Outcome> {
  if (!change) return { saved: null };
  try {
    const { api } = await import("@/lib/api/client");
    const { data: profile } = await api.accounts.updateProfile(change);
    import("@/components/ui/toasts").then(({ toast }) => toast("success", texts.profileUpdated), console.error);
    if (!("state_id" in change) || !profile.state_id) return { saved: { profile } };
    const districts = await api.places.getDistricts({ state_id: profile.state_id, language }).catch(() => ({ data: [] }));
    return { saved: { profile, districts: districts.data.map(({ district, label }) => ({ value: district, label })) } };
  } catch (error) {
    return { problem: callProblem(error, "", texts.offline) };
  }
}
