"use client";

import type { ReactNode } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useScriptWorks } from "@/components/ui/use-script-works";
import type { EditableField } from "./editable-fields";

type Props = {
  field: EditableField;
  label: string;
  value: string;
  texts: Record<"edit" | "notGiven", string>;
  onEdit: (field: EditableField) => void;
  /** A note about the value. */
  note?: string;
  /** The message that it was just saved. */
  saved?: string;
  /** The form, while it is being edited. */
  children: ReactNode;
};

/** One field: its label, its value, and how to change it. Without JavaScript a link leads to the form. */
export function FieldRow({ field, label, value, texts, onEdit, note, saved, children }: Props) {
  const works = useScriptWorks();
  const control = {
    id: `edit-${field}`,
    look: "quiet",
    size: "small",
    className: "col-start-2 row-span-2 row-start-1 -me-3 min-h-12",
    "aria-label": `${texts.edit}: ${label}`,
    children: (
      <>
        <Icon name="pencil" className="size-5" />
        {texts.edit}
      </>
    ),
  } as const;
  if (children)
    return (
      <div id={field} className="scroll-mt-4 border-b border-hairline py-4">
        <dt className="sr-only">{label}</dt>
        <dd>{children}</dd>
      </div>
    );
  return (
    <div id={field} className="grid scroll-mt-4 grid-cols-[1fr_auto] items-center gap-x-4 border-b border-hairline py-2.5">
      <dt className="text-[0.9em] text-ink-soft">{label}</dt>
      <dd className="contents">
        <div className="min-w-0">
          <p className={`[overflow-wrap:anywhere] ${value ? "font-semibold" : "text-ink-soft"}`}>{value || texts.notGiven}</p>
          {note && <p className="mt-2 rounded-control bg-haldi px-3 py-2 text-[0.95em]">{note}</p>}
          <p role="status" className="text-[0.95em] font-semibold text-leaf empty:hidden">
            {saved ? `✓ ${saved}` : null}
          </p>
        </div>
        {works ? <Button {...control} onClick={() => onEdit(field)} /> : <LinkButton {...control} href={`/profile?edit=${field}#${field}`} />}
      </dd>
    </div>
  );
}
