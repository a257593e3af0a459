import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

/** An answer is "part" if all its choices are right and others are missing, as the verdict says in words. */
export type Result = "right" | "part" | "wrong";

/** The colour of the bar that shows a verdict. */
export const verdictTint = { right: "leaf", part: "haldi", wrong: "sindoor" } as const;

const colours = { right: "border-leaf text-leaf", part: "text-ink", wrong: "border-sindoor text-sindoor" };

/** The element around a verdict, which scrolls a long one. */
export const verdictBox = "quiz-verdict max-h-[40vh] overflow-y-auto overscroll-contain py-2 low:max-h-none";

/** Right, not complete or wrong, and below it why. */
export function Verdict({ result, title, children }: { result: Result; title: string; children: ReactNode }) {
  return (
    <div className="leading-snug [html:lang(hi)_&]:leading-normal">
      {/* On a wide screen the buttons of the bar are beside it. */}
      <p className={`flex items-center gap-2.5 text-lead leading-tight font-bold ${colours[result]}`}>
        {result === "part" ? (
          <HalfFilled />
        ) : (
          <span className={`grid size-8 shrink-0 place-items-center rounded-full border-2 bg-white ${colours[result]}`}>
            <Icon name={result === "right" ? "check" : "cross"} className="size-5 stroke-3" />
          </span>
        )}
        {title}
      </p>
      <div className="mt-1.5 space-y-1">{children}</div>
    </div>
  );
}

/** A tick or a plus would say that the answer is right. */
function HalfFilled() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32" className="size-8 shrink-0">
      <circle cx="16" cy="16" r="14" fill="var(--color-white)" stroke="var(--color-ink)" strokeWidth="2.5" />
      <path d="M16 2a14 14 0 0 0 0 28z" fill="var(--color-marigold)" stroke="var(--color-ink)" strokeWidth="2.5" />
    </svg>
  );
}

type ReadProps = {
  label: string;
  /** Where the questions are of several topics. */
  topic?: string;
  title: string;
};

/** The words of a button to the page that answers a question. */
export function ReadPage({ label, topic, title }: ReadProps) {
  if (!topic)
    return (
      <>
        {label}
        <span className="sr-only">: {title}</span>
      </>
    );
  return (
    <span className="min-w-0">
      {label}
      <span className="sr-only">: </span>
      <span className="block truncate font-normal">{topic}</span>
      <span className="sr-only">: {title}</span>
    </span>
  );
}
