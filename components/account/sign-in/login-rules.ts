import type { Finding, Values } from "@/components/forms/form-state";

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** rule: login.form. Both may be missing at once. */
export function loginFindings({ username = "", password = "" }: Values): Finding[] {
  const findings: Finding[] = [];
  if (!username.trim()) findings.push({ field: "username", key: "emailRequired" });
  else if (!emailPattern.test(username.trim())) findings.push({ field: "username", key: "emailInvalid" });
  if (!password) findings.push({ field: "password", key: "passwordRequired" });
  return findings;
}
