"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import type { Steps } from "@/lib/contract/rules/steps";
import { useSteps } from "./use-steps";

/** The class of a question that is not shown now: in a long form, and in a shorter one on a phone. */
const away = { long: "not-print:hidden", short: "max-sm:hidden" };
/** Fewer fit on one screen of a phone, and fewer than a long form has on a larger one. */
const [fewest, fewestOfLong] = [3, 6];

type Setup = {
  name: string;
  fields: Steps;
  /** Finds the elements of the questions in the form. */
  selector: string;
};

/**
 * A form that shows one question a screen: on a phone, and a long one everywhere. The questions are steps of the form
 * (`useSteps`), so that the browser's Back goes to the question before, and a reload returns to the question. Without
 * JavaScript and on paper it is one page.
 */
export function useQuestions({ name, fields, selector }: Setup) {
  const isLong = fields.length >= fewestOfLong;
  const steps = useSteps({ fields: fields.length >= fewest ? fields : [fields.flat()], name });
  const { at, last, heading } = steps;
  const form = useRef<HTMLFormElement>(null);
  const questions = () => [...(form.current?.querySelectorAll<HTMLElement>(selector) ?? [])];

  // In the layout phase: the heading of the question that comes takes the focus right after it.
  useBrowserLayoutEffect(() => {
    if (last === 0) return;
    for (const [index, question] of questions().entries()) {
      question.classList.toggle(isLong ? away.long : away.short, index !== at);
      if (index !== at) continue;
      heading.current = question.querySelector<HTMLElement>("legend, label") ?? question;
      heading.current.tabIndex = -1;
      heading.current.classList.add("scroll-mt-4", "focus-visible:outline-none");
    }
  });

  const isOneByOne = () => last > 0 && (isLong || !window.matchMedia("(min-width: 30rem)").matches);
  return {
    ...steps,
    form,
    isLong,
    /** The fields that are checked before the form is sent, or leads on: all, or those up to the question. */
    fieldsToCheck: () => (isOneByOne() ? fields.slice(0, steps.now() + 1).flat() : fields.flat()),
    /** Shows the next question instead of sending the form. @returns false where the form is sent */
    leadsOn: () => {
      if (!isOneByOne() || steps.now() >= last) return false;
      steps.goOn();
      return true;
    },
  };
}
export type Questions = ReturnType<typeof useQuestions>;

/** React warns of a layout effect on the server. */
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
