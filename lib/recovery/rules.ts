import type { AnswerKey } from "../refusal";

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Accounts §5, forgotten password. */
export function addressProblem(email: string): AnswerKey | null {
  if (!email) return "enterRegisteredEmail";
  return emailPattern.test(email) ? null : "emailInvalid";
}

/** Accounts §5, reset by token: the first thing asked of the two fields. */
export function newPasswordProblem(password1: string, password2: string): AnswerKey | null {
  return !password1 || !password2 || password1 !== password2 ? "newPasswordsDiffer" : null;
}
