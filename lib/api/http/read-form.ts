import { chooseLanguage, type Language } from "../../platform/i18n/language";

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

/** Every value of a field that can have several: the chosen of a list of checkboxes. */
export const valuesIn = (form: FormData, name: string): string[] => form.getAll(name).map(String);

/** A chosen file; null where the field was not sent as one. */
export function fileIn(form: FormData, name: string): File | null {
  const value = form.get(name);
  return value instanceof File ? value : null;
}

/** The language of the form's page, which each form sends: an action has no [locale] parameter. */
export const languageIn = (form: FormData, name = "language"): Language => chooseLanguage(trimmedIn(form, name), null);

/** The same for a form with a button for each other language, which sends that language. */
export const pageLanguage = (form: FormData): Language =>
  chooseLanguage(textIn(form, "step").replace(/^language-/, ""), textIn(form, "pageLanguage"));

/** How `useServerForm` marks that JavaScript runs. No question of a survey has a capital letter in its name. */
export const scriptField = "runsScript";

/** Whether the browser that sent the form runs JavaScript: it reads the answer instead of loading a page. */
export const isScripted = (form: FormData): boolean => textIn(form, scriptField) === "1";
