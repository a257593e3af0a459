import { sectionAddress } from "@/components/learning/client";
import { Icon } from "@/components/ui/icon";
import type { QuizAttempt, QuizQuestion } from "@/lib/contract/quizzes";
import { optionMark } from "./question-types";
import type { AttemptWithQuestions } from "./quiz-state";
import { differenceText, fill, type QuizTexts } from "./quiz-texts";

type Props = { attempt: AttemptWithQuestions; topicId: string; texts: QuizTexts };

/**
 * Each question with a tick or a cross, and behind a fold why each choice is or falls short, and the page that answers
 * it; the fold of the first wrong one is open, and after a pass the whole list is folded. The other options, and the key, are there only after a pass (rule: quiz.key-after-pass).
 */
export function QuizReview({ attempt, topicId, texts }: Props) {
  const title = <h2 className={attempt.passed ? "text-lead" : ""}>{texts.review}</h2>;
  if (!attempt.passed)
    return (
      <section className="mt-6 text-start">
        {title}
        <p className="mt-1 mb-3 text-ink-soft">{texts.keyLater}</p>
        <Questions {...{ attempt, topicId, texts }} />
      </section>
    );
  return (
    <details className="group/review mt-6 text-start">
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 border-y border-hairline [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="down" className="size-6 text-peacock group-open/review:rotate-180" />
      </summary>
      <div className="mt-3">
        <Questions {...{ attempt, topicId, texts }} />
      </div>
    </details>
  );
}

function Questions({ attempt, topicId, texts }: Props) {
  const isRight = (id: string) => attempt.answers.find(({ questionId }) => questionId === id)?.correct ?? false;
  const firstWrong = attempt.passed ? undefined : attempt.questions.find(({ id }) => !isRight(id));
  return (
    <ol className="rounded-card border border-hairline bg-white">
      {attempt.questions.map((question) => {
        const answer = attempt.answers.find((each) => each.questionId === question.id);
        const correct = isRight(question.id);
        return (
          <li key={question.id} className="border-b border-hairline last:border-0">
            <details open={question === firstWrong} className="group">
              <summary className="flex min-h-12 list-none items-start gap-2.5 px-3 md:px-4 lowered-3 leading-snug [&::-webkit-details-marker]:hidden">
                <Icon
                  name={correct ? "check" : "cross"}
                  label={correct ? texts.reviewRight : texts.reviewWrong}
                  className={`size-6 shrink-0 ${correct ? "text-leaf" : "text-sindoor"}`}
                />
                <span
                  className="min-w-0 flex-1 group-open:font-semibold"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server
                  dangerouslySetInnerHTML={{ __html: question.question }}
                />
                <Icon name="down" className="size-6 text-peacock group-open:rotate-180" />
              </summary>
              {answer && <Reasons {...{ question, answer, topicId, texts }} />}
            </details>
          </li>
        );
      })}
    </ol>
  );
}

type ReasonsProps = {
  question: QuizQuestion;
  answer: QuizAttempt["answers"][number];
  topicId: string;
  texts: QuizTexts;
};

function Reasons({ question, answer, topicId, texts }: ReasonsProps) {
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
          {fill(texts.lessonPage, lesson.page, lesson.title)}
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
