"use client";

import { useEffect, useRef } from "react";
import { FormDraft } from "@/components/forms/drafts/form-draft";
import { TextArea } from "@/components/forms/field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import type { Messages } from "@/lib/platform/i18n/messages";
import { sendFeedback } from "../course-actions";

type Props = {
  courseId: string;
  language: Language;
  said: { feedback: string; platformRating: string };
  scale: { value: string; label: string }[];
  texts: Messages["learning"]["feedback"] & Record<"busy" | "offline", string>;
};

/** The platform feedback scale and the feedback in words (rule: feedback.not-blank: 'Feedback cannot be blank'). */
export function FeedbackForm({ courseId, language, said, scale, texts }: Props) {
  const name = `feedback:${courseId}`;
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
  const isOpen = chosen === "" || lost || Boolean(result.done) || problem !== undefined;
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
          defaultValue={values.feedback ?? said.feedback}
          error={problem?.message}
        />
        {(result.done || lost) && (
          <div role={lost ? "status" : undefined}>
            <Notice kind={lost ? "tip" : "success"}>{lost ? texts.offline : result.done}</Notice>
          </div>
        )}
        <div>
          <Button type="submit" look="secondary" aria-disabled={busy}>
            {busy ? texts.busy : texts.send}
          </Button>
        </div>
        <FormDraft form="course-feedback-form" name={name} />
      </form>
    </details>
  );
}
