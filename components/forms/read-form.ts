/** A field of a form as it was typed; empty where it was not sent. */
export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? "");

/** The same without the white space around it. */
export const trimmedIn = (form: FormData, name: string): string => textIn(form, name).trim();

/** Several fields by their names. */
export function readForm<Name extends string>(
  form: FormData,
  names: readonly Name[],
  read: typeof textIn = textIn,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, read(form, name)])) as Record<Name, string>;
}
