import type { Finding, Values } from "@/components/forms/form-state";

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** rule: forgot.empty. */
export function forgotFindings({ email = "" }: Values): Finding[] {
  if (!email.trim()) return [{ field: "email", key: "enterRegisteredEmail" }];
  return emailPattern.test(email.trim()) ? [] : [{ field: "email", key: "emailInvalid" }];
}

/** rule: reset.rules: the same password twice, and not too short. */
export function resetFindings(minimum: number): (values: Values) => Finding[] {
  return ({ password1 = "", password2 = "" }) => {
    if (!password1) return [{ field: "password1", key: "newPasswordsDiffer" }];
    if (password1 !== password2) return [{ field: "password2", key: "newPasswordsDiffer" }];
    return password1.length < minimum ? [{ field: "password1", key: "newPasswordTooShort" }] : [];
  };
}

/** A refusal of the password stands at its field; one of the link concerns the whole form. */
export function fieldOfRefusal(key: string): string | undefined {
  if (key === "newPasswordsDiffer") return "password2";
  return /^(newPassword|password)/.test(key) ? "password1" : undefined;
}
