import { type FormEvent, useEffect, useRef } from "react";
import { AccountField } from "@/components/layout/visitor/account-field";
import { StepBar, stepButton } from "@/components/learning/client";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useScriptWorks } from "@/components/ui/use-script-works";
import type { QuizAttempt, QuizQuestion } from "@/lib/contract/quizzes";
import { checkAnswer } from "./actions";
import { questionTypes } from "./question-types";
import { QuizProblem } from "./quiz-problem";
import type { SharedProps } from "./quiz-props";
import { differenceText, fill, type QuizTexts } from "./quiz-texts";
import { useDraftChoice } from "./use-draft-choice";

type Props = SharedProps & {
  number: number;
  errorText: string | null;
  answeredBefore: boolean;
  onCheck: (question: QuizQuestion, choices: string[]) => void;
  onNext: () => void;
};

/**
 * One question per screen, as a form. Check is enabled only when something is chosen (rule: quiz.flow); without
 * JavaScript it stays enabled. Once checked, the options are locked and the explanation is shown below them;
 * on a phone the question stays above it in two lines.
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
    onNext,
  } = props;
  const question = attempt.questions[number - 1];
  const answer = attempt.answers.find((each) => each.questionId === question?.id);
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useDraftChoice(topicId, attempt.number, question, answer !== undefined, form);
  const alive = useScriptWorks();
  const verdict = useFocusOnAnswer(answer !== undefined);
  const sent = useRef<string[] | null>(null);
  if (!question) return null;
  // The first answer is locked: another tab may have given it meanwhile.
  const othersCount =
    answer !== undefined && (answeredBefore || (sent.current !== null && !sameChoices(sent.current, answer.choices)));
  const isLast = number === attempt.questions.length;
  const { instruction, Choices } = questionTypes[question.op_type];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return;
    sent.current = chosen;
    onCheck(question, chosen);
  };
  return (
    <form ref={form} action={checkAnswer} onSubmit={submit} aria-busy={pending}>
      <AccountField />
      <input type="hidden" name="topicId" value={topicId} />
      <input type="hidden" name="questionId" value={question.id} />
      <input type="hidden" name="version" value={question.version} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="step" value={number} />
      <fieldset disabled={answer !== undefined}>
        <legend className="w-full">
          <span className="block text-[0.9em] font-semibold text-ink-soft">
            {fill(texts.questionOf, number, attempt.questions.length)}
          </span>
          <h1
            tabIndex={-1}
            className="text-[1.35rem] md:text-[1.6rem]"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server
            dangerouslySetInnerHTML={{ __html: question.question }}
          />
          <span className="mt-1 block text-[0.9em] text-ink-soft">{texts[instruction]}</span>
        </legend>
        <Choices
          options={question.options}
          chosen={answer?.choices ?? chosen}
          answered={answer !== undefined}
          texts={texts}
          onChoose={setChosen}
        />
      </fieldset>
      {errorText && !answer && (
        <Notice kind="error" className="mt-4">
          {errorText}
        </Notice>
      )}
      <QuizProblem problem={problem} texts={texts} here={addresses.quiz} />
      {answer && (
        <p
          aria-hidden="true"
          className="sticky top-0 z-[1] mt-4 border-b border-hairline bg-paper py-2 text-[0.95em] leading-snug font-semibold [html:lang(hi)_&]:leading-relaxed md:hidden"
        >
          <span
            className="line-clamp-2"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server
            dangerouslySetInnerHTML={{ __html: question.question }}
          />
        </p>
      )}
      <div ref={verdict} tabIndex={-1} className="scroll-mt-18 md:scroll-mt-0">
        {othersCount && <Notice className="mt-4">{texts.earlierCounts}</Notice>}
        {answer && <Verdict answer={answer} feedback={question.feedback} texts={texts} />}
      </div>
      <StepBar>
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
            className={stepButton}
            disabled={alive && chosen.length === 0}
            aria-disabled={pending}
          >
            {pending ? texts.checking : texts.check}
          </Button>
        )}
      </StepBar>
    </form>
  );
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

type VerdictProps = { answer: QuizAttempt["answers"][number]; feedback: string | null; texts: QuizTexts };

/** Right or wrong; of several choices, how many are missing; and the reason, where the learner may see it. */
function Verdict({ answer, feedback, texts }: VerdictProps) {
  const difference = differenceText(answer, texts);
  return (
    <Notice kind={answer.correct ? "success" : "information"} className="mt-5">
      <p className="font-bold">{answer.correct ? texts.right : texts.wrong}</p>
      {difference && <p className="mt-1">{difference}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
      {feedback && <p className="mt-1" dangerouslySetInnerHTML={{ __html: feedback }} />}
    </Notice>
  );
}
