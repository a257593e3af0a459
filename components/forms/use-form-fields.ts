"use client";

import { type FormEvent, useCallback, useId, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { useErrorTitle } from "@/components/ui/page-title";
import { readForm, textIn } from "@/lib/api/http/read-form";
import { unconfirmedMobile } from "@/lib/contract/rules/mobile";
import { findStep, problemsUpTo, type Steps } from "@/lib/contract/rules/steps";
import { useTypedFields } from "./drafts/use-typed-fields";
import { type FieldValues, type Finding, type Problem, type RuleMessages, withMessages } from "./form-state";
import { useSteps } from "./steps/use-steps";
import { type ServerFormSetup, showProblem, useServerForm } from "./use-server-form";

type Setup = Pick<
  ServerFormSetup,
  "action" | "offline" | "toasts" | "complete" | "onDone" | "replacesPage" | "before"
> & {
  words: RuleMessages;
  /** Returns all findings in the documented order, by the same rules as the action. */
  check: (values: FieldValues) => Finding[];
  /** The name of the draft in this tab; without one there is no draft. */
  draft?: string;
  /** The id of the signed-in account that the form was rendered for. Absent for a guest. */
  owner?: string;
  /** Whether the form has a `FormStart`, which sums up several problems and takes the focus. */
  sumsUp?: boolean;
  /** The fields of each step; absent for a form on one page. */
  steps?: Steps;
  /**
   * Asks the server, before the form leaves a step, about what only the server knows. @returns the problems of the step
   */
  checkStep?: (values: FieldValues, step: number) => Promise<Problem[]>;
  /** Which findings are also shown as a toast; without it all of them. */
  hasToast?: (problem: Problem) => boolean;
};

const onePage: Steps = [[]];

/**
 * The fields of a form with several questions, over `useServerForm`: checked in the browser first, with an error beside
 * each field until it is corrected, a draft in this tab, an error summary, and a question about an unusual mobile
 * number.
 */
export function useFormFields({
  words,
  check,
  draft,
  owner,
  sumsUp = false,
  steps: stepFields = onePage,
  checkStep,
  hasToast,
  ...sending
}: Setup) {
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const known = useRef<FieldValues>({});
  const typed = useTypedFields({ form: element, name: draft, owner, known });
  const onDone: ServerFormSetup["onDone"] = (result, sent) => {
    typed.drop();
    steps.drop();
    sending.onDone?.(result, sent);
  };
  const server = useServerForm({ ...sending, onDone, resets: false, marksTitle: false });
  const before = { ...server.before, values: server.before.values ?? {} };
  const steps = useSteps({ fields: stepFields, name: draft, rendered: before.step });
  // Without JavaScript the address keeps the fragment of a followed error. A field of that id in the next page would
  // suppress the focus there.
  const fieldId = (field: string) =>
    `${formId}-${field}${before.problems.some((each) => each.field === field) ? `-${before.mark ?? "again"}` : ""}`;
  // A second press may occur before React has rendered the busy state.
  const asksServer = useRef(false);
  const [asking, setAsking] = useState(false);
  const found = useRef<Problem[]>([]);
  /**
   * The fields with an error; while a form in steps is filled in, only these are checked again. Null while a step is
   * checked.
   */
  const marked = useRef<Set<string> | null>(new Set());
  const findProblems = (values: FieldValues): Problem[] => {
    const all = withMessages(check(values), words).filter(
      ({ field }) => !(before.passwordsKept && isKept(field, values)),
    );
    const reached = problemsUpTo(stepFields, steps.now(), all);
    return steps.last > 0 && marked.current
      ? reached.filter(({ field }) => field && marked.current?.has(field))
      : reached;
  };
  const [attempt, setAttempt] = useState({ number: 0, problems: before.problems });
  const [mobileToConfirm, setMobileToConfirm] = useState(before.mobileToConfirm);
  const { register, handleSubmit, setError, setFocus, setValue, watch, formState } = useForm<FieldValues>({
    shouldFocusError: false,
    resolver: async (given) => {
      const values = element.current ? valuesInForm(given, element.current) : given;
      found.current = findProblems(values);
      return found.current.length === 0 ? { values, errors: {} } : { values: {}, errors: toFieldErrors(found.current) };
    },
  });
  const isFirstView = formState.submitCount === 0;
  const fieldProblem = (field: string): string | undefined =>
    formState.errors[field]?.message ??
    (isFirstView ? before.problems.find((problem) => problem.field === field)?.message : undefined);
  const fieldProblemKey = (field: string): string | undefined =>
    formState.errors[field]?.type ??
    (isFirstView ? before.problems.find((problem) => problem.field === field)?.key : undefined);
  const wholeFormProblem =
    formState.errors.root?.message ??
    (server.lost ? sending.offline : undefined) ??
    (isFirstView ? before.problems.find((problem) => !problem.field)?.message : undefined);
  /**
   * The current values of the fields. `getValues` of the form library misses values before the whole form has mounted,
   * and those that the browser restored.
   */
  const valueNow = useCallback(
    (name: string) => (element.current ? textIn(new FormData(element.current), name) : ""),
    [],
  );

  /**
   * Lists the problems above the fields. A single problem gets the focus, and so does the first one in a form without a
   * summary.
   */
  const listProblems = (problems: Problem[]) => {
    marked.current = new Set(problems.flatMap(({ field }) => field ?? []));
    if (problems.length > 0) steps.showProblemAt(problems[0]?.field);
    setAttempt(({ number }) => ({ number: number + 1, problems }));
    const [first] = problems;
    if (first?.field && (!sumsUp || problems.length === 1)) setFocus(first.field);
  };
  /** Asks once about an unusual mobile number. @returns whether it asked */
  const askAbout = (values: FieldValues): boolean => {
    const number = unconfirmedMobile(values, mobileToConfirm);
    if (number) setMobileToConfirm(number);
    return number !== undefined;
  };
  /** A press while the server is asked is ignored. */
  const leaveStep = async (values: FieldValues) => {
    if (asksServer.current) return;
    asksServer.current = true;
    setAsking(true);
    const refused = (await checkStep?.(values, steps.now())) ?? [];
    asksServer.current = false;
    setAsking(false);
    for (const { field = "root", key, message } of refused) setError(field, { type: key, message });
    if (refused.length === 0) return steps.goOn();
    listProblems(refused);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (server.busy) return;
    const given = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const asksMobile = steps.now() >= findStep(stepFields, "mobile");
    const onFound = () => {
      const [first] = found.current;
      listProblems(found.current);
      if (first && (hasToast?.(first) ?? true)) showProblem(first);
      if (asksMobile) askAbout({ mobile: valueNow("mobile") });
    };
    marked.current = null;
    await handleSubmit(async (values) => {
      marked.current = new Set();
      if (asksMobile && askAbout(values)) return setFocus("mobile");
      if (steps.now() < steps.last) return leaveStep(values);
      const result = await server.send(given);
      for (const { field = "root", key, message } of result?.problems ?? []) setError(field, { type: key, message });
      if (result) listProblems(result.problems);
    }, onFound)(event);
  };

  /** The props that connect a control to this form. */
  const field = (name: string, rendered = "") => {
    const defaultValue = before.values[name] ?? rendered;
    known.current[name] = defaultValue;
    const alone = before.problems.length === 1 || !sumsUp;
    const asksNow =
      name === "mobile" &&
      before.problems.length === 0 &&
      Boolean(before.mobileToConfirm) &&
      (before.step ?? 0) === findStep(stepFields, name);
    const autoFocus = (alone && before.problems[0]?.field === name) || asksNow;
    return {
      ...register(name),
      id: fieldId(name),
      error: fieldProblem(name),
      defaultValue,
      autoFocus: autoFocus || undefined,
    };
  };
  const problems = isFirstView
    ? before.problems
    : attempt.problems.filter((each) => each.field && formState.errors[each.field]);
  /**
   * Several problems in one place, under the documented message. A single one is shown at its field, and without
   * JavaScript, which has no toast, under its documented message too.
   */
  const [single] = isFirstView ? before.problems : [];
  const summary =
    sumsUp && (attempt.problems.length > 1 || single?.documented)
      ? {
          attempt: attempt.number,
          title: problems[0]?.documented,
          lines: problems.map(({ field, message }) => ({ field, message, href: field && `#${fieldId(field)}` })),
        }
      : null;
  useErrorTitle(server.lost || (isFirstView ? before.problems.length > 0 : Object.keys(formState.errors).length > 0));
  const form = { ...server.form, onSubmit, ref: element };
  const clear = () => {
    typed.clear();
    steps.startAgain();
  };
  const drafts = { ...typed, clear };
  return {
    form,
    field,
    before,
    busy: server.busy,
    asking,
    wholeFormProblem,
    fieldProblem,
    fieldProblemKey,
    setValue,
    valueNow,
    watch,
    summary,
    mobileToConfirm,
    typed: drafts,
    steps,
  };
}
export type FormFields = ReturnType<typeof useFormFields>;

/** Whether this is a password that the browser has stored from an earlier step, because none was typed since. */
function isKept(field: string | undefined, { password, confirmPassword }: FieldValues): boolean {
  return (field === "password" || field === "confirmPassword") && !password && !confirmPassword;
}

/**
 * What the fields hold. The form library does not know a text or a tick that the browser has restored on the way back
 * to the page.
 */
function valuesInForm(given: FieldValues, element: HTMLFormElement): FieldValues {
  const form = new FormData(element);
  return readForm(form, Object.keys(given));
}

function toFieldErrors(problems: Problem[]): FieldErrors<FieldValues> {
  return Object.fromEntries(problems.map(({ field = "root", key, message }) => [field, { type: key, message }]));
}
