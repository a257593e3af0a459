"use client";

import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from "react";
import { SelectField, TextField } from "@/components/forms/field";
import { lettersNotPrinted } from "@/components/forms/fields/name-letters";
import { InstituteField, MobileField, SectorField } from "@/components/forms/fields/person-fields";
import { PlaceFields } from "@/components/forms/fields/place-fields";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { type FormFields, useFormFields } from "@/components/forms/use-form-fields";
import { LinkButton, SubmitButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { withPlainDigits } from "@/lib/contract/rules/mobile";
import { fieldAction } from "./actions";
import { type EditableField, fieldDraft, fieldFindings } from "./editable-fields";
import type { FieldEditorProps } from "./form-props";

type Given = Omit<FieldEditorProps, "labels"> & { field: EditableField };
type Props = Given & {
  onDone: (outcome: "saved" | "unchanged") => void;
};

/** A form that edits one field of the profile in place. Escape and Cancel discard the change. */
export function FieldEditor({ onDone, ...given }: Props) {
  const { field, profile, language, texts, words } = given;
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
      <HiddenFields pageLanguage={language} edit={field} />
      <FieldInputs {...given} account={account} />
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

function FieldInputs({ field, account, profile, language, texts, options }: Given & { account: FormFields }) {
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

/** The fields of first and last name. Letters that a certificate cannot print give a hint, not an error. */
function NameInputs({ account, profile, texts }: Pick<Given, "profile" | "texts"> & { account: FormFields }) {
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
