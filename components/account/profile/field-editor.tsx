"use client";

import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from "react";
import { type Option, SelectField, TextField } from "@/components/forms/field";
import {
  InstituteField,
  MobileField,
  type MobileTexts,
  SectorField,
  type SectorTexts,
} from "@/components/forms/fields/person-fields";
import { PlaceFields, type PlaceTexts } from "@/components/forms/fields/place-fields";
import type { StateOption } from "@/components/forms/form-props";
import type { RuleMessages } from "@/components/forms/form-state";
import { type FormFields, useFormFields } from "@/components/forms/use-form-fields";
import { AccountField } from "@/components/layout/visitor/account-field";
import { LinkButton, SubmitButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Profile } from "@/lib/contract/accounts";
import { withPlainDigits } from "@/lib/contract/rules/mobile";
import type { Language } from "@/lib/platform/i18n/language";
import { lettersNotPrinted } from "../../forms/fields/name-letters";
import { fieldAction } from "./actions";
import { type EditableField, fieldDraft, fieldFindings } from "./editable-fields";

type FieldEditorTexts = FieldInputTexts &
  Record<"saveField" | "saving" | "cancel" | "profileUpdated" | "offline", string>;
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
    check: (values) => fieldFindings(field, withPlainDigits(values)),
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
      <FieldInputs
        field={field}
        account={account}
        profile={profile}
        language={language}
        texts={texts}
        options={options}
      />
      {account.wholeFormProblem && <Notice kind="error">{account.wholeFormProblem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={account.busy} label={texts.saveField} busyLabel={texts.saving} />
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

type FieldInputTexts = Record<MobileTexts | SectorTexts | "institute" | "language", string> & NameTexts & PlaceTexts;
type FieldOptions = {
  states: StateOption[];
  sectors: Option[];
  languages: Option[];
  /** Of the state that the profile came with. */
  districts: Option[];
};
type FieldInputsProps = {
  field: EditableField;
  account: FormFields;
  profile: Profile;
  language: Language;
  texts: FieldInputTexts;
  options: FieldOptions;
};

function FieldInputs({ field, account, profile, language, texts, options }: FieldInputsProps) {
  if (field === "name") return <NameInputs account={account} profile={profile} texts={texts} />;
  if (field === "mobile") return <MobileField account={account} texts={texts} known={profile.mobile} />;
  if (field === "institute")
    return <InstituteField account={account} texts={texts} known={profile.current_institute} />;
  if (field === "institutionType")
    return <SectorField account={account} texts={texts} known={profile.employment_sector} options={options.sectors} />;
  if (field === "language")
    return (
      <SelectField
        {...account.field("language_preference", profile.language_preference)}
        label={texts.language}
        options={options.languages}
      />
    );
  const known = { stateId: String(profile.state_id ?? ""), district: profile.district, districts: options.districts };
  return <PlaceFields account={account} texts={texts} states={options.states} language={language} known={known} />;
}

/** `nameLetters` contains "{letters}" as the placeholder for the letters. */
type NameTexts = Record<"firstName" | "lastName" | "nameHint" | "nameLetters", string>;

/** The fields of first and last name. Letters that a certificate cannot print give a hint, not an error. */
function NameInputs({ account, profile, texts }: { account: FormFields; profile: Profile; texts: NameTexts }) {
  const first = account.field("firstName", profile.firstName);
  const last = account.field("lastName", profile.lastName);
  const [typed, setTyped] = useState({ firstName: first.defaultValue, lastName: last.defaultValue });
  const noting = (control: typeof first) => (event: ChangeEvent<HTMLInputElement>) => {
    setTyped({ ...typed, [control.name]: event.target.value });
    return control.onChange(event);
  };
  const letters = lettersNotPrinted(typed.firstName + typed.lastName);
  return (
    <>
      <TextField
        {...first}
        onChange={noting(first)}
        label={texts.firstName}
        aria-required
        maxLength={60}
        autoComplete="given-name"
      />
      <TextField
        {...last}
        onChange={noting(last)}
        label={texts.lastName}
        aria-required
        maxLength={60}
        autoComplete="family-name"
      />
      <p className="text-small text-ink-soft">{texts.nameHint}</p>
      <p role="status" className="rounded-control bg-haldi px-3 py-2 empty:hidden">
        {letters ? texts.nameLetters.replace("{letters}", letters) : null}
      </p>
    </>
  );
}
