"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormDraft } from "@/components/forms/drafts/form-draft";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { WithoutScript } from "@/components/forms/without-script";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import type { Messages } from "@/lib/platform/i18n/messages";
import { saveRating } from "../course-actions";
import "./rating.css";

const steps = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);
const star =
  "M12 2.500l2.900 6l6.600.9l-4.800 4.600l1.100 6.600L12 17.500l-5.800 3.100l1.100-6.600L2.500 9.400l6.600-.9z";
/** The delay before a chosen star is saved, in which the choice can be corrected. */
const savesAfterMs = 700;

type Texts = Messages["learning"]["rating"] & { busy: string; stars: string[] };

type Props = { courseId: string; language: Language; rating: number | null; texts: Texts };

/**
 * rule: rating.steps: half-star steps from 0.5 to 5. Choosing saves, with the keyboard Enter or the button, as soon as
 * there is a connection and a session; without JavaScript there is a button.
 */
export function RatingForm({ courseId, language, rating, texts }: Props) {
  const name = `rating:${courseId}`;
  const server = useServerForm({
    action: saveRating,
    offline: texts.offline,
    draft: name,
    toasts: "none",
    sendsAgain: true,
    resets: false,
  });
  const { result, busy, lost } = server;
  const [chosen, setChosen] = useState(rating);
  // Arrow keys move over other stars to the intended one, so only Enter or the button saves.
  const [byKeyboard, setByKeyboard] = useState(false);
  const pressesKey = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(busy);
  saving.current = busy;
  useEffect(() => () => clearTimeout(waiting.current), []);

  const saveSoon = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => (saving.current ? saveSoon() : form.current?.requestSubmit()), savesAfterMs);
  };
  const choose = (value: number) => {
    setChosen(value);
    setByKeyboard(pressesKey.current);
    if (pressesKey.current) clearTimeout(waiting.current);
    else saveSoon();
  };
  const followKey = (pressed: boolean) => {
    pressesKey.current = pressed;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // The button disappears when it is pressed, so the focus is moved first.
    if (byKeyboard) event.currentTarget.querySelector<HTMLInputElement>(":checked")?.focus();
    setByKeyboard(false);
    return server.form.onSubmit(event);
  };
  const message = lost ? texts.offline : (result.done ?? result.problems[0]?.message);
  const save = (
    <Button type="submit" look="secondary" size="small" className="mt-2">
      {busy ? texts.busy : texts.save}
    </Button>
  );
  return (
    <form {...server.form} onSubmit={onSubmit} ref={form} id="course-rating">
      <HiddenFields courseId={courseId} language={language} />
      <fieldset>
        <legend className="font-semibold max-sm:sr-only">{texts.legend}</legend>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <div className="rating-halves">
            {steps.map((value, index) => (
              <label key={value} className="rating-half">
                <input
                  type="radio"
                  name="rating"
                  value={value}
                  checked={chosen === value}
                  onKeyDown={() => followKey(true)}
                  onKeyUp={() => followKey(false)}
                  onChange={() => choose(value)}
                  aria-label={texts.stars[index]}
                />
                <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" preserveAspectRatio="none">
                  <path d={star} />
                </svg>
              </label>
            ))}
          </div>
          {/* Only with JavaScript, because it has to follow the chosen star. */}
          <p aria-hidden="true" className="font-semibold [@media(scripting:none)]:hidden">
            {chosen ? texts.stars[chosen * 2 - 1] : texts.none}
          </p>
        </div>
      </fieldset>
      {message && !byKeyboard && (
        <div role="status" className="mt-2">
          <Notice kind={lost ? "tip" : result.done ? "success" : "error"}>{message}</Notice>
        </div>
      )}
      {byKeyboard ? save : <WithoutScript>{save}</WithoutScript>}
      <FormDraft form="course-rating" name={name} />
    </form>
  );
}
