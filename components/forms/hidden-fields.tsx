import { AccountField } from "@/components/layout/visitor/account-field";

/** What a form that writes into an account sends beside its fields: the account of its page, and these values. */
export function HiddenFields(values: Record<string, string | number>) {
  return (
    <>
      <AccountField />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
