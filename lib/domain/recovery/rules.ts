import type { AnswerKey } from "../../platform/call-error";

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The problem with the address of a reset request (rule: forgot.empty); null when it is acceptable. */
export function addressProblem(email: string): AnswerKey | null {
  if (!email) return "enterRegisteredEmail";
  return emailPattern.test(email) ? null : "emailInvalid";
}

/** The first problem with the two password fields (rule: reset.rules); null when there is none. */
export function newPasswordProblem(password1: string, password2: string): AnswerKey | null {
  return !password1 || !password2 || password1 !== password2 ? "newPasswordsDiffer" : null;
}
