"use client";

import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { SelectField, TextField } from "@/components/forms/field";
import { lettersNotPrinted } from "@/components/forms/fields/name-letters";
import { InstituteField, MobileField, SectorField } from "@/components/forms/fields/person-fields";
import { PlaceFields } from "@/components/forms/fields/place-fields";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { type FormFields, useFormFields } from "@/components/forms/use-form-fields";
import { readTyped } from "@/components/layout/visitor/tab-drafts";
import { noteLearner } from "@/components/layout/visitor/visitor";
import { Button, LinkButton, SubmitButton } from "@/components/ui/button";
import { Signed } from "@/components/ui/drawn-signs";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { useScriptWorks } from "@/components/ui/use-script-works";
import { withPlainDigits } from "@/lib/contract/rules/mobile";
import { fieldAction } from "./actions";
import { type EditableField, editableFields, fieldDraft, fieldFindings } from "./editable-fields";
import type { FieldEditorProps } from "./form-props";

type Props = FieldEditorProps & {
  rowTexts: Record<"edit" | "notGiven", string>;
  /** Without JavaScript, the address names the field to edit and the field just saved. */
  fieldToEdit: EditableField | null;
  justSaved: EditableField | null;
  /** Shown above the fields, depending on whether the profile is complete. */
  completeness: { complete: ReactNode; incomplete: ReactNode };
};

export function BasicInformation({ labels, rowTexts, fieldToEdit, justSaved, completeness, ...given }: Props) {
  const { texts, options, profile } = given;
  const [open, setOpen] = useState(fieldToEdit);
  const [saved, setSaved] = useState(justSaved);
  const focusAfter = useRef<EditableField | null>(null);
  useEffect(() => {
    if (open || !focusAfter.current) return;
    document.getElementById(`edit-${focusAfter.current}`)?.focus();
    focusAfter.current = null;
  }, [open]);

  // Reopens the field that was being edited before a reload or a change of language.
  useEffect(() => {
    setOpen((now) => now ?? editableFields.find((field) => readTyped(given.profile._id, fieldDraft(field))) ?? null);
  }, [given.profile._id]);

  const edit = (field: EditableField) => {
    setSaved(null);
    setOpen(field);
  };
  const done = (field: EditableField, outcome: "saved" | "unchanged") => {
    focusAfter.current = field;
    setOpen(null);
    if (outcome === "saved") setSaved(field);
  };
  // The page is rendered again with the stored values, but the header and its menu are not.
  const { firstName, lastName, is_profile_complete: complete } = profile;
  useEffect(() => {
    if (saved) noteLearner({ firstName, lastName, profileComplete: complete === 1 });
  }, [saved, firstName, lastName, complete]);

  const labelIn = (list: { value: string; label: string }[], value: string) =>
    list.find((option) => option.value === value)?.label ?? value;
  const values: Record<EditableField, string> = {
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    mobile: profile.mobile,
    institute: profile.current_institute,
    institutionType: labelIn(options.sectors, profile.employment_sector),
    state: profile.state_id ? labelIn(options.states, String(profile.state_id)) : profile.state,
    district: labelIn(options.districts, profile.district),
    language: labelIn(options.languages, profile.language_preference),
  };
  const letters = lettersNotPrinted(values.name);
  // State and district are one form: while open, it replaces both rows.
  const placeOpen = open === "state" || open === "district";
  return (
    <>
      {profile.is_profile_complete === 1 ? completeness.complete : completeness.incomplete}
      <dl className="mt-4 border-t border-hairline">
        {editableFields.map((field) => {
          if (placeOpen && field === "district") return null;
          const editing = open === field || (placeOpen && field === "state") ? (open ?? field) : null;
          return (
            <FieldRow
              key={field}
              field={field}
              label={labels[field]}
              value={values[field]}
              texts={rowTexts}
              onEdit={edit}
              note={field === "name" && letters ? texts.nameLetters.replace("{letters}", letters) : undefined}
              saved={saved === field ? texts.profileUpdated : undefined}
            >
              {editing && (
                <FieldEditor key={editing} {...given} field={editing} onDone={(outcome) => done(editing, outcome)} />
              )}
            </FieldRow>
          );
        })}
      </dl>
    </>
  );
}

type FieldRowProps = {
  field: EditableField;
  label: string;
  value: string;
  texts: Record<"edit" | "notGiven", string>;
  onEdit: (field: EditableField) => void;
  note?: string;
  saved?: string;
  children: ReactNode;
};

/** One field: its label, its value, and how to change it. Without JavaScript a link leads to the form. */
function FieldRow({ field, label, value, texts, onEdit, note, saved, children }: FieldRowProps) {
  const works = useScriptWorks();
  const control = {
    id: `edit-${field}`,
    look: "quiet",
    size: "small",
    className: "col-start-2 row-span-2 row-start-1 -me-3 size-12",
    "aria-label": `${texts.edit}: ${label}`,
    title: texts.edit,
    children: <Icon name="pencil" className="size-5" />,
  } as const;
  if (children)
    return (
      <div id={field} className="scroll-mt-4 border-b border-hairline py-4">
        <dt className="sr-only">{label}</dt>
        <dd>{children}</dd>
      </div>
    );
  return (
    <div
      id={field}
      className="grid scroll-mt-4 grid-cols-[1fr_auto] items-center gap-x-4 border-b border-hairline py-2.5"
    >
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="contents">
        <div className="min-w-0">
          <p className={`[overflow-wrap:anywhere] ${value ? "font-semibold" : "text-ink-soft"}`}>
            {value || texts.notGiven}
          </p>
          {note && <p className="mt-2 rounded-control bg-haldi px-3 py-2 text-small">{note}</p>}
          <p role="status" data-says="" className="text-small font-semibold text-leaf empty:hidden">
            <Signed sign="check">{saved}</Signed>
          </p>
        </div>
        {works ? (
          <Button {...control} onClick={() => onEdit(field)} />
        ) : (
          <LinkButton {...control} href={`/profile?edit=${field}#${field}`} />
        )}
      </dd>
    </div>
  );
}

type Given = Omit<FieldEditorProps, "labels"> & { field: EditableField };
type EditorProps = Given & { onDone: (outcome: "saved" | "unchanged") => void };

/** A form that edits one field of the profile in place. Escape and Cancel discard the change. */
function FieldEditor({ onDone, ...given }: EditorProps) {
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
