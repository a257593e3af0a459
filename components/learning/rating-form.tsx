"use client";

import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useScriptWorks } from "@/components/ui/use-script-works";
import type { Language } from "@/lib/i18n/language";
import { saveRating } from "./course-actions";
import { unanswered } from "./course-form-state";
import "./rating.css";

const steps = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);
const star = "M12 2.500l2.900 6l6.600.9l-4.800 4.600l1.100 6.600L12 17.500l-5.800 3.100l1.100-6.600L2.500 9.400l6.600-.9z";
/** Arrow keys pass over stars on the way to the one that is meant. */
const savesAfterMs = 700;

type Texts = { legend: string; none: string; save: string; busy: string; stars: string[] };

/** Learning §5: half-star steps from 0.5 to 5. Choosing saves; without JavaScript there is a button. */
export function RatingForm({ courseId, language, rating, texts }: { courseId: string; language: Language; rating: number | null; texts: Texts }) {
  const [state, action, busy] = useActionState(saveRating, unanswered);
  const [chosen, setChosen] = useState(rating);
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scriptWorks = useScriptWorks();
  useEffect(() => () => clearTimeout(waiting.current), []);

  const choose = (value: number) => {
    setChosen(value);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => form.current?.requestSubmit(), savesAfterMs);
  };
  // React empties a form that it submits itself; the chosen star would lose its mark, and the keyboard its place.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    startTransition(() => action(sent));
  };
  return (
    <form ref={form} action={action} onSubmit={submit}>
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="language" value={language} />
      <fieldset>
        <legend className="font-semibold">{texts.legend}</legend>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <div className="rating-halves">
            {steps.map((value, index) => (
              <label key={value} className="rating-half">
                <input type="radio" name="rating" value={value} checked={chosen === value} onChange={() => choose(value)} aria-label={texts.stars[index]} />
                <svg viewBox="0 0 24 24" aria-hidden="true" preserveAspectRatio="none">
                  <path d={star} />
                </svg>
              </label>
            ))}
          </div>
          <p aria-hidden="true" className="font-semibold">
            {chosen ? texts.stars[chosen * 2 - 1] : texts.none}
          </p>
        </div>
      </fieldset>
      {state.message && (
        <div role="status" className="mt-2">
          <Notice kind={state.done ? "success" : "error"}>{state.message}</Notice>
        </div>
      )}
      {!scriptWorks && (
        <Button type="submit" look="secondary" size="small" className="mt-2">
          {busy ? texts.busy : texts.save}
        </Button>
      )}
    </form>
  );
}
