"use client";

import type { ReactNode } from "react";
import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { FormOfPage } from "./desk-form";
import { HiddenValues } from "./hidden-values";

type Props = FormOfPage & {
  /** Returns the address to open next. */
  action: (form: FormData) => Promise<void>;
  values: Record<string, string>;
  label: string;
  look?: "primary" | "secondary" | "quiet" | "danger";
  /** The name of the object of the button, for screen reader users who hear only the button. */
  describedBy?: string;
  /** The fields that stand before the button. */
  children?: ReactNode;
};

/** A form with one button. Without a connection the page stays, with a message. It ignores further presses. */
export function ActForm({ action, values, label, look = "secondary", describedBy, children, ...page }: Props) {
  const { language, back, texts } = page;
  const { form, lost } = useServerForm({
    action: async (_before, given) => {
      await action(given);
      return { problems: [], done: "" };
    },
    offline: texts.offline,
    toasts: "none",
  });
  return (
    <form action={action} onSubmit={form.onSubmit} className="flex flex-wrap items-end gap-2">
      <AccountField />
      <HiddenValues values={{ pageLanguage: language, back, ...values }} />
      {children}
      <Button type="submit" look={look} size="small" aria-describedby={describedBy}>
        {label}
      </Button>
      <div role="status" className="basis-full empty:hidden">
        {lost && <Notice kind="error">{texts.offline}</Notice>}
      </div>
    </form>
  );
}
