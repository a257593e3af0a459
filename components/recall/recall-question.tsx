import type { ReactNode } from "react";
import { AccountField } from "@/components/layout/visitor/account-field";
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
      <fieldset>
        <legend className="w-full">
          <QuestionHead
            instruction={t(question.op_type === "checkbox" ? "chooseSeveral" : "chooseOne")}
            {...{ question, number, total, place, language }}
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
      <RecallBar>
        {note && (
          <Notice kind={note === "chooseFirst" || note === "unsaved" ? "error" : "information"} className="mb-3">
            {t(note)}
          </Notice>
        )}
        <Button type="submit" className={`w-full lg:w-auto ${checkButton}`}>
          {t("check")}
        </Button>
      </RecallBar>
    </form>
  );
}

/** The way on, at the lower edge of a phone and below the options on a computer. */
export function RecallBar({ children }: { children: ReactNode }) {
  return (
    <div className="action-bar sticky bottom-0 z-[15] -mx-4 mt-4 border-t border-hairline bg-white px-4 py-2 low:static lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
      {children}
    </div>
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

type HeadProps = Pick<RecallQuestionProps, "number" | "total" | "place" | "language"> & {
  question: Pick<RecallQuestion, "question" | "topic_name" | "course_name">;
  instruction?: string;
};

/** In the first line the page and the place in it, in the second the topic, and then, apart from them, the question. */
export function QuestionHead({ question, number, total, place, instruction, language }: HeadProps) {
  const t = translatorFor(language, "recall");
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-4 text-small leading-snug">
        {/* On a wide screen the breadcrumb above says it, except behind a mailed link. */}
        <span className={`me-auto font-semibold ${place.token === null ? "sm:hidden" : ""}`}>{t("title")}</span>
        <span className="font-semibold whitespace-nowrap text-ink-soft">{t("questionOf", { number, total })}</span>
      </span>
      <span className="mt-0.5 block text-small leading-snug text-ink-soft">
        {question.topic_name}
        {/* With it a phone has one line more, and an option less in view. */}
        <span className="max-sm:hidden"> · {question.course_name}</span>
      </span>
      <QuestionHeading
        id="recall-question"
        question={question.question}
        className="mt-2.5 text-lead md:mt-4 md:text-title"
      />
      {instruction && <span className="mt-2 block leading-snug font-bold md:mt-3">{instruction}</span>}
    </>
  );
}
