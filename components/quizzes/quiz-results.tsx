import type { ReactNode } from "react";
import { StepBar, sectionAddress, stepButton, UnreadLinks } from "@/components/learning/client";
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

/**
 * Passed or not yet with the score as the headline, the documented sentence, the way on, and the review of every
 * question (rule: quiz.words).
 */
export function QuizResults({ topicName, problem, doneBefore, moduleEnd, onRetake, ...shared }: Props) {
  const { attempt, addresses, texts, topicId, language, pending, retakeAction, waiting } = shared;
  const passed = attempt.passed === true;
  const reading = pageToRead(shared);
  return (
    <section className="text-center">
      <p className="text-small font-semibold text-ink-soft">{topicName}</p>
      <Picture
        src={`/images/states/${passed ? "congratulations" : "try-again"}.svg`}
        alt=""
        width={320}
        height={240}
        className="mx-auto my-3 h-auto w-44 sm:tight:w-28"
      />
      <h1 tabIndex={-1}>
        {fill(passed ? texts.passedTitle : texts.failedTitle, attempt.correct_count, attempt.question_count)}
      </h1>
      <p className="mt-2 font-semibold text-balance">{passed ? texts.passed : texts.failed}</p>
      <p className="mt-1 text-balance text-ink-soft">
        {passed ? texts.passedLead : fill(texts.passMark, attempt.quiz_passing_percent)}
      </p>
      <div className="text-start">
        {passed ? (
          <QuizUnread {...{ attempt, topicId, texts }} />
        ) : (
          <QuizPause {...{ attempt, language, texts, waiting }} lead={texts.pauseLead} />
        )}
        {passed && moduleEnd}
        <QuizProblem problem={problem} texts={texts} here={addresses.quiz} />
      </div>
      {!passed && doneBefore && (
        <p className="mt-4">
          <WayOn href={addresses.next} label={texts.goOn} look="secondary" />
        </p>
      )}
      <QuizReview {...{ attempt, topicId, texts }} />
      <div className="mt-4 flex flex-wrap justify-center gap-x-6">
        {passed && (
          <RetakeForm {...{ topicId, language, pending, retakeAction, onRetake }} look="quiet" label={texts.retake} />
        )}
        {/* Where the bar has no button to it. */}
        {reading?.href !== addresses.lesson && (
          <LinkButton href={addresses.lesson} look="quiet" size="small" className="!px-0">
            {texts.retakeLesson}
          </LinkButton>
        )}
      </div>
      <StepBar>
        {reading && (
          <LinkButton href={reading.href} size="small" className={stepButton}>
            {reading.label}
          </LinkButton>
        )}
        {!waiting && (
          <NextAfterQuiz
            {...shared}
            retake={texts.retake}
            look={reading ? "secondary" : "primary"}
            onRetake={onRetake}
          />
        )}
      </StepBar>
    </section>
  );
}

/** After a failed attempt, the page that answers the first question that was not answered right. */
function pageToRead({
  attempt,
  addresses,
  texts,
  topicId,
}: Pick<Props, "attempt" | "addresses" | "texts" | "topicId">) {
  if (attempt.passed) return null;
  const right = new Set(attempt.answers.flatMap(({ questionId, correct }) => (correct ? [questionId] : [])));
  const lesson = attempt.questions.find((question) => question.lesson && !right.has(question.id))?.lesson;
  const href = lesson ? sectionAddress(lesson.topic || topicId, "primary", lesson.page) : addresses.lesson;
  const isLesson = !lesson || href === addresses.lesson;
  return { href, label: isLesson ? texts.retakeLesson : fill(texts.readAgain, lesson.page) };
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
