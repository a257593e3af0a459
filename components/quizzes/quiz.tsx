"use client";

import { useEffect, useRef, useState } from "react";
import type { Language } from "@/lib/i18n/language";
import { messageOf, portal } from "@/lib/portal/client";
import { QuizIntro } from "./quiz-intro";
import { QuizQuestionForm } from "./quiz-question";
import { QuizResults } from "./quiz-results";
import { type AttemptWithQuestions, firstOpenQuestion, type QuizStep, withAnswer, withoutKeys } from "./quiz-state";
import type { QuizTexts } from "./quiz-texts";

export type QuizAddresses = Record<"quiz" | "lesson" | "previous" | "next", string>;
type Props = {
  topicId: string;
  topicName: string;
  language: Language;
  initial: AttemptWithQuestions;
  initialStep: QuizStep;
  mustChoose: boolean;
  addresses: QuizAddresses;
  texts: QuizTexts;
};

/** The quiz flow (learning §4). Every step has an address of its own, so a reload, the back button and a page without JavaScript work. */
export function Quiz({ topicId, topicName, language, initial, initialStep, mustChoose, addresses, texts }: Props) {
  const [attempt, setAttempt] = useState(initial);
  const [step, setStep] = useState(initialStep);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const top = useFocusOnChange(step);

  const goTo = (to: QuizStep) => {
    setProblem(null);
    setStep(to);
    window.history.pushState(null, "", to === "intro" ? addresses.quiz : `${addresses.quiz}?step=${to}`);
  };
  /** One request at a time; a lost connection keeps what was chosen and says so. */
  const ask = async (work: () => Promise<void>) => {
    if (pending) return;
    setPending(true);
    setProblem(null);
    await work().catch((error: unknown) => setProblem(messageOf(error, texts.offline)));
    setPending(false);
  };
  const check = (questionId: string, choices: string[]) =>
    ask(async () => {
      const answer = await portal.quizzes.answer({ topicId, questionId, choices, language });
      setAttempt((before) => withAnswer(before, answer.attempt, answer.question));
    });
  const retake = () =>
    ask(async () => {
      const fresh = await portal.quizzes.retake({ topicId });
      setAttempt((before) => withoutKeys(before, fresh));
      goTo(1);
    });
  // The documented call that confirms a pass; the server has already counted it.
  const showResults = () => {
    if (attempt.passed) portal.quizzes.recordScore({ topicId, score: (attempt.percent ?? 0) / 10, language }).catch(() => undefined);
    goTo("results");
  };

  const shared = { topicId, topicName, language, attempt, addresses, texts, pending, problem };
  return (
    <div ref={top} tabIndex={-1}>
      {step === "intro" && <QuizIntro {...shared} onStart={() => goTo(firstOpenQuestion(attempt) ?? 1)} onRetake={retake} onResults={() => goTo("results")} />}
      {typeof step === "number" && (
        <QuizQuestionForm
          {...shared}
          key={`${attempt.number}-${step}`}
          number={step}
          mustChoose={mustChoose && step === initialStep}
          onCheck={check}
          onNext={() => (step < attempt.questions.length ? goTo(step + 1) : showResults())}
        />
      )}
      {step === "results" && <QuizResults {...shared} onRetake={retake} />}
    </div>
  );
}

/** After a step changes, reading goes on at its beginning. */
function useFocusOnChange(step: QuizStep) {
  const top = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it waits for
  useEffect(() => {
    if (!first.current) top.current?.focus({ preventScroll: false });
    first.current = false;
  }, [step]);
  return top;
}
