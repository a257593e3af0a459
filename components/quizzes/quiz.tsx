"use client";

import { useEffect, useRef, useState } from "react";
import type { Language } from "@/lib/i18n/language";
import { portal } from "@/lib/portal/client";
import { QuizIntro } from "./quiz-intro";
import { QuizQuestionForm } from "./quiz-question";
import { QuizResults } from "./quiz-results";
import { type AttemptWithQuestions, firstOpenQuestion, firstStep, type QuizStep, withAnswer, withoutKeys } from "./quiz-state";
import type { QuizTexts } from "./quiz-texts";
import { useAsking } from "./use-asking";

export type QuizAddresses = Record<"quiz" | "lesson" | "previous" | "next", string>;
type Props = {
  topicId: string;
  topicName: string;
  language: Language;
  initial: AttemptWithQuestions;
  initialStep: QuizStep;
  /** What went wrong with the answer that a page without JavaScript has sent. */
  refusal: string | null;
  doneBefore: boolean;
  addresses: QuizAddresses;
  texts: QuizTexts;
};

/** The quiz flow (learning §4). Every step has an address of its own, so a reload, the back button and a page without JavaScript work. */
export function Quiz({ topicId, topicName, language, initial, initialStep, refusal, doneBefore, addresses, texts }: Props) {
  const [attempt, setAttempt] = useState(initial);
  const [step, setStep] = useState(initialStep);
  const { ask, pending, problem, forgetProblem } = useAsking();
  const top = useFocusOnChange(step);

  const goTo = (to: QuizStep) => {
    forgetProblem();
    setStep(to);
    window.history.pushState(null, "", to === "intro" ? addresses.quiz : `${addresses.quiz}?step=${to}`);
  };
  useBackButton((asked) => {
    forgetProblem();
    setStep(firstStep(attempt, asked ?? "intro"));
  });
  const check = (questionId: string, choices: string[]) =>
    ask("choice", async () => {
      const answer = await portal.quizzes.answer({ topicId, questionId, choices, language });
      setAttempt((before) => withAnswer(before, answer.attempt, answer.question));
    });
  const retake = () =>
    ask("retake", async () => {
      const fresh = await portal.quizzes.retake({ topicId });
      setAttempt((before) => withoutKeys(before, fresh));
      goTo(1);
    });
  // The documented call that confirms a pass; the server has already counted it.
  const showResults = () => {
    if (attempt.passed) portal.quizzes.recordScore({ topicId, score: (attempt.percent ?? 0) / 10, language }).catch(() => undefined);
    goTo("results");
  };

  const shared = { topicId, topicName, language, attempt, addresses, texts, pending, problem, doneBefore };
  return (
    <div ref={top}>
      {step === "intro" && <QuizIntro {...shared} onStart={() => goTo(firstOpenQuestion(attempt) ?? 1)} onRetake={retake} onResults={() => goTo("results")} />}
      {typeof step === "number" && (
        <QuizQuestionForm
          {...shared}
          // The first answer makes attempt 0 attempt 1: it is the same question all the same.
          key={`${Math.max(1, attempt.number)}-${step}`}
          number={step}
          refusal={step === initialStep ? refusal : null}
          onCheck={check}
          onNext={() => (step < attempt.questions.length ? goTo(step + 1) : showResults())}
        />
      )}
      {step === "results" && <QuizResults {...shared} onRetake={retake} />}
    </div>
  );
}

/** After a step changes, reading goes on at its heading. */
function useFocusOnChange(step: QuizStep) {
  const top = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it waits for
  useEffect(() => {
    if (!first.current) top.current?.querySelector<HTMLElement>("h1")?.focus();
    first.current = false;
  }, [step]);
  return top;
}

/** The browser's back and forward buttons move between the steps too. */
function useBackButton(goBack: (asked: string | null) => void) {
  useEffect(() => {
    const moved = () => goBack(new URLSearchParams(window.location.search).get("step"));
    window.addEventListener("popstate", moved);
    return () => window.removeEventListener("popstate", moved);
  });
}
