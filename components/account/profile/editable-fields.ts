import type * as z from "zod";
import type { FieldValues, Finding } from "@/components/forms/form-state";
import type { Profile, profileChange } from "@/lib/contract/accounts";
import { inPlaceRules } from "@/lib/contract/rules/profile";
import { findBroken, type Rule } from "@/lib/contract/rules/rule";

/** The fields that can be edited in place, in the order of the screen; each opens the inputs that belong to it. */
export const inputsByField = {
  name: ["firstName", "lastName"],
  mobile: ["mobile"],
  institute: ["current_institute"],
  institutionType: ["employment_sector"],
  state: ["state_id", "district"],
  district: ["state_id", "district"],
  language: ["language_preference"],
} as const;
export type EditableField = keyof typeof inputsByField;
export const editableFields = Object.keys(inputsByField) as EditableField[];
export const fieldDraft = (field: EditableField) => `profile-${field}`;

export function isEditableField(name: unknown): name is EditableField {
  return typeof name === "string" && Object.hasOwn(inputsByField, name);
}

/** The rules of one field, with the messages of the complete-profile form (rule: profile.complete-order). */
export function rulesOfField(field: EditableField): Rule[] {
  return inPlaceRules(inputsByField[field]);
}

export function fieldFindings(field: EditableField, values: FieldValues): Finding[] {
  return findBroken(rulesOfField(field), values);
}

type Change = z.input<typeof profileChange>;

/** Only the values that differ from the profile's; null when none do. */
export function fieldChange(
  field: EditableField,
  values: FieldValues,
  profile: Profile,
  stateName: string,
): Change | null {
  const typed = inputsByField[field].map((input) => [input, (values[input] ?? "").trim()] as const);
  const changed = Object.fromEntries(typed.filter(([input, value]) => value !== String(profile[input] ?? "")));
  if (Object.keys(changed).length === 0) return null;
  return ("state_id" in changed ? { ...changed, district: values.district, state: stateName } : changed) as Change;
}
