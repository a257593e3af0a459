import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

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

type FoldProps = { title: string; className?: string; titleLook?: string; children: ReactNode };

/** A closed section. It opens when a form in it has a message, which a closed `<details>` would hide. */
export function Fold({ title, className = "", titleLook = "", children }: FoldProps) {
  return (
    <div className={className}>
      <details className="group">
        <summary
          className={`flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden ${titleLook}`}
        >
          <span className="min-w-0">{title}</span>
          <Icon name="down" className="size-5 text-peacock group-open:rotate-180" />
        </summary>
      </details>
      <div className="[details:not([open])+&:not(:has([role=status]>*))]:hidden">{children}</div>
    </div>
  );
}
