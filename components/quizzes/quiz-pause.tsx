import { Notice } from "@/components/ui/notice";
import { timeOfDay } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import type { AttemptWithQuestions } from "./quiz-state";
import { fill, type QuizTexts } from "./quiz-texts";

type Props = {
  attempt: AttemptWithQuestions;
  waiting: boolean;
  language: Language;
  texts: QuizTexts;
  lead: string;
  lesson?: string;
};

/** The pause after a failed attempt: when the next one opens, and a link to the lesson. Nothing without a pause. */
export function QuizPause({ attempt, waiting, language, texts, lead, lesson }: Props) {
  if (!attempt.next_attempt_at) return null;
  return (
    <div role="status" className="mt-4">
      <Notice kind={waiting ? "information" : "success"}>
        <p className="font-semibold">
          {waiting ? fill(texts.pauseTitle, timeOfDay(attempt.next_attempt_at, language)) : texts.pauseOver}
        </p>
        {waiting && (
          <p>
            {lead}{" "}
            {lesson && (
              <a href={lesson} className="inline-flex min-h-11 items-center">
                {texts.readLesson}
              </a>
            )}
          </p>
        )}
      </Notice>
    </div>
  );
}
