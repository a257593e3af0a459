import type { ReactNode } from "react";
import { AboveStep, StepBar, sectionAddress, stepButton, UnreadLinks } from "@/components/learning/client";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import type { QuizAttempt, QuizQuestion } from "@/lib/contract/quizzes";
import { spansTopics } from "@/lib/contract/rules/quiz/spans-topics";
import { rightToPass } from "@/lib/contract/rules/quiz/whole-percent";
import { differenceText, fill } from "./fill-texts";
import { optionMark } from "./option-cards";
import { QuestionLine } from "./question-heading";
import { QuizProblem } from "./quiz-problem";
import type { SharedProps } from "./quiz-props";
import type { QuizTexts } from "./quiz-texts";
import { QuizPause, RetakeForm, WayOn } from "./ways-on";

type Props = SharedProps & { moduleEnd: ReactNode; onRetake: () => void };

/**
 * After a pass, the headline is the score. After a failed attempt, it says what to do, with the score below it and the
 * pages to read. The review of every question and the documented sentence follow (rule: quiz.words).
 */
export function QuizResults({ topicName, problem, doneBefore, moduleEnd, onRetake, ...shared }: Props) {
  const { attempt, addresses, texts, topicId, language, pending, retakeAction, waiting } = shared;
  const passed = attempt.passed === true;
  const pages = passed ? [] : pagesToRead(shared);
  const { correct_count: correct, question_count: total } = attempt;
  return (
    <section className={passed ? "text-center" : "quiz-failed flow-root"}>
      {passed && <p className="text-small font-semibold text-ink-soft">{topicName}</p>}
      <Picture
        src={`/images/states/${passed ? "congratulations" : "try-again"}.svg`}
        alt=""
        width={320}
        height={240}
        // `float-end` is unknown to browsers of 2020.
        className={`h-auto sm:tight:w-28 ${passed ? "mx-auto my-3 w-44" : "float-right mb-1 ms-2 w-20 sm:ms-4 sm:w-28"}`}
      />
      <h1 tabIndex={-1} className={passed ? "" : "text-title"}>
        {passed ? fill(texts.passedTitle, correct, total) : failedTitle(pages, texts)}
      </h1>
      {passed ? (
        <>
          <p className="mt-2 font-semibold text-balance">{texts.passed}</p>
          <p className="mt-1 text-balance text-ink-soft">{texts.passedLead}</p>
        </>
      ) : (
        <>
          <p className="mt-1">
            {fill(texts.failedScore, correct, total, rightToPass(total, attempt.quiz_passing_percent))}
          </p>
          <p className="mt-1 text-small">
            {texts.failed} {texts.failedAgain} {texts.readingCounts}
          </p>
        </>
      )}
      <div className="text-start">
        {passed && <QuizUnread {...{ attempt, topicId, texts }} />}
        {passed && moduleEnd}
        <QuizProblem problem={problem} texts={texts} here={addresses.quiz} />
      </div>
      {!passed && doneBefore && (
        <p className="mt-4">
          <WayOn href={addresses.next} label={texts.goOn} look="secondary" />
        </p>
      )}
      {!passed && <PagesToRead {...{ pages, attempt, topicId, texts }} lesson={addresses.lesson} />}
      <FoldedReview {...{ attempt, topicId, texts }} />
      {!passed && <p className="mt-2 text-small text-ink-soft">{texts.keyLater}</p>}
      {passed && (
        <div className="mt-4 flex flex-wrap justify-center gap-x-6">
          <RetakeForm {...{ topicId, language, pending, retakeAction, onRetake }} look="quiet" label={texts.retake} />
          <LinkButton href={addresses.lesson} look="quiet" size="small" className="!px-0">
            {texts.retakeLesson}
          </LinkButton>
        </div>
      )}
      <StepBar
        above={
          !passed && (
            <AboveStep>
              <QuizPause {...{ attempt, language, texts, waiting }} />
            </AboveStep>
          )
        }
      >
        {passed ? (
          <WayOn href={addresses.next} label={texts.goOn} className={stepButton} />
        ) : (
          // During the pause the button cannot be pressed (rule: quiz.words).
          <RetakeForm
            {...{ topicId, language, retakeAction, onRetake }}
            pending={pending || waiting}
            label={texts.retake}
            inBar
          />
        )}
      </StepBar>
    </section>
  );
}

type PageToRead = NonNullable<QuizQuestion["lesson"]> & { missed: number };

/** After a failed attempt: the pages that answer the questions missed, topic by topic, the quiz's own topic first; of a topic, the page with most of them. */
function pagesToRead({ attempt, topicId }: Part): PageToRead[] {
  const right = new Set(attempt.answers.flatMap(({ questionId, correct }) => (correct ? [questionId] : [])));
  const topics = [topicId];
  const pages = new Map<string, PageToRead>();
  for (const { id, lesson } of attempt.questions) {
    if (!lesson || right.has(id)) continue;
    const topic = lesson.topic || topicId;
    if (!topics.includes(topic)) topics.push(topic);
    const key = `${topic} ${lesson.page}`;
    pages.set(key, { ...lesson, topic, missed: (pages.get(key)?.missed ?? 0) + 1 });
  }
  return [...pages.values()].sort(
    (a, b) => topics.indexOf(a.topic) - topics.indexOf(b.topic) || b.missed - a.missed || a.page - b.page,
  );
}

function failedTitle(pages: PageToRead[], texts: QuizTexts): string {
  const [first, ...others] = pages;
  if (!first) return texts.failedTitle;
  return others.length > 0 ? texts.failedTitleMany : fill(texts.failedTitleOne, first.page);
}

type Part = Pick<SharedProps, "attempt" | "topicId" | "texts">;

/** Lists, with links, the unread pages that keep a topic incomplete although its quiz is passed. */
export function QuizUnread({ attempt, topicId, texts }: Part) {
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

type PagesProps = Part & { pages: PageToRead[]; lesson: string };

/** After a failed attempt: the pages to read, each with how many answers are wrong and its time, then the lesson. */
function PagesToRead({ pages, lesson, attempt, topicId, texts }: PagesProps) {
  const named = spansTopics(attempt.questions, topicId);
  return (
    <ul className="pages-to-read mt-3 text-start">
      {pages.map(({ topic, topic_name, page, title, missed, minutes }) => (
        <PageLink
          key={`${topic} ${page}`}
          href={sectionAddress(topic, "primary", page)}
          title={fill(texts.unreadPage, page, title)}
          topic={named && topic_name}
        >
          {fill(texts.missed, missed)}
          {minutes > 0 && ` · ${fill(texts.pageMinutes, minutes)}`}
        </PageLink>
      ))}
      <PageLink href={lesson} title={texts.retakeLesson}>
        {texts.retakeLessonAll}
      </PageLink>
    </ul>
  );
}

type PageLinkProps = { href: string; title: string; topic?: string | false; children: ReactNode };

function PageLink({ href, title, topic, children }: PageLinkProps) {
  return (
    <li>
      <a href={href}>
        <Icon name="book" className="size-5" />
        <span className="flex-1">
          {topic && <span className="block text-small">{topic}</span>}
          <b className="block">{title}</b>
          <span className="block text-small">{children}</span>
        </span>
        <Icon name="arrow" className="size-5" />
      </a>
    </li>
  );
}

function FoldedReview(part: Part) {
  return (
    <details className={`group/review text-start ${part.attempt.passed ? "mt-6" : "mt-3"}`}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 border-y border-hairline [&::-webkit-details-marker]:hidden">
        <h2 className="text-lead">{part.texts.review}</h2>
        <Icon name="down" className="size-6 text-peacock group-open/review:rotate-180" />
      </summary>
      <div className="mt-3 rounded-card border border-hairline bg-white">
        <Questions {...part} />
      </div>
    </details>
  );
}

/**
 * Each question with a tick or a cross. A fold contains the reason of each choice, and a link to the page that answers
 * the question. The other options and the key appear only after a pass (rule: quiz.key-after-pass).
 */
function Questions({ attempt, topicId, texts }: Part) {
  const named = spansTopics(attempt.questions, topicId);
  return (
    <ol>
      {attempt.questions.map((question) => {
        const answer = attempt.answers.find((each) => each.questionId === question.id);
        const correct = answer?.correct ?? false;
        return (
          <li key={question.id} className="border-b border-hairline last:border-0">
            <details className="group">
              <summary className="flex min-h-12 list-none items-start gap-2.5 px-3 md:px-4 lowered-3 leading-snug [&::-webkit-details-marker]:hidden">
                <Icon
                  name={correct ? "check" : "cross"}
                  label={correct ? texts.reviewRight : texts.reviewWrong}
                  className={`size-5 shrink-0 ${correct ? "text-leaf" : "text-ink-soft"}`}
                />
                <QuestionLine question={question.question} />
                <Icon name="down" className="size-5 text-peacock group-open:rotate-180" />
              </summary>
              {answer && <Reasons {...{ question, answer, topicId, texts, named }} />}
            </details>
          </li>
        );
      })}
    </ol>
  );
}

type ReasonsProps = Omit<Part, "attempt"> & {
  question: QuizQuestion;
  answer: QuizAttempt["answers"][number];
  /** The link names the page's topic. */
  named: boolean;
};

function Reasons({ question, answer, topicId, texts, named }: ReasonsProps) {
  const shown = question.options.filter(
    (option) => answer.choices.includes(option.id) || option.correct || option.why !== null,
  );
  const difference = differenceText(answer, texts);
  const { lesson } = question;
  return (
    <div className="space-y-3 px-4 pb-3 sm:ps-13">
      <ul className="space-y-4">
        {shown.map((option) => {
          const checked = answer.choices.includes(option.id);
          const mark = optionMark(option, { type: question.op_type, checked, texts });
          return (
            <li key={option.id} className={`border-s-4 ps-3 ${borderClass(mark, option.correct)}`}>
              {mark && (
                <span
                  className={`flex items-center gap-1 text-small font-semibold ${option.correct === null ? "" : mark.look}`}
                >
                  {option.correct !== null && <Icon name={mark.icon} className="size-5" />} {mark.text}
                </span>
              )}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
              <span className="block" dangerouslySetInnerHTML={{ __html: option.option }} />
              {option.why && (
                <span
                  className="mt-1 block text-small text-ink-soft"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server
                  dangerouslySetInnerHTML={{ __html: option.why }}
                />
              )}
            </li>
          );
        })}
      </ul>
      {difference && <p>{difference}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
      {question.feedback && <p dangerouslySetInnerHTML={{ __html: question.feedback }} />}
      {lesson && (
        <a
          href={sectionAddress(lesson.topic || topicId, "primary", lesson.page)}
          className="inline-flex min-h-12 items-center gap-2 leading-snug font-semibold"
        >
          <Icon name="book" className="size-5" />
          {named && lesson.topic_name
            ? fill(texts.topicPage, lesson.page, lesson.topic_name)
            : fill(texts.lessonPage, lesson.page, lesson.title)}
        </a>
      )}
    </div>
  );
}

/** The line beside an option: the colour of its mark, which the mark's icon and word say too. */
function borderClass(mark: ReturnType<typeof optionMark>, correct: boolean | null): string {
  if (!mark || correct === null) return "border-hairline";
  return { check: "border-leaf", cross: "border-sindoor", plus: "border-dashed border-ink-soft" }[mark.icon];
}
