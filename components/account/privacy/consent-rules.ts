import type { Finding, Values } from "@/components/forms/form-state";
import { isMinor } from "@/lib/contract/rules/minor";
import { languageOrDefault } from "@/lib/platform/i18n/language";

/** What `ConsentBoxes` adds to a registration form, in the order of the page. */
export const consentFields = ["guardian_email", "consent_account", "consent_mailings", "consent_analytics", "notice_version", "notice_language"] as const;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the form as it stands is filled in by somebody under 18. */
export function isMinorForm({ age, profession }: Values): boolean {
  return isMinor({ age: age ? Number(age) : null, profession });
}

/** What is still missing for consent, after everything that the form itself asks. */
export function consentFindings(values: Values): Finding[] {
  const address = (values.guardian_email ?? "").trim().toLowerCase();
  const findings: Finding[] = [];
  if (isMinorForm(values)) {
    if (!emailPattern.test(address)) findings.push({ field: "guardian_email", key: "guardianEmailNeeded" });
    else if (address === (values.username ?? "").trim().toLowerCase()) findings.push({ field: "guardian_email", key: "guardianEmailOwn" });
  }
  if (values.consent_account !== "yes") findings.push({ field: "consent_account", key: "consentNeeded" });
  return findings;
}

/** What goes with the registration. A box that nobody ticked is `false` here and "" in a form without JavaScript: both say no. */
export function consentInput(values: Values) {
  const said = (field: string) => values[field] === "yes";
  return {
    consent_account: said("consent_account"),
    consent_mailings: said("consent_mailings"),
    consent_analytics: said("consent_analytics"),
    notice_version: values.notice_version ?? "",
    notice_language: languageOrDefault(values.notice_language),
    guardian_email: isMinorForm(values) ? (values.guardian_email ?? "").trim() : "",
  };
}

/** Somebody under 18 sees first that a guardian must agree; the page they wanted opens after that. */
export function pathAfterRegistering(values: Values, path: string): string {
  return isMinorForm(values) ? `/guardian-consent?rdir=${encodeURIComponent(path)}` : path;
}
