import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = { title: string; className?: string; titleLook?: string; children: ReactNode };

/** A closed section. It opens when a form in it has a message, which a closed `<details>` would hide. */
export function Fold({ title, className = "", titleLook = "", children }: Props) {
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
