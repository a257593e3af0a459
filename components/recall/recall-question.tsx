import { AccountField } from "@/components/layout/visitor/account-field";
import { AboveStep, StepBar, stepButton } from "@/components/learning/client";
import { checkButton, OptionCards, QuestionHeading } from "@/components/quizzes";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { RecallQuestion } from "@/lib/contract/learning/recall";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { answerRecall } from "./actions";
import type { RecallNote, RecallPlace } from "./place";

export type RecallQuestionProps = {
  question: RecallQuestion;
  number: number;
  total: number;
  place: RecallPlace;
  note: RecallNote | undefined;
  language: Language;
};

/** One question as a plain form: it is answered with and without JavaScript in the same way. */
export function RecallQuestionForm({ question, number, total, place, note, language }: RecallQuestionProps) {
  const t = translatorFor(language, "recall");
  return (
    <form action={answerRecall}>
      {place.token === null ? <AccountField /> : <input type="hidden" name="token" value={place.token} />}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="topicId" value={question.topic_id} />
      <input type="hidden" name="questionId" value={question.question_id} />
      <input type="hidden" name="round" value={question.round} />
      {/* Not named by the whole legend, which has the words for a picture. */}
      <fieldset aria-labelledby="recall-question recall-how">
        <legend className="w-full">
          <QuestionHead
            instruction={t(question.op_type === "checkbox" ? "chooseSeveral" : "chooseOne")}
            {...{ question, number, total, language }}
          />
        </legend>
        <OptionCards
          // The next question begins with nothing chosen.
          key={`${question.question_id} ${question.round}`}
          type={question.op_type}
          options={question.options}
          answered={false}
          texts={optionTexts(language)}
        />
      </fieldset>
      <StepBar
        column="form"
        above={
          note && (
            <AboveStep>
              <Notice
                kind={note === "chooseFirst" || note === "unsaved" ? "error" : "information"}
                className="quiz-error my-2"
              >
                {t(note)}
              </Notice>
            </AboveStep>
          )
        }
      >
        <Button type="submit" size="small" className={`${checkButton} ${stepButton}`}>
          {t("check")}
        </Button>
      </StepBar>
    </form>
  );
}

export function optionTexts(language: Language) {
  const t = translatorFor(language, "recall");
  return {
    letters: translatorFor(language, "quizzes")("letters"),
    yourChoice: t("yourChoice"),
    rightOption: t("rightOption"),
    missedOption: t("missed"),
  };
}

type HeadProps = Pick<RecallQuestionProps, "number" | "total" | "language"> & {
  question: Pick<RecallQuestion, "question" | "picture" | "topic_name" | "course_name">;
  instruction?: string;
};

/** The page, the place in it and the topic, beside the topic's story; then, apart from them, the question. */
export function QuestionHead({ question, number, total, instruction, language }: HeadProps) {
  const t = translatorFor(language, "recall");
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-small leading-snug">
        <span className="min-w-0 flex-[1.6_1_9rem] text-ink-soft">
          <span className="block font-semibold text-ink md:text-lead">{t("title")}</span>
          <span className="block font-semibold">{t("questionOf", { number, total })}</span>
          <span className="block">
            {question.topic_name}
            {/* With it a phone has one line more, and an option less in view. */}
            <span className="max-sm:hidden"> · {question.course_name}</span>
          </span>
        </span>
        {question.picture && (
          <span
            className="max-w-[10rem] flex-[1_1_6rem] overflow-hidden rounded-card border border-hairline [&>svg]:block"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own parts
            dangerouslySetInnerHTML={{ __html: question.picture }}
          />
        )}
      </span>
      <QuestionHeading
        id="recall-question"
        question={question.question}
        className="mt-2.5 text-lead md:mt-3 md:text-title"
      />
      {instruction && (
        <span id="recall-how" className="mt-2 block leading-snug font-bold md:mt-3">
          {instruction}
        </span>
      )}
    </>
  );
}
