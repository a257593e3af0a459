import type { FieldValues, Finding } from "@/components/forms/form-state";
import { findBroken } from "@/lib/contract/rules/rule";
import { forgotRules, resetRules } from "@/lib/contract/rules/sign-in";

/** rule: forgot.empty. */
export function forgotFindings(values: FieldValues): Finding[] {
  return findBroken(forgotRules, values);
}

/** rule: reset.rules: one problem at a time. */
export function resetFindings(minimum: number): (values: FieldValues) => Finding[] {
  return (values) => findBroken(resetRules(minimum), values).slice(0, 1);
}

/** The field for an error of the password; an error of the link belongs to the whole form. */
export function fieldOfError(key: string): string | undefined {
  if (key === "newPasswordsDiffer") return "password2";
  return /^(newPassword|password)/.test(key) ? "password1" : undefined;
}
