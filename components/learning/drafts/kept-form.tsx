"use client";

import type { FormHTMLAttributes } from "react";
import { KeepTyped } from "./keep-typed";
import { useKeptAction } from "./use-kept-action";

type Props = Omit<FormHTMLAttributes<HTMLFormElement>, "action" | "onSubmit"> & {
  id: string;
  action: (form: FormData) => Promise<void>;
  /** What the typed text is kept under, where the id is not enough. */
  name?: string;
  learner?: string;
};

/** `<form>` for a server action that answers with an address: what is typed is kept, and a lost connection neither blanks the page nor loses it. */
export function KeptForm({ id, action, name = id, learner, children, ...rest }: Props) {
  const kept = useKeptAction<number>({
    action: async (sent, form) => {
      await action(form);
      return sent + 1;
    },
    initial: 0,
    name,
    learner,
    isDone: (sent) => sent > 0,
  });
  return (
    <form {...rest} id={id} action={action} onSubmit={kept.form.onSubmit} aria-busy={kept.busy}>
      {children}
      <KeepTyped form={id} name={name} learner={learner} />
    </form>
  );
}
