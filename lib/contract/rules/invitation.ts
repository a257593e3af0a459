import { callConsentRules } from "./registration";
import type { Rule } from "./rule";
import { resetRules } from "./sign-in";

/** rule: registration.invited: a password, entered twice, and the consent that nobody else can give. */
export function invitationRules(passwordMinLength: number): Rule[] {
  return [...resetRules(passwordMinLength), ...callConsentRules.filter(({ field }) => field === "consent_account")];
}
