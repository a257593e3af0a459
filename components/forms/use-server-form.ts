"use client";

import { type FormEvent, useEffect, useId, useState } from "react";
import { useDraftAction } from "./drafts/use-draft-action";
import { noResult, type ResultAction } from "./form-result";
import type { Problem } from "./form-state";

type Setup = {
  action: ResultAction;
  /** The message for a lost connection. */
  offline: string;
  /** The name of the form's `KeepDraft`, where it has one. */
  draft?: string;
  /** Whether each answer is a toast too; without it the form itself must move the focus to the answer. */
  toasts?: boolean;
  /** Whether the fields are emptied once the form is done. */
  resets?: boolean;
  /** What is wrong before anything is sent. */
  check?: (form: FormData) => Problem[];
  /** Takes the place of the action where the page is left afterwards. @returns what went wrong */
  send?: (form: FormData) => Promise<Problem[]>;
  /** Asks once more before `send`; resolves to false when the answer is no. */
  confirm?: () => Promise<boolean>;
};

/** A form with one server action for browsers with and without JavaScript. A lost connection leaves what is typed where it is. */
export function useServerForm({ action, offline, draft, toasts = true, resets = true, check, send, confirm }: Setup) {
  const ownName = useId();
  const sent = useDraftAction({ action, initial: noResult, name: draft ?? ownName, isDone: ({ done }) => Boolean(done), resets });
  const [own, setOwn] = useState<Problem[] | null>(null);
  const [sending, setSending] = useState(false);
  const result = sent.state;
  const busy = sent.busy || sending;
  const showProblems = (problems: Problem[]) => {
    setOwn(problems);
    const [first] = problems;
    if (toasts && first && !first.inlineOnly) showToast(first.message, first.key === "newPasswordTooShort" ? "warning" : "error");
  };
  useEffect(() => {
    if (result === noResult) return;
    setOwn(null);
    if (toasts) showToast(result.done ?? result.problems[0]?.message, result.done ? "success" : "error");
  }, [result, toasts]);
  useEffect(() => {
    if (sent.lost && toasts) showToast(offline, "error");
  }, [sent.lost, offline, toasts]);

  const sendInstead = async (given: FormData) => {
    if (!send || (confirm && !(await confirm()))) return;
    setSending(true);
    const problems = await send(given);
    if (problems.length === 0) return;
    setSending(false);
    showProblems(problems);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const found = check?.(given) ?? [];
    if (found.length > 0) return showProblems(found);
    if (send) return void sendInstead(given);
    setOwn(null);
    sent.form.onSubmit(event);
  };

  const lost: Problem[] | null = sent.lost ? [{ key: "offline", message: offline }] : null;
  const problems = own ?? lost ?? result.problems;
  const done = own || lost ? undefined : result.done;
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  return { form: { action: sent.form.action, onSubmit, noValidate: true }, result, problems, errorOf, done, busy, values: result.values ?? {} };
}

function showToast(message: string | undefined, kind: "success" | "warning" | "error"): void {
  if (message) import("@/components/ui/toasts").then(({ toast }) => toast(kind, message), console.error);
}
