import { isUnusualMobile, readMobile, withLatinDigits } from "@/lib/contract/rules/mobile";
import type { Finding, RuleKey, Values } from "@/lib/contract/rules/rule";
import type { Option } from "./field";

/**
 * What is wrong with a form, and where; without a field it concerns the whole form. `documented`: the documented text of its toast, where the
 * field shows a text of its own. `inlineOnly`: shown on the page without a toast.
 */
export type Problem = { field?: string; key: string; message: string; documented?: string; inlineOnly?: boolean };
export type { Finding, Values };
/** The messages of the rules in the language of the page. */
export type RuleMessages = Record<RuleKey, string>;

/** What a form's server action returns to `useServerForm`, with and without JavaScript. */
export type FormResult = {
  problems: Problem[];
  /** Set once it is stored: the message for what was done, empty where there is none. */
  done?: string;
  /** What was typed; never a password. */
  values?: Values;
  /** The address of the next page, which a browser with JavaScript loads anew. Without JavaScript the action redirects there. */
  leadsTo?: string;
  /** The districts of the chosen state, and the blocks of the chosen district. */
  districts?: Option[];
  blocks?: Option[];
  /** The choices that a button requested. */
  brought?: "districts" | "blocks";
  /** The fields again, with what was typed, where they are HTML of the content. */
  fieldsHtml?: string;
  /** The mobile number that the form asks about. */
  asked?: string;
};
export type FormAction = (before: FormResult, form: FormData) => Promise<FormResult>;

export const unsent: FormResult = { problems: [] };

export function withMessages(findings: Finding[], words: RuleMessages): Problem[] {
  return findings.map(({ field, key, documented }) => ({ field, key, message: words[key], ...(documented && { documented: words[documented] }) }));
}

/** The fields of a form as they were typed. */
export function valuesOf(form: FormData, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? "")]));
}

/** The digits of what was typed, those of the Hindi keyboard included. */
export function digitsOf(typed: string, longest: number): string {
  return withLatinDigits(typed).replace(/\D/g, "").slice(0, longest);
}

/** The same values however the numbers were written, whether JavaScript cleaned the fields or not. */
export function withPlainDigits(values: Values): Values {
  const plain = { ...values };
  if (values.mobile !== undefined) plain.mobile = readMobile(values.mobile);
  if (values.age !== undefined) plain.age = digitsOf(values.age, 3);
  return plain;
}

/** The field by which `useServerForm` marks that the browser runs JavaScript. No question of a survey has a capital letter in its name. */
export const scriptField = "runsScript";

/** The field with the number that a form has asked about. */
export const askedField = "mobile_asked";

/** The number that needs a confirmation before the form goes on; each number needs one once. */
export function mobileToAsk({ mobile = "" }: Values, alreadyAsked: unknown): string | undefined {
  return isUnusualMobile(mobile) && mobile !== alreadyAsked ? mobile : undefined;
}
