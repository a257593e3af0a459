"use client";

import { ORPCError } from "@orpc/client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { listenTo } from "@/components/forms/listen-to";
import { type ReadingBarProps, sectionAddress } from "@/components/learning/client";
import { api } from "@/lib/api/client";
import type { QuizQuestion } from "@/lib/contract/quizzes";
import { retakeQuiz } from "./actions";
import { QuizBar } from "./quiz-bar";
import { QuizIntro } from "./quiz-intro";
import type { SharedProps } from "./quiz-props";
import { QuizQuestionForm } from "./quiz-question";
import { QuizResults } from "./quiz-results";
import {
  type AttemptWithQuestions,
  firstOpenQuestion,
  firstStep,
  type QuizStep,
  withAnswer,
  withoutKeys,
} from "./quiz-state";
import { useQuizCalls } from "./use-quiz-calls";

type Props = Pick<SharedProps, "topicId" | "topicName" | "language" | "doneBefore" | "addresses" | "texts"> & {
  /** The topic's bar; while questions are answered its line shows them instead. */
  bar: ReadingBarProps;
  initial: AttemptWithQuestions;
  initialStep: QuizStep;
  /** The problem with the answer that a page without JavaScript has sent. */
  errorText: string | null;
  /** A page without JavaScript has sent another choice for a question that was answered before. */
  answeredBefore: boolean;
  /** Whether another topic comes after this section, which opens only when this one is complete. */
  leavesTopic: boolean;
  /** The celebration, if passing this quiz completes its module. */
  moduleEnd: ReactNode;
};

/** The quiz flow (rule: quiz.flow). Each step has an address, so reload, back and no JavaScript work. */
export function Quiz(props: Props) {
  const { bar, initial, initialStep, errorText, answeredBefore, leavesTopic, moduleEnd, ...given } = props;
  const { topicId, language, addresses, texts } = given;
  const [attempt, setAttempt] = useState(initial);
  const [step, setStep] = useState(initialStep);
  const { call, pending, problem, forgetProblem } = useQuizCalls();
  const waiting = useWait(attempt.wait_seconds, attempt.number);
  const top = useFocusOnChange(step);

  const goTo = (to: QuizStep) => {
    forgetProblem();
    setStep(to);
    window.history.pushState(null, "", to === "intro" ? addresses.quiz : `${addresses.quiz}?step=${to}`);
  };
  useBackButton((requested) => {
    forgetProblem();
    setStep(firstStep(attempt, requested ?? "intro"));
  });
  /** After a conflict the attempt is not as this page shows it: another tab finished it, or the question has changed. */
  const showAsItIs = async (error: unknown): Promise<never> => {
    if (error instanceof ORPCError && error.status === 409)
      setAttempt(await api.quizzes.attempt({ topicId, language }));
    throw error;
  };
  const check = (question: QuizQuestion, choices: string[]) =>
    call({
      kind: "choice",
      work: async () => {
        const answer = await api.quizzes
          .answer({ topicId, questionId: question.id, version: question.version, choices, language })
          .catch((error: unknown) => showAsItIs(error));
        setAttempt((before) => withAnswer(before, answer.attempt, answer.question, answer.questions));
      },
    });
  const retake = () =>
    call({
      kind: "retake",
      work: async () => {
        const fresh = await api.quizzes.retake({ topicId, language });
        // The options have another order in each attempt.
        setAttempt((before) =>
          fresh.questions ? { ...fresh, questions: fresh.questions } : withoutKeys(before, fresh),
        );
        goTo(1);
      },
    });
  // The documented call that confirms a pass; the server has already counted it.
  const showResults = () => {
    if (attempt.passed)
      api.quizzes.recordScore({ topicId, score: (attempt.percent ?? 0) / 10, language }).catch(() => undefined);
    goTo("results");
  };

  const [unread] = attempt.unread_pages;
  const passedOver = unread && leavesTopic ? sectionAddress(topicId, "primary", unread.page) : null;
  const shared = {
    ...given,
    attempt,
    pending,
    problem,
    waiting,
    retakeAction: retakeQuiz,
    onRetake: retake,
    addresses: passedOver ? { ...addresses, next: passedOver } : addresses,
    texts: passedOver ? { ...texts, goOn: texts.goOnUnread } : texts,
  };
  return (
    <div ref={top}>
      <QuizBar {...{ bar, attempt, step, texts }} />
      {step === "intro" && (
        <QuizIntro
          {...shared}
          onStart={() => goTo(firstOpenQuestion(attempt) ?? 1)}
          onResults={() => goTo("results")}
        />
      )}
      {typeof step === "number" && (
        <QuizQuestionForm
          {...shared}
          // The first answer turns attempt 0 into attempt 1, which has the same question.
          key={`${Math.max(1, attempt.number)}-${step}-${attempt.questions[step - 1]?.version}`}
          number={step}
          errorText={step === initialStep ? errorText : null}
          answeredBefore={step === initialStep && answeredBefore}
          onCheck={check}
          onChange={() => pending || forgetProblem()}
          onNext={() => (step < attempt.questions.length ? goTo(step + 1) : showResults())}
        />
      )}
      {step === "results" && <QuizResults {...shared} moduleEnd={unread ? null : moduleEnd} />}
    </div>
  );
}

/** Moves the focus to the heading after the step has changed. */
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
function useBackButton(goBack: (requested: string | null) => void) {
  useEffect(() =>
    listenTo(window, { popstate: () => goBack(new URLSearchParams(window.location.search).get("step")) }),
  );
}

/** A little longer than the server reports, so that a click right at the end is not rejected again. */
const marginMs = 500;

/** Whether the next attempt is still closed, counted from the server's response: a phone's clock may be wrong. */
function useWait(seconds: number, attemptNumber: number): boolean {
  const [isOver, setIsOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the wait again
  useEffect(() => {
    setIsOver(false);
    if (seconds === 0) return;
    const opens = Date.now() + seconds * 1000 + marginMs;
    const look = () => Date.now() >= opens && setIsOver(true);
    const timer = setInterval(look, 1000);
    // Timers do not run while a phone sleeps.
    const end = listenTo(document, { visibilitychange: look });
    return () => {
      clearInterval(timer);
      end();
    };
  }, [seconds, attemptNumber]);
  return seconds > 0 && !isOver;
}
