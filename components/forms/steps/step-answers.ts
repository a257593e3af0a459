import "server-only";
import { randomBytes } from "node:crypto";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { isScripted, pageLanguage, textIn } from "@/lib/api/http/read-form";
import { dropTyped, readTyped, storeTyped, type TypedSteps } from "@/lib/api/http/typed-steps";
import { pageAddressHeader } from "@/lib/api/pages/page-address";
import { unconfirmedMobile } from "@/lib/contract/rules/mobile";
import { findStep, problemsUpTo, type Steps } from "@/lib/contract/rules/steps";
import {
  confirmedMobileField,
  type FieldValues,
  type FormResult,
  type Problem,
  stepField,
  typedIdField,
} from "../form-state";
import { stepAddress } from "./step-address";

// Steps without JavaScript: each is a POST that redirects to the next step's page (rule: registration.step-pages).

type Again = Omit<FormResult, "problems"> & { values: FieldValues; step: number };

export const secretFields = ["password", "confirmPassword"];

/** The values that the form shows again: a password is never sent back to the browser. */
export function withoutPasswords({ password: _, confirmPassword: __, ...rest }: FieldValues): FieldValues {
  return rest;
}

/**
 * What a POST of a form in steps says: the step that it was sent from, whether that is left for the one before, and the
 * values with the passwords of an earlier step. A form that names no step is checked as a whole. The button that empties
 * the form leads away.
 */
export async function readSteps(form: FormData, steps: Steps, typed: FieldValues) {
  if (textIn(form, "step") === "clear") await startAgain();
  const at = steps.findIndex((_, index) => String(index) === textIn(form, stepField));
  const values = await withTypedPasswords(form, typed);
  return { at: at < 0 ? steps.length - 1 : at, goesBack: isGoingBack(form), values, shown: withoutPasswords(values) };
}

/** The passwords of an earlier step, unless newer ones are typed now. Another tab's form has another id. */
async function withTypedPasswords(form: FormData, values: FieldValues): Promise<FieldValues> {
  if (secretFields.some((field) => values[field])) return values;
  const typed = await readTyped();
  if (!typed || typed.id !== textIn(form, typedIdField)) return values;
  return { ...values, ...Object.fromEntries(secretFields.map((field) => [field, typed.values[field] ?? ""])) };
}

/** The step to render next; null when the last step was sent and nothing is wrong. `problems`: of the whole form. */
export function answerSteps(form: FormData, steps: Steps, before: Again, problems: Problem[]): FormResult | null {
  const at = before.step;
  const again = { ...before, mobileToConfirm: textIn(form, confirmedMobileField) || undefined };
  if (isGoingBack(form)) return { ...again, problems: [], step: Math.max(at - 1, 0) };
  const here = problemsUpTo(steps, at, problems);
  const mobileStep = findStep(steps, "mobile");
  const toConfirm = mobileStep <= at ? unconfirmedMobile(again.values, textIn(form, confirmedMobileField)) : undefined;
  if (here.length > 0)
    return atProblems(steps, { ...again, mobileToConfirm: toConfirm ?? again.mobileToConfirm }, here);
  if (toConfirm) return { ...again, problems: [], step: mobileStep, mobileToConfirm: toConfirm };
  return at < steps.length - 1 ? { ...again, problems: [], step: at + 1 } : null;
}

const isGoingBack = (form: FormData) => textIn(form, "step") === "back";

/** The step of these problems, for a failed call too. */
export function atProblems(steps: Steps, again: Again, problems: Problem[]): FormResult {
  return { ...again, problems, mark: newMark(), step: findStep(steps, problems[0]?.field) };
}

export function newMark(): string {
  return randomBytes(3).toString("hex");
}

/**
 * Ends a POST of a form in steps. With JavaScript the browser takes the result. Without, what was typed is stored
 * sealed in the browser, and a redirect leads to the step, so that the browser's Back leads to the step before.
 * `values`: with the passwords. `rejected`: what the rules of the form do not know.
 */
export async function showStep(
  form: FormData,
  values: FieldValues,
  result: FormResult,
  rejected?: Problem,
): Promise<FormResult> {
  const address = (await headers()).get(pageAddressHeader);
  if (isScripted(form) || address === null) return result;
  const step = result.step ?? 0;
  const typed: TypedSteps = {
    id: textIn(form, typedIdField) || newMark(),
    values,
    language: textIn(form, "pageLanguage") || pageLanguage(form),
    step,
    shows: result.problems.length > 0 ? "problems" : result.brought,
    rejected,
    mobileAsked: result.mobileToConfirm,
  };
  return (await storeTyped(address, typed)) ? redirect(stepAddress(address, step)) : result;
}

export async function forgetSteps(): Promise<void> {
  const address = (await headers()).get(pageAddressHeader);
  if (address !== null) await dropTyped(address);
}

/** A form without JavaScript that shows the answers of an earlier visit has a button that empties it. */
async function startAgain(): Promise<never> {
  const address = (await headers()).get(pageAddressHeader) ?? "/register";
  await dropTyped(address);
  redirect(stepAddress(address, 0));
}
