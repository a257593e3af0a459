import type { MouseEvent } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/language";
import { retakeQuiz } from "./actions";
import type { QuizAddresses } from "./quiz";
import { QuizProblem } from "./quiz-problem";
import { type AttemptWithQuestions, firstOpenQuestion } from "./quiz-state";
import { fill, type QuizTexts } from "./quiz-texts";
import type { Problem } from "./use-asking";

export type SharedProps = {
  topicId: string;
  topicName: string;
  language: Language;
  attempt: AttemptWithQuestions;
  addresses: QuizAddresses;
  texts: QuizTexts;
  pending: boolean;
  problem: Problem | null;
};

/** What awaits: how many questions, what passes, and the way in. */
export function QuizIntro({
  attempt,
  addresses,
  texts,
  topicId,
  topicName,
  language,
  pending,
  problem,
  onStart,
  onRetake,
  onResults,
}: SharedProps & { onStart: () => void; onRetake: () => void; onResults: () => void }) {
  const run = (work: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    work();
  };
  const open = firstOpenQuestion(attempt) ?? 1;
  return (
    <section>
      <p className="text-[0.9em] font-semibold text-ink-soft">{topicName}</p>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="mt-3">{attempt.finished ? texts.introRetake : texts.intro}</p>
      <ul className="mt-3 space-y-1">
        <li className="flex gap-2">
          <Icon name="quiz" /> {fill(texts.count, attempt.question_count)}
        </li>
        <li className="flex gap-2">
          <Icon name="check" /> {fill(texts.passMark, attempt.quiz_passing_percent)}
        </li>
      </ul>
      <QuizProblem problem={problem} texts={texts} here={addresses.quiz} />
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        {attempt.finished ? (
          <>
            <LinkButton href={`${addresses.quiz}?step=results`} onClick={run(onResults)}>
              {texts.seeResults}
            </LinkButton>
            <RetakeForm topicId={topicId} language={language} label={texts.startAgain} pending={pending} onRetake={onRetake} />
          </>
        ) : (
          <LinkButton href={`${addresses.quiz}?step=${open}`} onClick={run(onStart)}>
            {attempt.answers.length > 0 ? texts.resume : texts.start}
          </LinkButton>
        )}
      </div>
      <LinkButton href={addresses.previous} look="quiet" size="small" className="mt-4">
        <Icon name="back" className="size-5" /> {texts.back}
      </LinkButton>
    </section>
  );
}

export function RetakeForm({
  topicId,
  language,
  label,
  pending,
  onRetake,
}: {
  topicId: string;
  language: Language;
  label: string;
  pending: boolean;
  onRetake: () => void;
}) {
  return (
    <form
      action={retakeQuiz}
      onSubmit={(event) => {
        event.preventDefault();
        onRetake();
      }}
    >
      <input type="hidden" name="topicId" value={topicId} />
      <input type="hidden" name="language" value={language} />
      <Button type="submit" look="secondary" disabled={pending} className="w-full">
        {label}
      </Button>
    </form>
  );
}
