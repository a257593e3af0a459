"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormDraft } from "@/components/forms/drafts/form-draft";
import { TextArea } from "@/components/forms/field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { WithoutScript } from "@/components/forms/without-script";
import { Button, SubmitButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import type { Messages } from "@/lib/platform/i18n/messages";
import { feedbackName } from "../addresses";
import { saveRating, sendFeedback } from "../course-actions";
import "./rating.css";

type Props = {
  courseId: string;
  language: Language;
  /** What was typed before the login; empty when there is nothing. */
  kept: string;
  said: { feedback: string; platformRating: string };
  scale: { value: string; label: string }[];
  texts: Messages["learning"]["feedback"] & Record<"busy" | "offline", string>;
};

/** The platform feedback scale and the feedback in words (rule: feedback.not-blank: 'Feedback cannot be blank'). */
export function FeedbackForm({ courseId, language, kept, said, scale, texts }: Props) {
  const name = feedbackName(courseId);
  const { result, form, busy, lost, values } = useServerForm({
    action: sendFeedback,
    offline: texts.offline,
    draft: name,
    toasts: "answers",
    toastKinds: { problem: "warning" },
    resets: false,
  });
  const [problem] = result.problems;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  const chosen = values.platform_rating ?? said.platformRating;
  // A rating reveals it until the portal is rated too. What the form says stands in it, so the fold is open then as well.
  const isOpen = chosen === "" || kept !== "" || lost || Boolean(result.done) || problem !== undefined;
  return (
    <details open={isOpen} className="group mt-5 border-t border-hairline">
      <summary className="flex min-h-14 items-center gap-3 pt-2">
        <h3 className="flex-1">{texts.title}</h3>
        <Icon name="down" className="size-6 transition-transform group-open:rotate-180" />
      </summary>
      <p className="mb-3 text-ink-soft">{texts.lead}</p>
      <form {...form} id="course-feedback-form" noValidate className="grid gap-5">
        <HiddenFields courseId={courseId} language={language} />
        <fieldset>
          <legend className="mb-2 font-semibold">{texts.legend}</legend>
          <div className="flex flex-wrap gap-2">
            {scale.map(({ value, label }) => (
              <label
                key={value}
                className="flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-line bg-white px-3 has-checked:border-peacock has-checked:bg-peacock-tint has-checked:font-semibold"
              >
                <input
                  type="radio"
                  name="platform_rating"
                  value={value}
                  defaultChecked={chosen === value}
                  className="size-5 accent-[var(--color-peacock)]"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          ref={field}
          id="course-feedback"
          name="feedback"
          label={texts.label}
          hint={texts.hint}
          rows={4}
          maxLength={4000}
          required
          defaultValue={values.feedback ?? (kept || said.feedback)}
          error={problem?.message}
        />
        {(result.done || lost) && (
          <div role={lost ? "status" : undefined}>
            <Notice kind={lost ? "tip" : "success"}>{lost ? texts.offline : result.done}</Notice>
          </div>
        )}
        <div>
          <SubmitButton look="secondary" busy={busy} label={texts.send} busyLabel={texts.busy} />
        </div>
        <FormDraft form="course-feedback-form" name={name} />
      </form>
    </details>
  );
}

const steps = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);
const star =
  "M12 2.500l2.900 6l6.600.9l-4.800 4.600l1.100 6.600L12 17.500l-5.800 3.100l1.100-6.600L2.500 9.400l6.600-.9z";
/** The delay before a chosen star is saved, in which the choice can be corrected. */
const savesAfterMs = 700;

type Texts = Messages["learning"]["rating"] & { busy: string; stars: string[] };

type RatingFormProps = { courseId: string; language: Language; rating: number | null; texts: Texts };

/**
 * rule: rating.steps: half-star steps from 0.5 to 5. Choosing saves, with the keyboard Enter or the button, as soon as
 * there is a connection and a session; without JavaScript there is a button.
 */
export function RatingForm({ courseId, language, rating, texts }: RatingFormProps) {
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
