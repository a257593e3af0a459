import { Icon } from "@/components/ui/icon";
import type { AttemptWithQuestions } from "./quiz-state";
import type { QuizTexts } from "./quiz-texts";

/** Each question with a tick or a cross, and its reason behind a fold. */
export function QuizReview({ attempt, texts }: { attempt: AttemptWithQuestions; texts: QuizTexts }) {
  return (
    <section className="mt-10">
      <h2>{texts.review}</h2>
      <ol className="mt-3 space-y-2">
        {attempt.questions.map((question) => {
          const correct = attempt.answers.find((answer) => answer.questionId === question.id)?.correct ?? false;
          return (
            <li key={question.id} className="rounded-card border border-hairline bg-white">
              <details>
                <summary className="flex min-h-12 items-start gap-3 px-4 py-3">
                  <Icon
                    name={correct ? "check" : "cross"}
                    label={correct ? texts.reviewRight : texts.reviewWrong}
                    className={`mt-0.5 size-6 ${correct ? "text-leaf" : "text-sindoor"}`}
                  />
                  {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
                  <span className="font-semibold" dangerouslySetInnerHTML={{ __html: question.question }} />
                </summary>
                <div className="px-4 pb-3 ps-13 text-[0.95em]">
                  <p className="font-semibold">{texts.rightOption}:</p>
                  <ul className="list-disc ps-5">
                    {question.options
                      .filter((option) => option.correct)
                      .map((option) => (
                        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server
                        <li key={option.id} dangerouslySetInnerHTML={{ __html: option.option }} />
                      ))}
                  </ul>
                  {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
                  {question.feedback && <p className="mt-2" dangerouslySetInnerHTML={{ __html: question.feedback }} />}
                </div>
              </details>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
