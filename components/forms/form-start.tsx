"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { ErrorSummary } from "./error-summary";
import type { FormFields } from "./use-form-fields";
import { WithoutScript } from "./without-script";

export type LanguageButton = { to: Language; label: string };
export type FormStartTexts = Record<
  "problemsTitle" | "problemsCount" | "problemsRest" | "typedBack" | "typedClear",
  string
> & {
  inOtherLanguages: LanguageButton[];
};
type Props = { account: FormFields; texts: FormStartTexts };

/**
 * Shown above the fields: the error summary, the note that a draft was restored, and without JavaScript the buttons for
 * another language.
 */
export function FormStart({ account: { summary, typed, before }, texts }: Props) {
  return (
    <>
      <WithoutScript>
        {/* Enter presses the first button of a form. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        {/* A link would lose what is typed; these buttons send it along. */}
        {texts.inOtherLanguages.map(({ to, label }) => (
          <Button
            key={to}
            type="submit"
            name="step"
            value={`language-${to}`}
            formAction={`?language=${to}`}
            look="quiet"
            lang={to}
            className="w-full"
          >
            {label}
          </Button>
        ))}
        {before.restored && (
          <Notice>
            <p>{texts.typedBack}</p>
            <Button type="submit" name="step" value="clear" look="quiet" size="small" className="-ms-3">
              {texts.typedClear}
            </Button>
          </Notice>
        )}
      </WithoutScript>
      <div role="status" className="empty:hidden">
        {typed.restored && (
          <Notice>
            <p>{texts.typedBack}</p>
            <Button look="quiet" size="small" className="-ms-3" onClick={typed.clear}>
              {texts.typedClear}
            </Button>
          </Notice>
        )}
      </div>
      {summary && summary.lines.length > 0 && (
        <ErrorSummary
          title={summary.title ?? texts.problemsTitle}
          lines={summary.lines}
          attempt={summary.attempt}
          folding={{ count: texts.problemsCount, rest: texts.problemsRest }}
        />
      )}
    </>
  );
}
