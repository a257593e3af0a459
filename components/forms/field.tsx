import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { Signed } from "@/components/ui/drawn-signs";

const control =
  "block w-full min-h-12 rounded-control border border-line bg-white px-3 py-2 [html:lang(hi)_&]:pt-[calc(0.5rem+0.12em)] [html:lang(hi)_&]:pb-[calc(0.5rem-0.12em)] text-ink aria-[invalid=true]:border-sindoor aria-[invalid=true]:border-2 disabled:bg-paper disabled:text-ink-soft";

type Frame = { id: string; label: string; hint?: string; error?: string; optional?: string };

/** Label, hint, control, error, tied together for screen readers. Optional fields are marked, not required ones. */
function FieldFrame({ id, label, hint, error, optional, children }: Frame & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({optional})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} data-error="" className="mt-1 text-small font-semibold text-sindoor empty:hidden">
        <Signed sign="cross">{error}</Signed>
      </p>
    </div>
  );
}

export function described({ id, hint, error }: Pick<Frame, "id" | "hint" | "error">) {
  const by = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { id, "aria-describedby": by || undefined, "aria-invalid": error ? true : undefined };
}

/** `button`: at the end of the control, over its padding. */
type TextFieldProps = Frame &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; button?: ReactNode };

export function TextField({ label, hint, error, optional, button, className = "", ...rest }: TextFieldProps) {
  const frame = { id: rest.id, label, hint, error, optional };
  const input = <input type="text" className={`${control} ${className}`} {...rest} {...described(frame)} />;
  return (
    <FieldFrame {...frame}>
      {button ? (
        <div className="relative">
          {input}
          {button}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

type TextAreaProps = Frame & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ label, hint, error, optional, defaultValue, ...rest }: TextAreaProps) {
  const frame = { id: rest.id, label, hint, error, optional };
  // A list: React would set a text as the value again when it hydrates, and delete what was typed before.
  const initial = defaultValue && [String(defaultValue)];
  return (
    <FieldFrame {...frame}>
      <textarea className={control} {...rest} defaultValue={initial} {...described(frame)} />
    </FieldFrame>
  );
}

export type Option = { value: string; label: string };
type SelectFieldProps = Frame &
  SelectHTMLAttributes<HTMLSelectElement> & { options: Option[]; placeholder?: string; ref?: Ref<HTMLSelectElement> };

export function SelectField({ label, hint, error, optional, options, placeholder, ...rest }: SelectFieldProps) {
  const frame = { id: rest.id, label, hint, error, optional };
  return (
    <FieldFrame {...frame}>
      <select className={control} {...rest} {...described(frame)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
