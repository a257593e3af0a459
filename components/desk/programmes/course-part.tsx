import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

/**
 * A part of a course's figures. On a phone it is folded below its title, also without JavaScript. The content is a
 * sibling of the `<details>`, so that wide screens show it whether that is open or not (rule: course.page).
 */
export function CoursePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-md:border-b max-md:border-hairline">
      <h3 className="max-md:hidden">{title}</h3>
      <details className="group md:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <h3>{title}</h3>
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
      </details>
      <div className="max-md:pb-5 max-md:[details:not([open])+&]:hidden">{children}</div>
    </div>
  );
}
