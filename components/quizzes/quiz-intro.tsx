import type { MouseEvent } from "react";
import { StepBar, stepButton } from "@/components/learning/step-bar";
import { AccountField } from "@/components/shell/account-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/language";
import { retakeQuiz } from "./actions";
import type { QuizAddresses } from "./quiz";
import { QuizPause } from "./quiz-pause";
import { QuizProblem } from "./quiz-problem";
import { type AttemptWithQuestions, firstOpenQuestion } from "./quiz-state";
import { fill, type QuizTexts } from "./quiz-texts";
import { QuizUnread } from "./quiz-unread";
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
  /** An earlier attempt has already passed: the way on stays open, whatever this one says. */
  doneBefore: boolean;
  /** The pause after a failed attempt is not over yet. */
  waiting: boolean;
};

/** What awaits: how many questions, what passes, and the way in; of a finished quiz its results, and the way on. */
export function QuizIntro({
  attempt,
  addresses,
  texts,
  topicId,
  topicName,
  language,
  pending,
  problem,
  doneBefore,
  waiting,
  onStart,
  onRetake,
  onResults,
}: SharedProps & { onStart: () => void; onRetake: () => void; onResults: () => void }) {
  const run = (work: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    work();
  };
  const open = firstOpenQuestion(attempt) ?? 1;
  const introAgain = attempt.passed || doneBefore ? texts.introRetake : texts.introNotPassed;
  return (
    <section>
      <p className="text-[0.9em] font-semibold text-ink-soft">{topicName}</p>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="mt-3">{attempt.finished ? introAgain : texts.intro}</p>
      <ul className="mt-3 space-y-1">
        <li className="flex gap-2">
          <Icon name="quiz" /> {fill(texts.count, attempt.question_count)}
        </li>
        <li className="flex gap-2">
          <Icon name="check" /> {fill(texts.passMark, attempt.quiz_passing_percent)}
        </li>
        {!attempt.passed && !doneBefore && (
          <li className="flex gap-2">
            <Icon name="clock" /> {texts.pauseRule}
          </li>
        )}
      </ul>
      <QuizPause {...{ attempt, waiting, language, texts }} lead={texts.pauseIntro} lesson={addresses.lesson} />
      {attempt.passed && <QuizUnread {...{ attempt, topicId, texts }} />}
      <QuizProblem problem={problem} texts={texts} here={addresses.quiz} />
      <div className="mt-6 flex flex-col gap-3 empty:hidden sm:flex-row">
        {attempt.finished && (
          <LinkButton href={`${addresses.quiz}?step=results`} look="secondary" onClick={run(onResults)}>
            {texts.seeResults}
          </LinkButton>
        )}
        {attempt.passed && <RetakeForm {...{ topicId, language, pending, onRetake }} label={texts.startAgain} />}
        {!attempt.passed && doneBefore && <WayOn href={addresses.next} label={texts.goOn} look="secondary" />}
      </div>
      <StepBar previous={{ href: addresses.previous, label: texts.back }}>
        {attempt.finished ? (
          <NextAfterQuiz {...{ attempt, addresses, texts, topicId, language, pending, waiting, onRetake }} retake={texts.startAgain} />
        ) : (
          <LinkButton href={`${addresses.quiz}?step=${open}`} size="small" className={stepButton} onClick={run(onStart)}>
            {attempt.answers.length > 0 ? texts.resume : texts.start}
          </LinkButton>
        )}
      </StepBar>
    </section>
  );
}

type NextProps = Pick<SharedProps, "attempt" | "addresses" | "texts" | "topicId" | "language" | "pending" | "waiting"> & {
  retake: string;
  onRetake: () => void;
};

/** Of a finished quiz: on to the next section where it is passed, else once more, with the lesson before that. */
export function NextAfterQuiz({ attempt, addresses, texts, topicId, language, pending, waiting, retake, onRetake }: NextProps) {
  if (attempt.passed) return <WayOn href={addresses.next} label={texts.goOn} className={stepButton} />;
  if (waiting) {
    return (
      <LinkButton href={addresses.lesson} size="small" className={stepButton}>
        {texts.readLesson}
      </LinkButton>
    );
  }
  return <RetakeForm {...{ topicId, language, pending, onRetake }} label={retake} inBar />;
}

type WayOnProps = { href: string; label: string; look?: "secondary"; className?: string };

export function WayOn({ href, label, look, className }: WayOnProps) {
  return (
    <LinkButton href={href} rel="next" look={look} size={look ? "normal" : "small"} className={className}>
      {label} <Icon name="arrow" className="size-5 shrink-0" />
    </LinkButton>
  );
}

type RetakeProps = { topicId: string; language: Language; label: string; pending: boolean; inBar?: boolean; onRetake: () => void };

export function RetakeForm({ topicId, language, label, pending, inBar = false, onRetake }: RetakeProps) {
  return (
    <form
      className={inBar ? "flex min-w-0 flex-1" : undefined}
      action={retakeQuiz}
      onSubmit={(event) => {
        event.preventDefault();
        onRetake();
      }}
    >
      <AccountField />
      <input type="hidden" name="topicId" value={topicId} />
      <input type="hidden" name="language" value={language} />
      <Button
        type="submit"
        look={inBar ? "primary" : "secondary"}
        size={inBar ? "small" : "normal"}
        disabled={pending}
        className={inBar ? stepButton : "w-full"}
      >
        {label}
      </Button>
    </form>
  );
}
