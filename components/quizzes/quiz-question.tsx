import { type FormEvent, useEffect, useRef, useState } from "react";
import { AccountField } from "@/components/layout/visitor/account-field";
import { AboveStep, StepBar, sectionAddress, stepButton } from "@/components/learning/client";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import { useScriptWorks } from "@/components/ui/use-script-works";
import type { QuizAttempt, QuizQuestion } from "@/lib/contract/quizzes";
import { spansTopics } from "@/lib/contract/rules/quiz/spans-topics";
import { checkAnswer } from "./actions";
import { differenceText, fill } from "./fill-texts";
import { checkButton } from "./option-cards";
import { QuestionHeading, QuestionPlace } from "./question-heading";
import { questionTypes } from "./question-types";
import { QuizProblem } from "./quiz-problem";
import type { SharedProps } from "./quiz-props";
import type { QuizTexts } from "./quiz-texts";
import { chosenIn, useDraftChoice } from "./use-draft-choice";
import { ReadPage, type Result, Verdict, verdictBox, verdictTint } from "./verdict";

type Answer = QuizAttempt["answers"][number];

type Props = SharedProps & {
  number: number;
  errorText: string | null;
  answeredBefore: boolean;
  onCheck: (question: QuizQuestion, choices: string[]) => void;
  /** Called with another choice: one that could not be checked before is not checked any more. */
  onChange: () => void;
  onNext: () => void;
};

/**
 * One question per screen, as a form. Check is enabled only when something is chosen (rule: quiz.flow). Pressed before,
 * it says so, and its description says it to a screen reader. Without JavaScript it stays enabled. After the check the
 * options are locked, and the bar shows the verdict: the question and the chosen option stay in view (reading.css).
 */
export function QuizQuestionForm(props: Props) {
  const {
    attempt,
    addresses,
    texts,
    topicId,
    language,
    pending,
    problem,
    number,
    errorText,
    answeredBefore,
    onCheck,
    onChange,
    onNext,
  } = props;
  const question = attempt.questions[number - 1];
  const answer = attempt.answers.find((each) => each.questionId === question?.id);
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useDraftChoice(topicId, attempt.number, question, answer !== undefined, form);
  const alive = useScriptWorks();
  const [pressedEarly, setPressedEarly] = useState(false);
  const verdict = useFocusOnAnswer(answer !== undefined);
  const sent = useRef<string[] | null>(null);
  if (!question) return null;
  // The first answer is locked: another tab may have given it meanwhile.
  const result = answer && resultOf(answer);
  const options = result === "part" ? markRight(question.options, answer?.choices) : question.options;
  const othersCount =
    answer !== undefined && (answeredBefore || (sent.current !== null && !sameChoices(sent.current, answer.choices)));
  const { lesson } = question;
  const topic = spansTopics(attempt.questions, topicId) ? lesson?.topic_name : undefined;
  const isLast = number === attempt.questions.length;
  const { instruction, Choices } = questionTypes[question.op_type];
  const needsChoice = chosen.length === 0;
  const asksToChoose = pressedEarly && needsChoice && errorText === null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // An option that was chosen before the scripts ran may not be in the state yet. The form holds it.
    const choices = chosenIn(event.currentTarget);
    if (choices.length === 0) return setPressedEarly(true);
    sent.current = choices;
    onCheck(question, choices);
  };
  return (
    <form ref={form} action={checkAnswer} onSubmit={submit} aria-busy={pending}>
      <AccountField />
      <input type="hidden" name="topicId" value={topicId} />
      <input type="hidden" name="questionId" value={question.id} />
      <input type="hidden" name="version" value={question.version} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="step" value={number} />
      <div id="question" className={answer ? "question-stays" : undefined}>
        <QuestionPlace
          numbered={fill(texts.questionOf, number, attempt.questions.length)}
          from={lesson && placeOf(lesson, topic, texts)}
        />
        <QuestionHeading question={question.question} className="mt-1 text-lead" />
        {/* A phone needs its line for the verdict. */}
        <span
          className={`mt-1.5 block leading-snug font-bold ${answer && result !== "part" ? "how-many-to-choose" : ""}`}
        >
          {texts[instruction]}
        </span>
      </div>
      <fieldset disabled={answer !== undefined} aria-labelledby="question">
        <Choices
          options={options}
          chosen={answer?.choices ?? chosen}
          answered={answer !== undefined}
          texts={texts}
          onChoose={(choices) => {
            setChosen(choices);
            onChange();
          }}
        />
      </fieldset>
      <StepBar
        belowOptions
        tint={result && verdictTint[result]}
        above={
          <AboveStep>
            {errorText && !answer && (
              <Notice kind="error" className="quiz-error my-2">
                {errorText}
              </Notice>
            )}
            <QuizProblem problem={problem} texts={texts} here={addresses.quiz} />
            <div
              ref={verdict}
              // The keyboard can scroll a long reason.
              tabIndex={answer ? 0 : -1}
              role="status"
              className={answer && verdictBox}
            >
              {answer ? (
                <QuizVerdict {...{ question, answer, othersCount, texts }} />
              ) : (
                <div className="quiz-calm">
                  <Picture src="/images/faces/teacher-glasses.svg" alt="" width={40} height={40} loading="lazy" />
                  <p id="check-hint" hidden={!asksToChoose} className="font-semibold">
                    {texts.checkHint}
                  </p>
                  <p hidden={asksToChoose}>{isLast ? texts.calmLast : texts.calm}</p>
                </div>
              )}
            </div>
          </AboveStep>
        }
      >
        {answer && lesson && (
          <LinkButton
            href={sectionAddress(lesson.topic || topicId, "primary", lesson.page)}
            look="secondary"
            size="small"
            className={`${stepButton} ${topic ? "!flex-[1.6]" : ""}`}
          >
            <ReadPage label={fill(texts.readPage, lesson.page)} topic={topic} title={lesson.title} />
          </LinkButton>
        )}
        {answer ? (
          <LinkButton
            href={`${addresses.quiz}?step=${isLast ? "results" : number + 1}`}
            rel="next"
            size="small"
            className={stepButton}
            onClick={(event) => {
              event.preventDefault();
              onNext();
            }}
          >
            {isLast ? texts.getResults : texts.next}
          </LinkButton>
        ) : (
          <Button
            type="submit"
            size="small"
            className={`${checkButton} ${stepButton}`}
            // Not `disabled`: the keyboard reaches it, and a press says what is missing.
            aria-disabled={pending || (alive && needsChoice)}
            aria-describedby={needsChoice ? "check-hint" : undefined}
          >
            {pending ? texts.checking : texts.check}
          </Button>
        )}
      </StepBar>
    </form>
  );
}

/** The page that a question is about, of a course's last quiz with its topic. */
function placeOf({ page, title }: NonNullable<QuizQuestion["lesson"]>, topic: string | undefined, texts: QuizTexts) {
  if (topic === undefined) return { short: fill(texts.fromPage, page), long: fill(texts.fromPageTitled, page, title) };
  return topic === "" ? null : { short: fill(texts.fromTopicPage, page, topic) };
}

function resultOf({ correct, missing = 0, extra = 0 }: Answer): Result {
  if (correct) return "right";
  return missing > 0 && extra === 0 ? "part" : "wrong";
}

function markRight(options: QuizQuestion["options"], choices: string[] = []): QuizQuestion["options"] {
  return options.map((option) => (choices.includes(option.id) ? { ...option, correct: true } : option));
}

function sameChoices(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((choice) => other.includes(choice));
}

/** After the check the focused button is removed, so the focus moves to the verdict, which is followed by Next. */
function useFocusOnAnswer(answered: boolean) {
  const verdict = useRef<HTMLDivElement>(null);
  const before = useRef(answered);
  useEffect(() => {
    if (answered && !before.current) verdict.current?.focus();
    before.current = answered;
  }, [answered]);
  return verdict;
}

type QuizVerdictProps = {
  question: QuizQuestion;
  answer: Answer;
  /** The answer of another tab counts, not the choice that was sent from here. */
  othersCount: boolean;
  texts: QuizTexts;
};

/** What the bar says after the check: right, not complete or wrong, how many of several choices are missing, and why. */
function QuizVerdict({ question, answer, othersCount, texts }: QuizVerdictProps) {
  const difference = differenceText(answer, texts);
  const result = resultOf(answer);
  return (
    <Verdict result={result} title={texts[result]}>
      {othersCount && <p className="font-semibold">{texts.earlierCounts}</p>}
      {difference && (
        <p>
          {difference} {result === "part" && question.lesson && fill(texts.onPage, question.lesson.page)}
        </p>
      )}
      <Reasons {...{ question, answer, texts }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
      {question.feedback && <p dangerouslySetInnerHTML={{ __html: question.feedback }} />}
    </Verdict>
  );
}

/** Why each chosen option is or falls short, behind its letter where there are several. */
function Reasons({ question, answer, texts }: Pick<QuizVerdictProps, "question" | "answer" | "texts">) {
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
