import { type FormEvent, useEffect, useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { checkAnswer } from "./actions";
import { OptionCard } from "./option-card";
import type { SharedProps } from "./quiz-intro";
import { QuizPath } from "./quiz-path";
import { fill } from "./quiz-texts";
import { Verdict } from "./verdict";

type Props = SharedProps & { number: number; mustChoose: boolean; onCheck: (questionId: string, choices: string[]) => void; onNext: () => void };

/** One question a screen: a real form. Once checked, its options are locked and the reason stands below them. */
export function QuizQuestionForm({ attempt, addresses, texts, topicId, language, pending, problem, number, mustChoose, onCheck, onNext }: Props) {
  const question = attempt.questions[number - 1];
  const [chosen, setChosen] = useState<string[]>([]);
  const alive = useMounted();
  if (!question) return null;
  const answer = attempt.answers.find((each) => each.questionId === question.id);
  const isLast = number === attempt.questions.length;
  const choose = (id: string, on: boolean) =>
    setChosen((before) => (question.op_type === "radio" ? [id] : on ? [...before, id] : before.filter((each) => each !== id)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0) onCheck(question.id, chosen);
  };
  return (
    <form action={checkAnswer} onSubmit={submit}>
      <input type="hidden" name="topicId" value={topicId} />
      <input type="hidden" name="questionId" value={question.id} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="step" value={number} />
      <QuizPath attempt={attempt} current={number} texts={texts} />
      <p className="mt-4 text-[0.9em] font-semibold text-ink-soft">{fill(texts.questionOf, number, attempt.questions.length)}</p>
      <fieldset disabled={answer !== undefined || pending}>
        <legend className="w-full">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
          <h1 className="text-[1.35rem] md:text-[1.6rem]" dangerouslySetInnerHTML={{ __html: question.question }} />
          <span className="mt-2 block text-ink-soft">{question.op_type === "radio" ? texts.chooseOne : texts.chooseSeveral}</span>
        </legend>
        <div className="mt-4 space-y-3">
          {question.options.map((option, index) => (
            <OptionCard
              key={option.id}
              option={option}
              letter={String.fromCharCode(65 + index)}
              type={question.op_type}
              checked={(answer?.choices ?? chosen).includes(option.id)}
              answered={answer !== undefined}
              texts={texts}
              onChange={(on) => choose(option.id, on)}
            />
          ))}
        </div>
      </fieldset>
      {mustChoose && !answer && (
        <Notice kind="error" className="mt-4">
          {texts.chooseFirst}
        </Notice>
      )}
      {problem && (
        <Notice kind="error" className="mt-4">
          {problem}
        </Notice>
      )}
      <div aria-live="polite">{answer && <Verdict correct={answer.correct} feedback={question.feedback} texts={texts} />}</div>
      <div className="mt-6">
        {answer ? (
          <LinkButton
            href={`${addresses.quiz}?step=${isLast ? "results" : number + 1}`}
            className="w-full sm:w-auto"
            onClick={(event) => {
              event.preventDefault();
              onNext();
            }}
          >
            {isLast ? texts.getResults : texts.next}
          </LinkButton>
        ) : (
          <Button type="submit" className="w-full sm:w-auto" disabled={alive && (chosen.length === 0 || pending)}>
            {pending ? texts.checking : texts.check}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Check is enabled only when something is chosen (learning §4); without JavaScript it has to stay enabled. */
function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
