"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { ErrorSummary } from "./error-summary";
import type { AccountForm } from "./use-account-form";

export type FormStartTexts = Record<"problemsTitle" | "problemsCount" | "problemsRest" | "typedBack" | "typedClear" | "inOtherLanguage", string>;
type Props = { account: AccountForm; texts: FormStartTexts; language: Language };

/** What stands above the fields: everything wrong in one place, that something typed is back, and without JavaScript the way to the other language. */
export function FormStart({ account: { summary, typed }, texts, language }: Props) {
  const other = language === "en" ? "hi" : "en";
  return (
    <>
      <noscript>
        {/* Enter presses the first button of a form. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        {/* A link would lose what is typed; this button sends it along. */}
        <Button type="submit" name="step" value={`language-${other}`} formAction={`?language=${other}`} look="quiet" lang={other} className="w-full">
          {texts.inOtherLanguage}
        </Button>
      </noscript>
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
