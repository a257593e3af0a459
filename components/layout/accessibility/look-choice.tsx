type Props<Value extends string> = {
  name: string;
  legend: string;
  value: Value;
  options: [Value, string][];
  onChange: (value: Value) => void;
};

/** A choice of a few options as radio buttons with large labels. */
export function LookChoice<Value extends string>({ name, legend, value, options, onChange }: Props<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {options.map(([each, label]) => (
          <label
            key={each}
            className="flex min-h-12 items-center gap-2 rounded-control border border-line bg-white px-3 py-1.5 has-checked:border-2 has-checked:border-peacock has-checked:bg-peacock-tint has-checked:font-semibold"
          >
            <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} className="size-5 shrink-0 accent-peacock" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
