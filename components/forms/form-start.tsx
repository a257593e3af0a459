"use client";

import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { ErrorSummary } from "./error-summary";
import type { FormFields } from "./use-form-fields";
import { WithoutScript } from "./without-script";

export type LanguageButton = { to: Language; label: string };
export type FormStartTexts = Record<"problemsTitle" | "typedBack" | "typedClear", string> & {
  inOtherLanguages: LanguageButton[];
};
/** `texts`: also those that label the fields. */
type Props = { account: FormFields; texts: FormStartTexts & Record<string, unknown> };

/** The texts that label the fields whose names differ from theirs. */
const labels: Record<string, string> = {
  username: "email",
  state_id: "state",
  current_institute: "institute",
  employment_sector: "institutionType",
  school_type: "schoolType",
  teaching_subject: "subject",
  other_subject: "otherSubject",
};

/**
 * Shown above the fields: the error summary, the note that a draft was restored, and without JavaScript the buttons for
 * another language.
 */
export function FormStart({ account: { summary, typed, before }, texts }: Props) {
  const nameOf = (field = "") => {
    const label = texts[labels[field] ?? field];
    return typeof label === "string" ? label : undefined;
  };
  const lines = summary?.lines ?? [];
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
        {before.restored && <Restored texts={texts} type="submit" name="step" value="clear" />}
      </WithoutScript>
      <div role="status" className="empty:hidden">
        {typed.restored && <Restored texts={texts} onClick={typed.clear} />}
      </div>
      {summary && lines.length > 0 && (
        <ErrorSummary
          title={summary.title ?? texts.problemsTitle}
          lines={lines.map(({ field, ...line }) => ({ ...line, name: nameOf(field) }))}
          attempt={summary.attempt}
        />
      )}
    </>
  );
}

function Restored({ texts, ...press }: ComponentProps<typeof Button> & { texts: FormStartTexts }) {
  return (
    <Notice>
      <p>{texts.typedBack}</p>
      <Button look="quiet" size="small" className="-ms-3" {...press}>
        {texts.typedClear}
      </Button>
    </Notice>
  );
}
