import type { ReactNode } from "react";
import { StepBar, UnreadLinks } from "@/components/learning/client";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import { QuizPause } from "./quiz-pause";
import { QuizProblem } from "./quiz-problem";
import type { SharedProps } from "./quiz-props";
import { QuizReview } from "./quiz-review";
import type { AttemptWithQuestions } from "./quiz-state";
import { fill, type QuizTexts } from "./quiz-texts";
import { NextAfterQuiz, RetakeForm, WayOn } from "./ways-on";

type Props = SharedProps & { moduleEnd: ReactNode; onRetake: () => void };

/** Passed or not yet, the score, the way on, and the review of every question (rule: quiz.words). */
export function QuizResults({ topicName, problem, doneBefore, moduleEnd, onRetake, ...shared }: Props) {
  const { attempt, addresses, texts, topicId, language, pending, retakeAction } = shared;
  const passed = attempt.passed === true;
  return (
    <section>
      <p className="text-center text-small font-semibold text-ink-soft">{topicName}</p>
      <Picture
        src={`/images/states/${passed ? "congratulations" : "try-again"}.svg`}
        alt=""
        width={320}
        height={240}
        className="mx-auto my-3 h-auto w-44 sm:tight:w-28"
      />
      <h1 tabIndex={-1} className="text-center">
        {passed ? texts.passed : texts.failed}
      </h1>
      {passed && <p className="mt-2 text-center">{texts.passedLead}</p>}
      <p className="mt-2 text-center text-lead font-semibold">
        {fill(texts.score, attempt.correct_count, attempt.question_count, attempt.percent ?? 0)}
      </p>
      {!passed && (
        <p className="mt-1 text-center text-ink-soft">{fill(texts.passMark, attempt.quiz_passing_percent)}</p>
      )}
      {passed ? (
        <QuizUnread {...{ attempt, topicId, texts }} />
      ) : (
        <QuizPause {...{ attempt, language, texts }} waiting={shared.waiting} lead={texts.pauseLead} />
      )}
      {passed && moduleEnd}
      <QuizProblem problem={problem} texts={texts} here={addresses.quiz} />
      <div
        className={`mt-5 flex justify-center sm:flex-row sm:items-center sm:gap-3 ${passed ? "flex-wrap" : "flex-col items-stretch gap-3"}`}
      >
        {!passed && doneBefore && <WayOn href={addresses.next} label={texts.goOn} look="secondary" />}
        {passed && (
          <RetakeForm {...{ topicId, language, pending, retakeAction, onRetake }} look="quiet" label={texts.retake} />
        )}
        {/* While the pause lasts, the bar has the button to the lesson. */}
        {!shared.waiting && (
          <LinkButton href={addresses.lesson} look={passed ? "quiet" : "secondary"}>
            {texts.retakeLesson}
          </LinkButton>
        )}
      </div>
      <QuizReview {...{ attempt, topicId, texts }} />
      <StepBar>
        <NextAfterQuiz {...shared} retake={texts.retake} onRetake={onRetake} />
      </StepBar>
    </section>
  );
}

/** Lists, with links, the unread pages that keep a topic incomplete although its quiz is passed. */
export function QuizUnread({
  attempt,
  topicId,
  texts,
}: {
  attempt: AttemptWithQuestions;
  topicId: string;
  texts: QuizTexts;
}) {
  const { unread_pages: unread } = attempt;
  if (unread.length === 0) return null;
  return (
    <Notice kind="information" className="mt-4">
      <p className="font-semibold">{unread.length === 1 ? texts.unreadOne : fill(texts.unreadMany, unread.length)}</p>
      <p>{texts.unreadLead}</p>
      <UnreadLinks
        topicId={topicId}
        links={unread.map(({ page, title, seconds }) => ({
          page,
          label: fill(texts.unreadPage, page, title) + (seconds ? ` · ${fill(texts.shortBy, seconds)}` : ""),
        }))}
      />
    </Notice>
  );
}
