import type { AnswerKey } from "../../platform/call-error";

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** rule: forgot.empty. */
export function addressProblem(email: string): AnswerKey | null {
  if (!email) return "enterRegisteredEmail";
  return emailPattern.test(email) ? null : "emailInvalid";
}

/** rule: reset.rules: the first thing asked of the two fields. */
export function newPasswordProblem(password1: string, password2: string): AnswerKey | null {
  return !password1 || !password2 || password1 !== password2 ? "newPasswordsDiffer" : null;
}
