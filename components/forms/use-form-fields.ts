"use client";

import { type FormEvent, useCallback, useId, useMemo, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { useErrorTitle } from "@/components/ui/page-title";
import { readForm } from "@/lib/api/http/read-form";
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
  /** Asks the server, before the form leaves a step, what only it knows. @returns the step's problems */
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
  // The address keeps a followed error's fragment: a field of that id would suppress the focus in the next page.
  const fieldId = (field: string) =>
    `${formId}-${field}${before.problems.some((each) => each.field === field) ? `-${before.mark ?? "again"}` : ""}`;
  /** The values of the form's elements: the form library does not know those that the browser has restored. */
  const valuesNow = useCallback(() => {
    const form = new FormData(element.current ?? undefined);
    return readForm(form, [...form.keys()]);
  }, []);
  const valueNow = useCallback((name: string) => valuesNow()[name] ?? "", [valuesNow]);
  const [asking, setAsking] = useState(false);
  const [mobileToConfirm, setMobileToConfirm] = useState(before.mobileToConfirm);
  const [found, setFound] = useState(before.problems);
  const findProblems = (values: FieldValues): Problem[] => {
    const all = withMessages(check(values), words).filter(
      ({ field }) => !(before.passwordsKept && isKept(field, values)),
    );
    return problemsUpTo(stepFields, steps.now(), all);
  };
  const rendered = server.before.problems;
  // A new object would replace the errors of the last press at each rendering.
  const renderedErrors = useMemo(() => (rendered.length > 0 ? toFieldErrors(rendered) : undefined), [rendered]);
  const { register, handleSubmit, setError, setFocus, setValue, watch, formState } = useForm<FieldValues>({
    shouldFocusError: false,
    errors: renderedErrors,
    resolver: (_given, _context, { names = [] }) => {
      const values = valuesNow();
      // While somebody fills in a form in steps, only the fields in which an error was found are checked again.
      const isAsked = ({ field }: Problem) =>
        steps.last === 0 || names.length > 1 || found.some((each) => each.field === field);
      const problems = findProblems(values).filter(isAsked);
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: toFieldErrors(problems) };
    },
  });
  const { errors, submitCount } = formState;
  /** Lists the problems above the fields. A single problem gets the focus, and the first one without a summary. */
  const listProblems = (problems: Problem[]) => {
    if (problems.length > 0) steps.showProblemAt(problems[0]?.field);
    setFound(problems);
    const [first] = problems;
    if (first?.field && (!sumsUp || problems.length === 1)) setFocus(first.field);
  };
  const showRefused = (problems: Problem[]) => {
    for (const { field = "root", key, message } of problems) setError(field, { type: key, message });
    listProblems(problems);
  };
  /** Asks once about an unusual mobile number. @returns whether it asked */
  const askAbout = (values: FieldValues): boolean => {
    const number = unconfirmedMobile(values, mobileToConfirm);
    if (number) setMobileToConfirm(number);
    return number !== undefined;
  };
  const leaveStep = async (values: FieldValues) => {
    const left = steps.now();
    setAsking(true);
    const refused = (await checkStep?.(values, left)) ?? [];
    setAsking(false);
    // A second press may occur before React has rendered that the server is asked.
    if (steps.now() !== left) return;
    if (refused.length === 0) steps.goOn();
    else showRefused(refused);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (server.busy || asking) return;
    const given = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const asksMobile = steps.now() >= findStep(stepFields, "mobile");
    const onFound = () => {
      const values = valuesNow();
      const problems = findProblems(values);
      const [first] = problems;
      listProblems(problems);
      if (first && (hasToast?.(first) ?? true)) showProblem(first);
      if (asksMobile) askAbout(values);
    };
    await handleSubmit(async (values) => {
      setFound([]);
      if (asksMobile && askAbout(values)) return setFocus("mobile");
      if (steps.now() < steps.last) return leaveStep(values);
      const result = await server.send(given);
      if (result) showRefused(result.problems);
    }, onFound)(event);
  };

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
      error: errors[name]?.message,
      defaultValue,
      autoFocus: autoFocus || undefined,
    };
  };
  const problems = found.filter(({ field = "root" }) => errors[field]);
  /** Several problems under the documented message. A single one shows at its field, without JavaScript here too. */
  const summary =
    sumsUp && (found.length > 1 || (submitCount === 0 && found[0]?.documented))
      ? {
          attempt: submitCount,
          title: problems[0]?.documented,
          lines: problems.map(({ field, message }) => ({ field, message, href: field && `#${fieldId(field)}` })),
        }
      : null;
  useErrorTitle(server.lost || Object.keys(errors).length > 0);
  const clear = () => {
    typed.clear();
    steps.startAgain();
  };
  return {
    form: { ...server.form, onSubmit, ref: element },
    field,
    before,
    busy: server.busy,
    asking,
    errors,
    wholeFormProblem: errors.root?.message ?? (server.lost ? sending.offline : undefined),
    setValue,
    valueNow,
    watch,
    summary,
    mobileToConfirm,
    typed: { ...typed, clear },
    steps,
  };
}
export type FormFields = ReturnType<typeof useFormFields>;

/** Whether this is a password that the browser has stored from an earlier step, because none was typed since. */
function isKept(field: string | undefined, { password, confirmPassword }: FieldValues): boolean {
  return (field === "password" || field === "confirmPassword") && !password && !confirmPassword;
}

function toFieldErrors(problems: Problem[]): FieldErrors<FieldValues> {
  return Object.fromEntries(problems.map(({ field = "root", key, message }) => [field, { type: key, message }]));
}
