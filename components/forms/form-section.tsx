import type { ReactNode } from "react";

/** A group of fields with its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 w-full border-b border-hairline pb-1 text-lead font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}
