import { Icon } from "@/components/ui/icon";
import type { QuizAttempt, QuizQuestion } from "@/lib/contract/quizzes";
import { differenceText, type QuizTexts } from "./quiz-texts";

type Props = {
  question: QuizQuestion;
  answer: QuizAttempt["answers"][number];
  /** The answer of another tab counts, not the choice that was sent from here. */
  othersCount: boolean;
  texts: QuizTexts;
};

/**
 * What the bar says after the check: right or wrong, of several choices how many are missing, and why.
 */
export function QuizVerdict({ question, answer, othersCount, texts }: Props) {
  const difference = differenceText(answer, texts);
  const colour = answer.correct ? "border-leaf text-leaf" : "border-sindoor text-sindoor";
  return (
    <div className="leading-snug [html:lang(hi)_&]:leading-normal">
      <p className={`flex items-center gap-2.5 text-lead font-bold ${colour}`}>
        <span className={`grid size-8 shrink-0 place-items-center rounded-full border-2 bg-white ${colour}`}>
          <Icon name={answer.correct ? "check" : "cross"} className="size-5 stroke-3" />
        </span>
        {answer.correct ? texts.right : texts.wrong}
      </p>
      <div className="mt-1.5 space-y-1">
        {othersCount && <p className="font-semibold">{texts.earlierCounts}</p>}
        {difference && <p>{difference}</p>}
        <Reasons {...{ question, answer, texts }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
        {question.feedback && <p dangerouslySetInnerHTML={{ __html: question.feedback }} />}
      </div>
    </div>
  );
}

/** Why each chosen option is or falls short, behind its letter where there are several. */
function Reasons({ question, answer, texts }: Pick<Props, "question" | "answer" | "texts">) {
  const letters = texts.letters.split(" ");
  const chosen = question.options
    .map((option, index) => ({ ...option, letter: letters[index] }))
    .filter(({ id, why }) => why !== null && answer.choices.includes(id));
  return chosen.map(({ id, letter, why }) => (
    <p key={id}>
      {answer.choices.length > 1 && <b>{letter} </b>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
      <span dangerouslySetInnerHTML={{ __html: why ?? "" }} />
    </p>
  ));
}
