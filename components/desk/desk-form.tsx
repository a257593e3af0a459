"use client";

import { FormDraft } from "@/components/forms/drafts/form-draft";
import { type Option, SelectField, TextArea, TextField } from "@/components/forms/field";
import type { FormAction, Problem } from "@/components/forms/form-state";
import { useAnswerNotice } from "@/components/forms/use-answer-notice";
import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { SubmitButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { HiddenValues } from "./hidden-values";

export type DeskField = {
  name: string;
  label: string;
  hint?: string;
  value?: string;
  optional?: string;
  required?: true;
  /** Of what is typed. */
  lang?: Language;
} & (
  | { kind: "text"; type?: "date" | "time"; inputMode?: "numeric" | "email"; autoComplete?: string; maxLength?: number }
  | { kind: "area"; rows: number; maxLength: number }
  | { kind: "select"; options: Option[]; placeholder?: string }
  | { kind: "file"; accept: string }
  | { kind: "check" }
  | { kind: "checks"; options: Option[] }
);

/** What a page gives to each of its forms. `back`: the address that the form returns to. */
export type FormOfPage = {
  language: Language;
  back: string;
  texts: { busy: string; offline: string; savedNow?: string };
};

type Props = FormOfPage & {
  id: string;
  action: FormAction;
  fields: DeskField[];
  submit: string;
  hidden?: Record<string, string>;
  /** The id of the object to create, stored with the draft: a form that is sent again creates nothing twice. */
  newId?: string;
  /** The version of the values that the fields show. The draft keeps it, so the form overwrites nothing saved later. */
  version?: string;
  check?: (form: FormData) => Problem[];
  /** Whether the browser stores the typed text until it is sent; not for codes. */
  drafts?: boolean;
};

/** A form of the desk. The typed text survives a rejected call, a lost connection and a new login. */
export function DeskForm({ id, action, check, fields, submit, hidden, newId, version, drafts = true, ...page }: Props) {
  const { language, back, texts } = page;
  const answered = useServerForm({ action, check, offline: texts.offline, draft: id, toasts: "none" });
  const { form, done, isStored, busy, values, problems, fieldError } = answered;
  const { notice, message } = useAnswerNotice(answered);
  const sentId = values.newId ?? newId;
  const isSavedSince = problems.some(({ key }) => key === "savedSince");
  const savedNow = (field: DeskField) => {
    const [typed, saved] = [values[field.name], field.value ?? ""].map((text) => text?.replaceAll("\r\n", "\n"));
    if (!isSavedSince || typed === undefined || typed === saved) return undefined;
    const chosen = field.kind === "select" && field.options.find(({ value }) => value === saved)?.label;
    return `${texts.savedNow} ${chosen || saved || "–"}`;
  };
  return (
    <form {...form} id={id} className="grid gap-4">
      <AccountField />
      <HiddenValues values={{ pageLanguage: language, back, ...hidden }} />
      {/*
       * Text fields, because a draft keeps no hidden fields. After a conflict the version has another key, so the next
       * press sends the version of the saved values that the message has shown.
       */}
      {version && (
        <input key={`${version} ${isSavedSince}`} type="text" name="version" defaultValue={version} readOnly hidden />
      )}
      {newId && <input key={sentId} type="text" name="newId" defaultValue={sentId} readOnly hidden />}
      <div ref={notice} tabIndex={-1} role="status" className="empty:hidden">
        {message && <Notice kind={done ? "success" : "error"}>{message}</Notice>}
      </div>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          id={`${id}-${field.name}`}
          typed={done ? undefined : values[field.name]}
          error={fieldError(field.name) ?? savedNow(field)}
        />
      ))}
      <div>
        <SubmitButton busy={busy} label={submit} busyLabel={texts.busy} className="w-full sm:w-auto" />
      </div>
      {drafts && <FormDraft form={id} done={isStored} />}
    </form>
  );
}

/** A field, with the text that was sent before when the page was rendered again without JavaScript. */
function Field({ field, id, typed, error }: { field: DeskField; id: string; typed?: string; error?: string }) {
  const { name, label, hint, optional, required, lang } = field;
  const defaultValue = typed ?? field.value ?? "";
  const rest = { id, name, label, hint, optional, required, lang, error, defaultValue };
  switch (field.kind) {
    case "text":
      return (
        <TextField
          key={defaultValue}
          {...rest}
          type={field.type}
          inputMode={field.inputMode}
          autoComplete={field.autoComplete}
          maxLength={field.maxLength}
        />
      );
    case "area":
      return <TextArea key={defaultValue} {...rest} rows={field.rows} maxLength={field.maxLength} />;
    case "select":
      return <SelectField key={defaultValue} {...rest} options={field.options} placeholder={field.placeholder} />;
    case "file":
      return <TextField {...rest} defaultValue={undefined} type="file" accept={field.accept} />;
    case "check":
      return <Check name={name} label={label} checked={defaultValue === "yes"} />;
    case "checks":
      return <Checks name={name} label={label} hint={hint} options={field.options} chosen={defaultValue.split(",")} />;
  }
}

type CheckProps = { name: string; value?: string; label: string; checked: boolean };

function Check({ name, value = "yes", label, checked }: CheckProps) {
  return (
    <label className="flex min-h-12 items-center gap-3">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} className="size-5 accent-peacock" />
      {label}
    </label>
  );
}

type ChecksProps = { name: string; label: string; hint?: string; options: Option[]; chosen: string[] };

function Checks({ name, label, hint, options, chosen }: ChecksProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {hint && <p className="text-small text-ink-soft">{hint}</p>}
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6">
        {options.map((option) => (
          <Check key={option.value} name={name} {...option} checked={chosen.includes(option.value)} />
        ))}
      </div>
    </fieldset>
  );
}
