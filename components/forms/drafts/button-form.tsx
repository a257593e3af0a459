"use client";

import type { ComponentProps, ReactNode } from "react";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { SubmitButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useServerForm } from "../use-server-form";

type Props = {
  id: string;
  /** Answers with an address. */
  action: (form: FormData) => Promise<void>;
  label: ReactNode;
  look?: "primary" | "secondary";
  className?: string;
  offline: string;
  hidden: ComponentProps<typeof HiddenFields>;
  /** A choice above the button. */
  children?: ReactNode;
};

/** A form with one button: it works without JavaScript, sends once, and stays when the connection is lost. */
export function ButtonForm({ id, action, label, look = "primary", className = "", offline, hidden, children }: Props) {
  const { form, busy, lost } = useServerForm({
    action: async (_before, given) => {
      await action(given);
      return { problems: [], done: "" };
    },
    offline,
    draft: id,
    toasts: "none",
  });
  return (
    <form id={id} action={action} onSubmit={form.onSubmit}>
      <HiddenFields {...hidden} />
      {children}
      <div role="status" className="empty:hidden">
        {lost && (
          <Notice kind="tip" className="mb-3">
            {offline}
          </Notice>
        )}
      </div>
      <SubmitButton busy={busy} label={label} look={look} className={className} />
    </form>
  );
}
