"use client";

import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { SituationsPage } from "@/lib/contract/learning/situations";
import type { Language } from "@/lib/platform/i18n/language";
import { answerSituations } from "./situations-actions";

type Props = {
  courseId: string;
  language: Language;
  moment: "start" | "end";
  items: SituationsPage["items"];
  texts: Record<"send" | "sending" | "offline", string>;
};

/** Eight situations on one page, each with four options. */
export function SituationsForm({ courseId, language, moment, items, texts }: Props) {
  const { form, values, problems, busy } = useServerForm({
    action: answerSituations,
    offline: texts.offline,
    toasts: "none",
    resets: false,
    sendsAgain: true,
  });
  return (
    <form {...form} id="situations" className="mt-6 grid gap-8">
      <AccountField />
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="moment" value={moment} />
      {items.map(({ id, question, options }, index) => (
        <fieldset key={id} className="min-w-0">
          <legend className="font-semibold">
            {index + 1}. {question}
          </legend>
          <div className="mt-3 grid gap-2">
            {options.map((option) => (
              <label
                key={option.id}
                className="flex min-h-12 items-start gap-3 rounded-card border border-hairline bg-white px-4 py-3"
              >
                <input
                  type="radio"
                  name={`situation-${id}`}
                  value={option.id}
                  required
                  defaultChecked={values[id] === option.id}
                  className="mt-1 size-5 shrink-0 accent-peacock"
                />
                <span>{option.option}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {problems[0] && <Notice kind="error">{problems[0].message}</Notice>}
      <Button type="submit" aria-disabled={busy}>
        {busy ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
