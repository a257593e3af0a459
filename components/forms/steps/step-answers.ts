import "server-only";
import { randomBytes } from "node:crypto";
import { openPasswords, sealPasswords } from "@/lib/api/http/typed-passwords";
import { problemsUpTo, type Steps, stepOf } from "@/lib/contract/rules/steps";
import { isScripted, textIn } from "../form-answers";
import { confirmedMobileField, type FormResult, type Problem, sealedField, stepField, unconfirmedMobile, type Values } from "../form-state";

// A form in steps without JavaScript: each step is a POST of the form's one action, which renders the next step with what was typed.

type Again = Omit<FormResult, "problems"> & { values: Values; step: number };

const secretFields = ["password", "confirmPassword"];

/** The step that a form was sent from. A form that names none is checked as a whole. */
export function stepSent(form: FormData, steps: Steps): number {
  const at = steps.findIndex((_, index) => String(index) === textIn(form, stepField));
  return at < 0 ? steps.length - 1 : at;
}

/** The typed values with the passwords of an earlier step, which the page carried sealed. What is typed now is newer. */
export async function withSealedPasswords(form: FormData, values: Values): Promise<Values> {
  if (secretFields.some((field) => values[field])) return values;
  return { ...values, ...(await openPasswords(textIn(form, sealedField))) };
}

/** The seal for the next page; a browser with JavaScript still has the fields. */
export async function sealTyped(form: FormData, { password = "", confirmPassword = "" }: Values): Promise<string | undefined> {
  return isScripted(form) ? undefined : sealPasswords({ password, confirmPassword });
}

/** The step to render next; null when the last step has been sent and nothing is wrong. `problems`: all problems of the form. */
export function answerSteps(form: FormData, steps: Steps, before: Again, problems: Problem[]): FormResult | null {
  const at = before.step;
  const again = { ...before, mobileToConfirm: textIn(form, confirmedMobileField) || undefined };
  if (textIn(form, "step") === "back") return { ...again, problems: [], step: Math.max(at - 1, 0) };
  const here = problemsUpTo(steps, at, problems);
  const mobileStep = stepOf(steps, "mobile");
  const toConfirm = mobileStep <= at ? unconfirmedMobile(again.values, form.get(confirmedMobileField)) : undefined;
  if (here.length > 0) return atProblems(steps, { ...again, mobileToConfirm: toConfirm ?? again.mobileToConfirm }, here);
  if (toConfirm) return { ...again, problems: [], step: mobileStep, mobileToConfirm: toConfirm };
  return at < steps.length - 1 ? { ...again, problems: [], step: at + 1 } : null;
}

/** The step of these problems, for a failed call too. A password with a problem is typed again. */
export function atProblems(steps: Steps, again: Again, problems: Problem[]): FormResult {
  const isSecretWrong = problems.some(({ field }) => field !== undefined && secretFields.includes(field));
  const mark = randomBytes(3).toString("hex");
  return { ...again, problems, mark, step: stepOf(steps, problems[0]?.field), sealed: isSecretWrong ? undefined : again.sealed };
}
