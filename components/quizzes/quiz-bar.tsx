import { ReadingBar, type ReadingBarProps } from "@/components/learning/reading-bar";
import { type Segment, SegmentedLine } from "@/components/learning/segmented-line";
import { QuizPath } from "./quiz-path";
import type { AttemptWithQuestions, QuizStep } from "./quiz-state";
import { fill, type QuizTexts } from "./quiz-texts";

type Props = { bar: ReadingBarProps; attempt: AttemptWithQuestions; step: QuizStep; texts: QuizTexts };

/** The topic's bar; at a question and at the results it has one segment for each question, and its sheet lists the same in words. */
export function QuizBar({ bar, attempt, step, texts }: Props) {
  const shown = step === "intro" ? bar : questionsIn(bar, attempt, step, texts);
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

function questionsIn(bar: ReadingBarProps, attempt: AttemptWithQuestions, step: number | "results", texts: QuizTexts): ReadingBarProps {
  const total = attempt.questions.length;
  const segments = attempt.questions.map(({ id }, index): Segment => {
    const answer = attempt.answers.find(({ questionId }) => questionId === id);
    if (step === index + 1) return "current";
    return answer ? (answer.correct ? "done" : "wrong") : "open";
  });
  const label = step === "results" ? fill(texts.score, attempt.correct_count, total, attempt.percent ?? 0) : fill(texts.questionOf, step, total);
  return { ...bar, line: <SegmentedLine segments={segments} label={label} />, position: `${step === "results" ? attempt.correct_count : step} / ${total}` };
}
