import "./fold.css";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** An address with this name after `#` opens it, where scripts run (components/layout/header/header-events.tsx). */
  id: string;
  heading: "h2" | "h3";
  title: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A section of a long page that is folded below its heading; browsers find and print what is in it. */
export function Fold({ id, heading: Heading, title, className = "", children }: Props) {
  return (
    <details id={id} className={`fold group scroll-mt-20 border-b border-hairline ${className}`}>
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2">
        <Heading
          className={`min-w-0 flex-1 wrap-anywhere leading-snug ${Heading === "h2" ? "text-lead md:text-lead" : "text-body text-pretty md:text-body"}`}
        >
          {title}
        </Heading>
        <Icon name="down" className="size-5 text-peacock transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
