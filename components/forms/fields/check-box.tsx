import { Signed } from "@/components/ui/drawn-signs";
import { described } from "../field";
import type { FormFields } from "../use-form-fields";

type Props = { account: FormFields; name: string; label: string; hint?: string; required?: boolean };

/** Checkbox with a label. Label and hint toggle it. Screen readers read the hint as the description, not as the name. */
export function CheckBox({ account, name, label, hint, required }: Props) {
  const { error, defaultValue, ...control } = account.field(name);
  const { id } = control;
  return (
    <div>
      <label className="flex min-h-12 cursor-pointer gap-3 py-1">
        <input
          {...control}
          type="checkbox"
          value="yes"
          defaultChecked={defaultValue === "yes"}
          aria-labelledby={`${id}-label`}
          aria-required={required}
          {...described({ id, hint, error })}
          className="mt-0.5 size-6 shrink-0 accent-peacock"
        />
        <span>
          <span id={`${id}-label`}>{label}</span>
          {hint && (
            <span id={`${id}-hint`} className="block text-small text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <p id={`${id}-error`} data-error="" className="ms-9 mt-1 text-small font-semibold text-sindoor empty:hidden">
        <Signed sign="cross">{error}</Signed>
      </p>
    </div>
  );
}
