import { AccountField } from "@/components/layout/visitor/account-field";
import { AboveStep, StepBar, stepButton } from "@/components/learning/client";
import { checkButton, OptionCards, QuestionHeading, QuestionPlace } from "@/components/quizzes";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { RecallQuestion } from "@/lib/contract/learning/recall";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
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
        belowOptions
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
  const t = translatorFor(language, "quizzes");
  return {
    ...pickTexts(t, ["letters", "yourChoice", "yourRightChoice", "rightOption"]),
    missedOption: translatorFor(language, "recall")("missed"),
  };
}

type HeadProps = Pick<RecallQuestionProps, "number" | "total" | "language"> & {
  question: Pick<RecallQuestion, "question" | "topic_name" | "page">;
  instruction?: string;
};

/** Shows the question. Its number and topic stand above it, on a wide screen also its page. */
export function QuestionHead({ question, number, total, instruction, language }: HeadProps) {
  const t = translatorFor(language, "recall");
  const { page, topic_name: topic } = question;
  const long = page && translatorFor(language, "quizzes")("fromTopicPage", { page: page.number, topic });
  return (
    <>
      <QuestionPlace numbered={t("questionOf", { number, total })} from={{ short: topic, ...(long && { long }) }} />
      <QuestionHeading id="recall-question" level="h2" question={question.question} className="mt-1 text-lead" />
      {instruction && <span className="mt-1.5 block leading-snug font-bold">{instruction}</span>}
    </>
  );
}
