type Props = { id: string; name: string; label: string; error?: string; "aria-required": boolean };

/** The checkbox that confirms the deletion; never ticked by default. */
export function ConfirmDeletionBox({ id, name, label, error, ...rest }: Props) {
  return (
    <div>
      <label className="flex min-h-12 items-start gap-3 py-2">
        <input
          {...rest}
          id={id}
          name={name}
          type="checkbox"
          value="yes"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-sindoor"
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-error`} className="mt-1 text-[0.95em] font-semibold text-sindoor empty:hidden">
        {error ? `✗ ${error}` : null}
      </p>
    </div>
  );
}
