import type { Danger } from "@/lib/contract/danger/kinds";
import type { FieldValues, Finding, RuleKey } from "@/lib/contract/rules/rule";
import type { Option } from "./field";

/**
 * A problem of a form; without a field it concerns the whole form. `documented`: the documented text of its toast,
 * where the field shows a text of its own. `inlineOnly`: shown on the page without a toast.
 */
export type Problem = { field?: string; key: string; message: string; documented?: string; inlineOnly?: boolean };
export type { FieldValues, Finding };
export type RuleMessages = Record<RuleKey, string>;

/** What a form's server action returns to `useServerForm`, with and without JavaScript. */
export type FormResult = {
  problems: Problem[];
  /** Set once the form was stored: the success message, or an empty text. */
  done?: string;
  /** The typed values, without passwords. */
  values?: FieldValues;
  /** The kinds of danger that the typed words tell of, whose numbers the page shows. */
  dangers?: Danger[];
  /** The next page's address. A browser with JavaScript loads it in full; without it the action redirects there. */
  leadsTo?: string;
  districts?: Option[];
  blocks?: Option[];
  brought?: "districts" | "blocks";
  /** The fields with the typed values, for a form whose fields are HTML from the content. */
  fieldsHtml?: string;
  /** The unusual mobile number that the user is asked to confirm. */
  mobileToConfirm?: string;
  /** Part of the ids of fields with an error, so that they differ from those of the page before. */
  mark?: string;
  step?: number;
  /** The id of what the browser stored of a form in steps, and whether it holds an earlier step's passwords. */
  typedId?: string;
  passwordsKept?: boolean;
  /** Whether the values are those that were typed on an earlier visit of the page. */
  restored?: boolean;
};
export type FormAction = (before: FormResult, form: FormData) => Promise<FormResult>;

export const unsent: FormResult = { problems: [] };

export function withMessages(findings: Finding[], words: RuleMessages): Problem[] {
  return findings.map(({ field, key, documented }) => ({
    field,
    key,
    message: words[key],
    ...(documented && { documented: words[documented] }),
  }));
}

/** Hidden fields: the step a form is sent from, and the id of what the browser stored (lib/api/http/typed-steps.ts). */
export const stepField = "form_step";
export const typedIdField = "typed_id";

/** The hidden field with the number that the form has already asked about; submitting it again confirms it. */
export const confirmedMobileField = "mobile_asked";
