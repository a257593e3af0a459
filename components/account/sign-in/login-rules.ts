import type { Finding, Values } from "@/components/forms/form-state";
import { findBroken } from "@/lib/contract/rules/rule";
import { loginRules } from "@/lib/contract/rules/sign-in";

/** rule: login.form. Both may be missing at once. */
export function loginFindings(values: Values): Finding[] {
  return findBroken(loginRules, values);
}
