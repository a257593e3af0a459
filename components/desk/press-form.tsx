"use client";

import type { ReactNode } from "react";
import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Notice } from "@/components/ui/notice";

type Props = {
  /** Answers with an address. */
  action: (form: FormData) => Promise<void>;
  offline: string;
  children: ReactNode;
};

/** The form of one press: without a connection the page stays as it is, with a message below the button, and a second press does nothing. */
export function PressForm({ action, offline, children }: Props) {
  const { form, lost } = useServerForm({
    action: async (_before, given) => {
      await action(given);
      return { problems: [], done: "" };
    },
    offline,
    toasts: "none",
  });
  return (
    <form action={action} onSubmit={form.onSubmit} className="flex flex-wrap items-end gap-2">
      <AccountField />
      {children}
      <div role="status" className="basis-full empty:hidden">
        {lost && <Notice kind="error">{offline}</Notice>}
      </div>
    </form>
  );
}
