"use client";

import { FormDraft } from "@/components/forms/drafts/form-draft";
import type { Problem } from "@/components/forms/form-state";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { QuestionEnd, QuestionLine, type QuestionTexts } from "@/components/forms/steps/question-steps";
import { useQuestions } from "@/components/forms/steps/use-questions";
import { useServerForm } from "@/components/forms/use-server-form";
import { Signed } from "@/components/ui/drawn-signs";
import { Notice } from "@/components/ui/notice";
import type { SituationsPage } from "@/lib/contract/learning/situations";
import type { Language } from "@/lib/platform/i18n/language";
import { situationsName } from "../addresses";
import { answerSituations } from "./situations-actions";

type Props = {
  courseId: string;
  language: Language;
  moment: "start" | "end";
  items: SituationsPage["items"];
  /** What was chosen before the login, by the ids. */
  kept: Record<string, string>;
  /** `missing`: the message of a situation without an answer, for each. */
  texts: Record<"send" | "sending" | "offline", string> & { missing: string[]; questions: QuestionTexts };
};

const fieldOf = (id: string) => `situation-${id}`;

/** Eight situations, each with four options: one a screen. */
export function SituationsForm({ courseId, language, moment, items, kept, texts }: Props) {
  const name = situationsName(courseId, moment);
  const questions = useQuestions({ name, fields: items.map(({ id }) => [fieldOf(id)]), selector: "[data-situation]" });
  const findMissing = (given: FormData): Problem[] => {
    const field = questions.fieldsToCheck().find((each) => !given.get(each));
    if (!field) return [];
    const index = items.findIndex(({ id }) => fieldOf(id) === field);
    questions.showProblemAt(field);
    questions.form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
    return [{ field, key: "missing", message: texts.missing[index] ?? "" }];
  };
  const { form, values, problems, fieldError, busy } = useServerForm({
    action: answerSituations,
    offline: texts.offline,
    draft: name,
    toasts: "none",
    resets: false,
    sendsAgain: true,
    check: findMissing,
    leadsOn: questions.leadsOn,
    onDone: questions.drop,
  });
  const [problem] = problems;
  return (
    <form {...form} ref={questions.form} id="situations" className="mt-4 grid gap-5">
      <HiddenFields courseId={courseId} language={language} moment={moment} />
      <QuestionLine questions={questions} texts={texts.questions} />
      {items.map(({ id, question, options }, index) => (
        <fieldset
          key={id}
          data-situation=""
          aria-describedby={fieldError(fieldOf(id)) ? `${fieldOf(id)}-error` : undefined}
          className="min-w-0"
        >
          <legend className="font-semibold">
            {/* The line above has the number of the one question that is shown. */}
            <span className="not-print:[@media(scripting:enabled)]:hidden">{index + 1}. </span>
            {question}
          </legend>
          <div className="mt-3 grid gap-2">
            {options.map((option) => (
              <label
                key={option.id}
                className="flex min-h-12 items-start gap-3 rounded-card border border-line bg-white px-4 py-3 has-checked:border-peacock has-checked:bg-peacock-tint"
              >
                <input
                  type="radio"
                  name={fieldOf(id)}
                  value={option.id}
                  required
                  defaultChecked={(values[id] ?? kept[id]) === option.id}
                  className="mt-1 size-5 shrink-0 accent-peacock"
                />
                <span>{option.option}</span>
              </label>
            ))}
          </div>
          {fieldError(fieldOf(id)) && (
            <p id={`${fieldOf(id)}-error`} role="alert" className="mt-2 font-semibold text-sindoor">
              <Signed sign="cross">{fieldError(fieldOf(id))}</Signed>
            </p>
          )}
        </fieldset>
      ))}
      {problem && !problem.field && <Notice kind="error">{problem.message}</Notice>}
      <QuestionEnd
        questions={questions}
        texts={texts.questions}
        label={texts.send}
        busyLabel={texts.sending}
        busy={busy}
      />
      <FormDraft form="situations" name={name} />
    </form>
  );
}
