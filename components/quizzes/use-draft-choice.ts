"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLearnerKey } from "@/components/forms/drafts/use-learner-key";
import { dropDraft, readDraft, storeDraft } from "@/components/layout/visitor/drafts";
import type { QuizQuestion } from "@/lib/contract/quizzes";

/**
 * The choice that is not checked yet. It is a draft in this browser, so that it survives a reload, a lost connection
 * and a change of language: version and ids of options are the same in both. What was chosen in `form` before the
 * scripts ran counts too.
 */
export function useDraftChoice(
  topicId: string,
  attemptNumber: number,
  question: QuizQuestion | undefined,
  answered: boolean,
  form: RefObject<HTMLFormElement | null>,
) {
  const [chosen, setChosen] = useState<string[]>([]);
  const early = useRef<string[]>([]);
  const learner = useLearnerKey();
  const name = `quiz:${topicId}:${Math.max(1, attemptNumber)}:${question?.id}:${question?.version}`;
  // In a layout effect: no other state renders sooner, which would take the choice out of the form for a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before React writes its own state into the form
  useLayoutEffect(() => {
    early.current = answered ? [] : chosenIn(form.current);
    if (early.current.length > 0) setChosen(early.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page knows the learner
  useEffect(() => {
    if (!learner || !question || answered) return;
    const made = chosen.length > 0 ? chosen : early.current;
    if (made.length > 0) return storeDraft(learner, name, { choice: made });
    const draft = readDraft(learner, name)?.choice ?? [];
    setChosen(draft.filter((id) => question.options.some((option) => option.id === id)));
  }, [learner]);
  useEffect(() => {
    if (learner && answered) dropDraft(learner, name);
  }, [learner, answered, name]);
  const choose = (next: string[]) => {
    setChosen(next);
    if (learner) storeDraft(learner, name, { choice: next });
  };
  return [chosen, choose] as const;
}

export function chosenIn(form: HTMLFormElement | null): string[] {
  return [...(form?.querySelectorAll<HTMLInputElement>("input[name=choice]:checked") ?? [])].map(({ value }) => value);
}
