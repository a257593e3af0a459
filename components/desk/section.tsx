import type { ReactNode } from "react";

type Props = { id: string; title: ReactNode; card?: boolean; className?: string; children: ReactNode };

/** A part of a desk page below its heading. `card`: on a white sheet. */
export function Section({ id, title, card = false, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={card ? "rounded-card border border-hairline bg-white p-4" : className}>
      <h2 id={id} className="text-lead">
        {title}
      </h2>
      {children}
    </section>
  );
}
