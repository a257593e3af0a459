import type { Values } from "@/components/forms/form-state";
import { isMinorForm } from "@/lib/contract/rules/registration";
import { languageOrDefault } from "@/lib/platform/i18n/language";

/** What `ConsentBoxes` adds to a registration form, in the order of the page. */
export const consentFields = ["guardian_email", "consent_account", "consent_mailings", "consent_analytics", "notice_version", "notice_language"] as const;

/** The consents of a registration. A box that is not ticked is `false` here and "" in a form without JavaScript: both mean no consent. */
export function consentInput(values: Values) {
  const isTicked = (field: string) => values[field] === "yes";
  return {
    consent_account: isTicked("consent_account"),
    consent_mailings: isTicked("consent_mailings"),
    consent_analytics: isTicked("consent_analytics"),
    notice_version: values.notice_version ?? "",
    notice_language: languageOrDefault(values.notice_language),
    guardian_email: isMinorForm(values) ? (values.guardian_email ?? "").trim() : "",
  };
}

/** Somebody under 18 sees first that a guardian must agree; the page they wanted opens after that. */
export function pathAfterRegistering(values: Values, path: string): string {
  return isMinorForm(values) ? `/guardian-consent?rdir=${encodeURIComponent(path)}` : path;
}
