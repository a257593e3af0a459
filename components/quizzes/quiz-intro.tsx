import type { MouseEvent } from "react";
import { StepBar, stepButton } from "@/components/learning/client";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { fill } from "./fill-texts";
import { QuizProblem } from "./quiz-problem";
import type { SharedProps } from "./quiz-props";
import { QuizUnread } from "./quiz-results";
import { firstOpenQuestion } from "./quiz-state";
import { QuizPause, RetakeForm, WayOn } from "./ways-on";

/** The start of a quiz: questions, pass mark, start button; for a finished one its results and the next step. */
export function QuizIntro({
  topicName,
  problem,
  doneBefore,
  onStart,
  onResults,
  ...quiz
}: SharedProps & { onStart: () => void; onRetake: () => void; onResults: () => void }) {
  const { attempt, addresses, texts, waiting } = quiz;
  const run = (work: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    work();
  };
  const open = firstOpenQuestion(attempt) ?? 1;
  const introAgain = attempt.passed || doneBefore ? texts.introRetake : texts.introNotPassed;
  return (
    <section>
      <Picture
        src="/images/states/quiz.svg"
        alt=""
        width={320}
        height={180}
        className="mx-auto mb-3 h-auto w-44 sm:float-end sm:ms-6 sm:w-72 low:hidden"
      />
      <p className="text-small font-semibold text-ink-soft">{topicName}</p>
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
      <QuizPause {...quiz} lesson={addresses.lesson} />
      {attempt.passed && <QuizUnread {...quiz} />}
      <QuizProblem problem={problem} texts={texts} here={addresses.quiz} />
      <div className="mt-6 flex flex-col gap-3 empty:hidden sm:flex-row">
        {attempt.finished && (
          <LinkButton href={`${addresses.quiz}?step=results`} look="secondary" onClick={run(onResults)}>
            {texts.seeResults}
          </LinkButton>
        )}
        {attempt.passed && <RetakeForm {...quiz} label={texts.startAgain} />}
        {!attempt.passed && doneBefore && <WayOn href={addresses.next} label={texts.goOn} look="secondary" />}
      </div>
      <StepBar previous={{ href: addresses.previous, label: texts.back }}>
        {attempt.passed ? (
          <WayOn href={addresses.next} label={texts.goOn} className={stepButton} />
        ) : waiting && (attempt.finished || attempt.number === 0) ? (
          <LinkButton href={addresses.lesson} size="small" className={stepButton}>
            {texts.readLesson}
          </LinkButton>
        ) : attempt.finished ? (
          <RetakeForm {...quiz} look="primary" label={texts.startAgain} inBar />
        ) : (
          <LinkButton
            href={`${addresses.quiz}?step=${open}`}
            size="small"
            className={stepButton}
            onClick={run(onStart)}
          >
            {attempt.answers.length > 0 ? texts.resume : texts.start}
          </LinkButton>
        )}
      </StepBar>
    </section>
  );
}
