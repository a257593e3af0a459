"use client";

import { type FormEvent, useActionState, useCallback, useId, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { useTypedFields } from "./drafts/use-typed-fields";
import {
  type Finding,
  type FormAction,
  mobileToAsk,
  type Problem,
  type RuleMessages,
  untouched,
  type Values,
  withMessages,
  withPlainDigits,
} from "./form-state";

type Setup = {
  /** What answers the form without JavaScript; a form that is made by JavaScript needs none. */
  action?: FormAction;
  words: RuleMessages;
  /** Everything wrong, the documented first thing first. */
  check: (values: Values) => Finding[] | Promise<Finding[]>;
  /** @returns what went wrong, or null when it worked and the page is being left */
  send: (values: Values) => Promise<Problem | null>;
  /** The name of the draft in this tab; without one there is no draft. */
  draft?: string;
  /** The id of the signed-in account that the form was rendered for. Absent for a guest. */
  owner?: string;
  /** Whether the form has a `FormStart`, which sums up several problems and takes the focus. */
  sumsUp?: boolean;
};

const stay: FormAction = async (before) => before;

/** An HTML form with a server action, made better: checked in the browser first, sent once, what is wrong shown in one toast and beside each field. */
export function useAccountForm({ action = stay, words, check, send, draft, owner, sumsUp = false }: Setup) {
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const known = useRef<Values>({});
  const [before, formAction] = useActionState(action, untouched);
  const sending = useRef(false);
  const found = useRef<Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState({ number: 0, problems: before.problems });
  const [asked, setAsked] = useState(before.asked);
  const typed = useTypedFields({ form: element, name: draft, owner, known });
  const { register, handleSubmit, setError, setFocus, setValue, watch, formState } = useForm<Values>({
    shouldFocusError: false,
    resolver: async (given) => {
      const values = withPlainDigits(given);
      found.current = withMessages(await check(values), words);
      return found.current.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(found.current) };
    },
  });
  const problemOf = (field: string): string | undefined =>
    formState.errors[field]?.message ?? (formState.submitCount === 0 ? before.problems.find((problem) => problem.field === field)?.message : undefined);
  const wholeFormProblem =
    formState.errors.root?.message ?? (formState.submitCount === 0 ? before.problems.find((problem) => !problem.field)?.message : undefined);
  /** What the fields hold now. `getValues` of the form library knows nothing until the whole form has mounted, nor what a browser put back. */
  const valueNow = useCallback((name: string) => (element.current ? String(new FormData(element.current).get(name) ?? "") : ""), []);

  const refuse = (problem: Problem) => {
    setError(problem.field ?? "root", { type: problem.key, message: problem.message }, { shouldFocus: true });
    if (!problem.inlineOnly) say(problem.key, problem.message);
  };
  const showProblems = (problems: Problem[]) => {
    setAttempt(({ number }) => ({ number: number + 1, problems }));
    const [first] = problems;
    if (!first) return;
    say(first.key, first.documented ?? first.message);
    if (first.field && (!sumsUp || problems.length === 1)) setFocus(first.field);
  };
  /** Asks once about a number that no mobile has. @returns whether it did */
  const askAbout = (values: Values): boolean => {
    const number = mobileToAsk(values, asked);
    if (number) setAsked(number);
    return number !== undefined;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const leaving = { page: false };
    const onFound = () => {
      showProblems(found.current);
      askAbout(withPlainDigits({ mobile: valueNow("mobile") }));
    };
    await handleSubmit(async (values) => {
      if (askAbout(values)) return setFocus("mobile");
      const problem = await send(values);
      if (problem) return refuse(problem);
      typed.drop();
      leaving.page = true;
    }, onFound)(event);
    sending.current = leaving.page;
    setBusy(leaving.page);
  };

  /** Everything a control needs to be part of this form. */
  const field = (name: string, rendered = "") => {
    const defaultValue = before.values[name] ?? rendered;
    known.current[name] = defaultValue;
    const alone = before.problems.length === 1 || !sumsUp;
    const autoFocus = (alone && before.problems[0]?.field === name) || (name === "mobile" && before.problems.length === 0 && Boolean(before.asked));
    return { ...register(name), id: `${formId}-${name}`, error: problemOf(name), defaultValue, autoFocus: autoFocus || undefined };
  };
  const problems = formState.submitCount === 0 ? before.problems : attempt.problems.filter((each) => each.field && formState.errors[each.field]);
  /** Several problems in one place, under the documented message; a single one is shown at its field only. */
  const summary =
    sumsUp && attempt.problems.length > 1
      ? { attempt: attempt.number, title: problems[0]?.documented, lines: problems.map((each) => lineOf(each, formId)) }
      : null;
  const form = { action: formAction, onSubmit: submit, noValidate: true, ref: element };
  return { form, field, before, busy, wholeFormProblem, problemOf, setValue, valueNow, watch, summary, asked, typed };
}
export type AccountForm = ReturnType<typeof useAccountForm>;

function lineOf({ field, message }: Problem, formId: string) {
  return { message, href: field && `#${formId}-${field}` };
}

function errorsOf(problems: Problem[]): FieldErrors<Values> {
  return Object.fromEntries(problems.map(({ field = "root", key, message }) => [field, { type: key, message }]));
}

/** The documented kind of these messages is a warning (rule: registration.main-order). */
const tooShort = ["passwordTooShort", "newPasswordTooShort"];

function say(key: string, message: string): void {
  import("@/components/ui/toasts").then(({ toast }) => toast(tooShort.includes(key) ? "warning" : "error", message), console.error);
}
