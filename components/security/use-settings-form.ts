"use client";

import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from "react";
import type { Problem } from "@/components/accounts/form-state";
import { type FormAction, untouched } from "./form-result";

type Setup = {
  action: FormAction;
  /** What can be said before anything is sent. */
  check?: (form: FormData) => Problem[];
  /** Takes the place of the action where the page is left afterwards. @returns what went wrong */
  send?: (form: FormData) => Promise<Problem[]>;
  /** Asks once more before sending; resolves to false when the answer is no. */
  confirm?: () => Promise<boolean>;
};

/** A form whose server action answers with and without JavaScript; with it the answer is said in a toast too and nothing typed is lost. */
export function useSettingsForm({ action, check, send, confirm }: Setup) {
  const [result, dispatch, pending] = useActionState(action, untouched);
  const [own, setOwn] = useState<Problem[] | null>(null);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const busy = pending || sending;

  useEffect(() => {
    if (result === untouched) return;
    setOwn(null);
    if (result.done) form.current?.reset();
    say(result.done ?? result.problems[0]?.message, result.done ? "success" : "error");
  }, [result]);

  const refuse = (problems: Problem[]) => {
    setOwn(problems);
    const [first] = problems;
    if (first && !first.inlineOnly) say(first.message, first.key === "newPasswordTooShort" ? "warning" : "error");
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const found = check?.(given) ?? [];
    if (found.length > 0) return refuse(found);
    if (confirm && !(await confirm())) return;
    if (!send) return startTransition(() => dispatch(given));
    setSending(true);
    const problems = await send(given);
    if (problems.length === 0) return;
    setSending(false);
    refuse(problems);
  };

  const problems = own ?? result.problems;
  const done = own ? undefined : result.done;
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  return { form: { ref: form, action: dispatch, onSubmit: submit, noValidate: true }, problems, errorOf, done, busy, kept: result.kept ?? {} };
}

function say(message: string | undefined, kind: "success" | "warning" | "error"): void {
  if (message) import("@/components/ui/toasts").then(({ toast }) => toast(kind, message), console.error);
}
