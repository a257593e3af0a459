import { ReadingBar, type ReadingBarProps, type Segment, SegmentedLine } from "@/components/learning/client";
import { Icon } from "@/components/ui/icon";
import { fill } from "./fill-texts";
import type { AttemptWithQuestions, QuizStep } from "./quiz-state";
import type { QuizTexts } from "./quiz-texts";

type Props = { bar: ReadingBarProps; attempt: AttemptWithQuestions; step: QuizStep; texts: QuizTexts };

/**
 * The topic's bar; at a question and after a failed attempt it has one segment for each question. From then on its sheet lists them in words, also
 * at the results, whose review marks each of them.
 */
export function QuizBar({ bar, attempt, step, texts }: Props) {
  const isFailed = step === "results" && attempt.passed === false;
  const shown = typeof step === "number" || isFailed ? questionsIn(bar, attempt, step, texts) : bar;
  // The sheet stays mounted from step to step: it holds the chat's button.
  const path = step !== "intro" && (
    <div className="mb-4">
      <QuizPath attempt={attempt} current={step === "results" ? null : step} texts={texts} />
    </div>
  );
  return (
    <ReadingBar
      {...shown}
      sheet={
        <>
          {path}
          {bar.sheet}
        </>
      }
    />
  );
}

function questionsIn(
  bar: ReadingBarProps,
  attempt: AttemptWithQuestions,
  step: QuizStep,
  texts: QuizTexts,
): ReadingBarProps {
  const total = attempt.questions.length;
  const segments = attempt.questions.map(({ id }, index): Segment => {
    if (step === index + 1) return "current";
    const answer = attempt.answers.find(({ questionId }) => questionId === id);
    return answer ? (answer.correct ? "done" : "wrong") : "open";
  });
  const label = typeof step === "number" ? fill(texts.questionOf, step, total) : texts.review;
  return { ...bar, line: <SegmentedLine segments={segments} label={label} /> };
}

type QuizPathProps = { attempt: AttemptWithQuestions; current: number | null; texts: QuizTexts };

function QuizPath({ attempt, current, texts }: QuizPathProps) {
  const total = attempt.questions.length;
  return (
    <ol aria-label={texts.quizPath} className="flex flex-wrap gap-2">
      {attempt.questions.map((question, index) => {
        const answer = attempt.answers.find((each) => each.questionId === question.id);
        const look = !answer
          ? "border-line bg-white"
          : answer.correct
            ? "border-leaf bg-leaf text-white"
            : "border-sindoor bg-sindoor text-white";
        const state = answer ? (answer.correct ? texts.reviewRight : texts.reviewWrong) : "";
        return (
          <li
            key={question.id}
            aria-current={current === index + 1 ? "step" : undefined}
            className={`grid size-9 place-items-center rounded-full border-2 text-small font-bold aria-[current]:ring-3 aria-[current]:ring-marigold ${look}`}
          >
            <span className="sr-only">{`${fill(texts.questionOf, index + 1, total)} ${state}`}</span>
            <span aria-hidden="true">
              {answer ? <Icon name={answer.correct ? "check" : "cross"} className="size-5" /> : index + 1}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
