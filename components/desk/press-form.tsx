"use client";

import type { ReactNode } from "react";
import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Notice } from "@/components/ui/notice";

type Props = {
  /** Returns the address to open next. */
  action: (form: FormData) => Promise<void>;
  offline: string;
  children: ReactNode;
};

/** A form with one button. Without a connection the page stays, with a message. It ignores further presses. */
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
