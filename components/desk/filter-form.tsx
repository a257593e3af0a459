import { type Option, SelectField, TextField } from "@/components/forms/field";
import { Button } from "@/components/ui/button";

/** A field of a filter: a list of choices, or without `options` a text. `any`: the choice that limits nothing. */
type Filter = {
  name: string;
  label: string;
  value: string;
  options?: Option[];
  any?: string;
  type?: "date" | "search";
  hint?: string;
  maxLength?: number;
  wide?: boolean;
};

export const toOptions = (named: { id: string; name: string }[]): Option[] =>
  named.map(({ id, name }) => ({ value: id, label: name }));

/** The filters of a list as a GET form, so that a selection can be sent as a link. */
export function FilterForm({ label, submit, filters }: { label: string; submit: string; filters: Filter[] }) {
  return (
    <form method="get" className="mt-4 rounded-card border border-hairline bg-white p-4" aria-label={label}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <FilterFields filters={filters} />
      </div>
      <Button type="submit" className="mt-4 w-full sm:w-auto">
        {submit}
      </Button>
    </form>
  );
}

export function FilterFields({ filters }: { filters: Filter[] }) {
  return filters.map(({ name, value, options, any, wide, ...text }) => {
    const field = options ? (
      <SelectField
        key={name}
        id={name}
        name={name}
        label={text.label}
        defaultValue={value}
        placeholder={any}
        options={options}
      />
    ) : (
      <TextField key={name} id={name} name={name} defaultValue={value} {...text} />
    );
    if (!wide) return field;
    return (
      <div key={name} className="sm:col-span-2 lg:col-span-4">
        {field}
      </div>
    );
  });
}
