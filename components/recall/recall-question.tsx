import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { RecallQuestion } from "@/lib/contract/learning/recall";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { answerRecall } from "./actions";
import type { RecallNote, RecallPlace } from "./place";

type Props = {
  question: RecallQuestion;
  number: number;
  total: number;
  place: RecallPlace;
  note: RecallNote | undefined;
  language: Language;
};

/** One question as a plain form: it is answered with and without JavaScript in the same way. */
export function RecallQuestionForm({ question, number, total, place, note, language }: Props) {
  const t = translatorFor(language, "recall");
  const several = question.op_type === "checkbox";
  return (
    <form action={answerRecall}>
      {place.token === null ? <AccountField /> : <input type="hidden" name="token" value={place.token} />}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="topicId" value={question.topic_id} />
      <input type="hidden" name="questionId" value={question.question_id} />
      <input type="hidden" name="round" value={question.round} />
      <fieldset>
        <legend className="w-full">
          <QuestionHead question={question} number={number} total={total} language={language} />
          <span className="mt-1 block text-small text-ink-soft">{t(several ? "chooseSeveral" : "chooseOne")}</span>
        </legend>
        <div className="mt-3 space-y-2 md:space-y-3">
          {question.options.map((option) => (
            <label
              key={`${question.question_id} ${question.round} ${option.id}`}
              className="flex min-h-13 cursor-pointer items-start gap-2.5 rounded-card border-2 border-line bg-white px-3 py-2.5 leading-snug has-checked:border-peacock has-checked:bg-peacock-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock md:gap-3 md:px-4 md:py-3"
            >
              <input
                type={question.op_type}
                name="choice"
                value={option.id}
                className="mt-0.5 size-5 shrink-0 accent-peacock outline-none"
              />
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
              <span className="min-w-0 flex-1" dangerouslySetInnerHTML={{ __html: option.option }} />
            </label>
          ))}
        </div>
      </fieldset>
      {note && (
        <Notice kind={note === "chooseFirst" || note === "unsaved" ? "error" : "information"} className="mt-4">
          {t(note)}
        </Notice>
      )}
      <Button type="submit" className="mt-5 max-sm:w-full">
        {t("check")}
      </Button>
    </form>
  );
}

type HeadProps = Pick<Props, "number" | "total" | "language"> & {
  question: Pick<RecallQuestion, "question" | "topic_name" | "course_name">;
};

export function QuestionHead({ question, number, total, language }: HeadProps) {
  const t = translatorFor(language, "recall");
  return (
    <>
      <span className="block text-small font-semibold text-ink-soft">{t("questionOf", { number, total })}</span>
      <span className="block text-small text-ink-soft">
        {question.topic_name} · {question.course_name}
      </span>
      <h1
        tabIndex={-1}
        className="mt-2 text-title md:text-name"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server
        dangerouslySetInnerHTML={{ __html: question.question }}
      />
    </>
  );
}
