import type { ReactNode } from "react";

type Props = { id: string; title: string; lead?: ReactNode; danger?: boolean; children: ReactNode };

/** One setting under its heading. */
export function SettingsCard({ id, title, lead, danger = false, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`rounded-card border bg-white px-4 py-6 md:px-8 md:py-8 ${danger ? "border-sindoor" : "border-hairline"}`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <div className="mt-1 grid gap-2 text-ink-soft">{lead}</div>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
