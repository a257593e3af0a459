"use client";

import { type FormEvent, useEffect, useId, useState } from "react";
import { useDraftAction } from "./drafts/use-draft-action";
import { type ResultAction, untouched } from "./form-result";
import type { Problem } from "./form-state";

type Setup = {
  action: ResultAction;
  /** What to say when the connection is lost. */
  offline: string;
  /** What can be said before anything is sent. */
  check?: (form: FormData) => Problem[];
  /** Takes the place of the action where the page is left afterwards. @returns what went wrong */
  send?: (form: FormData) => Promise<Problem[]>;
  /** Asks once more before `send`; resolves to false when the answer is no. */
  confirm?: () => Promise<boolean>;
};

/** A form whose server action answers with and without JavaScript; with it the answer is said in a toast too and nothing typed is lost. */
export function useServerForm({ action, offline, check, send, confirm }: Setup) {
  const name = useId();
  const kept = useDraftAction({ action, initial: untouched, name, isDone: ({ done }) => Boolean(done) });
  const [own, setOwn] = useState<Problem[] | null>(null);
  const [sending, setSending] = useState(false);
  const result = kept.state;
  const busy = kept.busy || sending;

  const refuse = (problems: Problem[]) => {
    setOwn(problems);
    const [first] = problems;
    if (first && !first.inlineOnly) say(first.message, first.key === "newPasswordTooShort" ? "warning" : "error");
  };
  useEffect(() => {
    if (result === untouched) return;
    setOwn(null);
    say(result.done ?? result.problems[0]?.message, result.done ? "success" : "error");
  }, [result]);
  useEffect(() => {
    if (kept.lost) say(offline, "error");
  }, [kept.lost, offline]);

  const sendIt = async (given: FormData) => {
    if (!send || (confirm && !(await confirm()))) return;
    setSending(true);
    const problems = await send(given);
    if (problems.length === 0) return;
    setSending(false);
    refuse(problems);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const found = check?.(given) ?? [];
    if (found.length > 0) return refuse(found);
    if (send) return void sendIt(given);
    setOwn(null);
    kept.form.onSubmit(event);
  };

  const lost: Problem[] | null = kept.lost ? [{ key: "offline", message: offline }] : null;
  const problems = own ?? lost ?? result.problems;
  const done = own || lost ? undefined : result.done;
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  return { form: { action: kept.form.action, onSubmit: submit, noValidate: true }, problems, errorOf, done, busy, kept: result.kept ?? {} };
}

function say(message: string | undefined, kind: "success" | "warning" | "error"): void {
  if (message) import("@/components/ui/toasts").then(({ toast }) => toast(kind, message), console.error);
}
