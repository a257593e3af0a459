"use client";

import { type FormEvent, useActionState, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { type Finding, type FormAction, inWords, type Problem, untouched, type Values, type Words } from "./form-state";

type Setup = {
  /** What answers the form without JavaScript; a form that is made by JavaScript needs none. */
  action?: FormAction;
  words: Words;
  check: (values: Values) => Finding[] | Promise<Finding[]>;
  /** @returns what went wrong, or null when it worked and the page is being left */
  send: (values: Values) => Promise<Problem | null>;
};

const stay: FormAction = async (before) => before;

/** An HTML form with a server action, made better: checked here first, sent through the door once, what is wrong said in a toast and beside its field. */
export function useAccountForm({ action = stay, words, check, send }: Setup) {
  const [before, formAction] = useActionState(action, untouched);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const { register, handleSubmit, setError, setValue, getValues, watch, formState } = useForm<Values>({
    resolver: async (values) => {
      const problems = inWords(await check(values), words);
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(problems) };
    },
  });
  const problemOf = (field: string): string | undefined =>
    formState.errors[field]?.message ?? (formState.submitCount === 0 ? before.problems.find((problem) => problem.field === field)?.message : undefined);
  const wholeFormProblem =
    formState.errors.root?.message ?? (formState.submitCount === 0 ? before.problems.find((problem) => !problem.field)?.message : undefined);

  const refuse = (problem: Problem) => {
    setError(problem.field ?? "root", { type: problem.key, message: problem.message }, { shouldFocus: true });
    if (!problem.inlineOnly) say(problem.key, problem.message);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const leaving = { page: false };
    await handleSubmit(async (values) => {
      const problem = await send(values);
      if (problem) refuse(problem);
      else leaving.page = true;
    }, sayFirst)(event);
    sending.current = leaving.page;
    setBusy(leaving.page);
  };

  /** Everything a control needs to be part of this form. */
  const field = (name: string, known = "") => ({
    ...register(name),
    error: problemOf(name),
    defaultValue: before.values[name] ?? known,
    autoFocus: before.problems[0]?.field === name || undefined,
  });
  return { form: { action: formAction, onSubmit: submit, noValidate: true }, field, before, busy, wholeFormProblem, problemOf, setValue, getValues, watch };
}
export type AccountForm = ReturnType<typeof useAccountForm>;

function errorsOf(problems: Problem[]): FieldErrors<Values> {
  return Object.fromEntries(problems.map(({ field = "root", key, message }) => [field, { type: key, message }]));
}

function sayFirst(errors: FieldErrors<Values>): void {
  const first = Object.values(errors)[0];
  if (first?.message) say(String(first.type), String(first.message));
}

/** The documented kind of these messages is a warning (accounts §5). */
const tooShort = ["passwordTooShort", "newPasswordTooShort"];

function say(key: string, message: string): void {
  import("@/components/ui/toasts").then(({ toast }) => toast(tooShort.includes(key) ? "warning" : "error", message), console.error);
}
