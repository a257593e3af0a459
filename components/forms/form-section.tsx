import type { ReactNode } from "react";

/** A group of fields with its heading; `why`: what the answers are for. */
export function FormSection({ title, why, children }: { title: string; why?: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 w-full border-b border-hairline pb-1 font-heading text-lead leading-snug font-bold">
        {title}
      </legend>
      {why && <p className="text-small leading-snug text-ink-soft">{why}</p>}
      {children}
    </fieldset>
  );
}
