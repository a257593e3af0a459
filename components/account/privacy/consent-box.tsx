"use client";

import type { FormFields } from "@/components/forms/use-form-fields";

type Props = { account: FormFields; name: string; label: string; hint?: string; required?: boolean };

/** One box for one purpose. The whole line is clickable. */
export function ConsentBox({ account, name, label, hint, required }: Props) {
  const { error, defaultValue, ...control } = account.field(name);
  const { id } = control;
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label className="flex min-h-12 cursor-pointer gap-3 py-1">
        <input
          {...control}
          type="checkbox"
          value="yes"
          defaultChecked={defaultValue === "yes"}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={by || undefined}
          className="mt-0.5 size-6 shrink-0 accent-peacock"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ms-9 text-[0.9em] text-ink-soft">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="ms-9 mt-1 text-[0.95em] font-semibold text-sindoor empty:hidden">
        {error ? `✗ ${error}` : null}
      </p>
    </div>
  );
}
