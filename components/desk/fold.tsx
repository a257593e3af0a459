import type { ReactNode } from "react";

type Props = { title: string; className?: string; titleLook?: string; children: ReactNode };

/**
 * A section that is closed at first. It is open when a form in it has a message, which nobody would see in a closed
 * `<details>` without JavaScript.
 */
export function Fold({ title, className = "", titleLook = "", children }: Props) {
  return (
    <div className={className}>
      <details>
        <summary className={`min-h-11 cursor-pointer content-center font-semibold ${titleLook}`}>{title}</summary>
      </details>
      <div className="[details:not([open])+&:not(:has([role=status]>*))]:hidden">{children}</div>
    </div>
  );
}
