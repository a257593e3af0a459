import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

/** An answer is "part" if all its choices are right and others are missing, as the verdict says in words. */
export type Result = "right" | "part" | "wrong";

/** The colour of the bar that shows a verdict. */
export const verdictTint = { right: "leaf", part: "haldi", wrong: "sindoor" } as const;

const marks = {
  right: { icon: "check", colour: "border-leaf text-leaf" },
  part: { icon: "plus", colour: "border-marigold text-ink" },
  wrong: { icon: "cross", colour: "border-sindoor text-sindoor" },
} as const;

/** The element around a verdict, which scrolls a long one. */
export const verdictBox = "quiz-verdict max-h-[40vh] overflow-y-auto overscroll-contain py-2 low:max-h-none";

/** Right, not complete or wrong, and below it why. */
export function Verdict({ result, title, children }: { result: Result; title: string; children: ReactNode }) {
  const { icon, colour } = marks[result];
  return (
    <div className="leading-snug [html:lang(hi)_&]:leading-normal">
      <p className={`flex items-center gap-2.5 text-lead font-bold ${colour}`}>
        <span className={`grid size-8 shrink-0 place-items-center rounded-full border-2 bg-white ${colour}`}>
          <Icon name={icon} className="size-5 stroke-3" />
        </span>
        {title}
      </p>
      <div className="mt-1.5 space-y-1">{children}</div>
    </div>
  );
}
