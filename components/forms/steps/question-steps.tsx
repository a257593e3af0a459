"use client";

import { Button } from "@/components/ui/button";
import { useScriptWorks } from "@/components/ui/use-script-works";
import type { Questions } from "./use-questions";

/** `counts`: "Question 1 of 8" for each question. `all`: "8 questions". */
export type QuestionTexts = { all: string; counts: string[]; back: string; next: string };
type Props = { questions: Questions; texts: QuestionTexts };

/** How many questions there are, and where they come one by one which of them is shown, with a line that grows. */
export function QuestionLine({ questions: { at, last, isLong }, texts }: Props) {
  const onlyOnPhones = isLong ? "" : "sm:hidden";
  const scriptWorks = useScriptWorks();
  if (last === 0) return null;
  return (
    <div className="mt-3 text-small text-ink-soft print:hidden">
      {!(scriptWorks && isLong) && <p className={scriptWorks ? "max-sm:hidden" : ""}>{texts.all}</p>}
      {scriptWorks && (
        <>
          <p className={onlyOnPhones}>{texts.counts[at]}</p>
          <div aria-hidden="true" className={`mt-1 h-2 overflow-hidden rounded-full bg-peacock-tint ${onlyOnPhones}`}>
            <div className="h-full bg-peacock" style={{ width: `${((at + 1) / (last + 1)) * 100}%` }} />
          </div>
        </>
      )}
    </div>
  );
}

type EndProps = Props & { label: string; busyLabel: string; busy: boolean };

/** The button that sends the form; where the questions come one by one, those to the next and the one before. */
export function QuestionEnd({ questions: { at, last, goBack, isLong }, texts, label, busyLabel, busy }: EndProps) {
  const scriptWorks = useScriptWorks();
  const isBefore = scriptWorks && at < last;
  const onlyOnPhones = isLong ? "sm:w-auto" : "sm:hidden";
  return (
    <div className="mt-5 grid gap-3 sm:flex">
      {isBefore && (
        <Button type="submit" className={`w-full ${onlyOnPhones}`}>
          {texts.next}
        </Button>
      )}
      {!(isBefore && isLong) && (
        <Button type="submit" aria-disabled={busy} className={`w-full sm:w-auto ${isBefore ? "max-sm:hidden" : ""}`}>
          {busy ? busyLabel : label}
        </Button>
      )}
      {scriptWorks && at > 0 && (
        <Button look="secondary" onClick={goBack} className={`w-full ${onlyOnPhones}`}>
          {texts.back}
        </Button>
      )}
    </div>
  );
}
