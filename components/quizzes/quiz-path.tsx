import { Icon } from "@/components/ui/icon";
import type { AttemptWithQuestions } from "./quiz-state";
import { fill, type QuizTexts } from "./quiz-texts";

/** The questions as a short path of ticks, crosses and numbers. */
export function QuizPath({ attempt, current, texts }: { attempt: AttemptWithQuestions; current: number | null; texts: QuizTexts }) {
  const total = attempt.questions.length;
  return (
    <ol aria-label={texts.quizPath} className="flex flex-wrap gap-2">
      {attempt.questions.map((question, index) => {
        const answer = attempt.answers.find((each) => each.questionId === question.id);
        const look = !answer ? "border-line bg-white" : answer.correct ? "border-leaf bg-leaf text-white" : "border-sindoor bg-sindoor text-white";
        const state = answer ? (answer.correct ? texts.reviewRight : texts.reviewWrong) : "";
        return (
          <li
            key={question.id}
            aria-current={current === index + 1 ? "step" : undefined}
            className={`grid size-9 place-items-center rounded-full border-2 text-[0.85em] font-bold aria-[current]:ring-3 aria-[current]:ring-marigold ${look}`}
          >
            <span className="sr-only">{`${fill(texts.questionOf, index + 1, total)} ${state}`}</span>
            <span aria-hidden="true">{answer ? <Icon name={answer.correct ? "check" : "cross"} className="size-5" /> : index + 1}</span>
          </li>
        );
      })}
    </ol>
  );
}
