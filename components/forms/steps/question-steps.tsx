"use client";

import { Button } from "@/components/ui/button";
import { useScriptWorks } from "@/components/ui/use-script-works";
import type { Questions } from "./use-questions";

/** `counts`: "Question 1 of 8" for each question. `all`: "8 questions". */
export type QuestionTexts = { all: string; counts: string[]; back: string; next: string };
type Props = { questions: Questions; texts: QuestionTexts };

/** How many questions there are, and on a phone which of them is shown, with a line that grows. */
export function QuestionLine({ questions: { at, last }, texts }: Props) {
  const scriptWorks = useScriptWorks();
  if (last === 0) return null;
  return (
    <div className="text-small text-ink-soft print:hidden">
      <p className={scriptWorks ? "max-sm:hidden" : ""}>{texts.all}</p>
      {scriptWorks && (
        <>
          <p className="sm:hidden">{texts.counts[at]}</p>
          <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-peacock-tint sm:hidden">
            <div className="h-full bg-peacock" style={{ width: `${((at + 1) / (last + 1)) * 100}%` }} />
          </div>
        </>
      )}
    </div>
  );
}

type EndProps = Props & { label: string; busyLabel: string; busy: boolean };

/** The button that sends the form; on a phone those to the next question and the one before. */
export function QuestionEnd({ questions: { at, last, goBack }, texts, label, busyLabel, busy }: EndProps) {
  const scriptWorks = useScriptWorks();
  const isBefore = scriptWorks && at < last;
  return (
    <div className="mt-5 grid gap-3 sm:flex">
      {isBefore && (
        <Button type="submit" className="w-full sm:hidden">
          {texts.next}
        </Button>
      )}
      <Button type="submit" aria-disabled={busy} className={`w-full sm:w-auto ${isBefore ? "max-sm:hidden" : ""}`}>
        {busy ? busyLabel : label}
      </Button>
      {scriptWorks && at > 0 && (
        <Button look="secondary" onClick={goBack} className="w-full sm:hidden">
          {texts.back}
        </Button>
      )}
    </div>
  );
}
