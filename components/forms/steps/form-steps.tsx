"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useStepTitle } from "@/components/ui/page-title";
import { useScriptWorks } from "@/components/ui/use-script-works";
import { FormEnd } from "../form-end";
import { stepField, typedIdField } from "../form-state";
import type { FormFields } from "../use-form-fields";
import { WithoutScript } from "../without-script";

/**
 * `asking`: the button while the server is asked about the step. `count`: "Step 1 of 3". `next`: the button that leads on from the step; the last step has the form's own button.
 * `inTitle`: begins the title of the page, which at the first step is the page's own.
 */
type StepTexts = { title: string; count: string; next: string; inTitle: string };
/** `required`: what the mark of a required field means. */
export type StepsTexts = { label: string; back: string; asking: string; required: string; each: readonly StepTexts[] };

/**
 * A line with the name of each step. The heading of the current one is for screen readers, and takes the focus when the
 * step changes.
 */
export function StepHead({ account: { steps, before }, texts }: { account: FormFields; texts: StepsTexts }) {
  const current = texts.each[steps.at];
  useStepTitle(steps.at > 0 ? (current?.inTitle ?? "") : "");
  // An error, a requested list and a question take the focus themselves.
  const arrives =
    before.step !== undefined &&
    before.problems.length === 0 &&
    before.brought === undefined &&
    !before.mobileToConfirm;
  return (
    <div data-form-steps className="scroll-mt-2 [dialog_&]:scroll-mt-18">
      <input type="hidden" name={stepField} value={steps.at} />
      {before.typedId && <input type="hidden" name={typedIdField} value={before.typedId} />}
      <ol aria-label={texts.label} className="grid grid-cols-3 gap-2 text-small leading-snug">
        {texts.each.map(({ title }, index) => (
          <li
            key={title}
            aria-current={index === steps.at ? "step" : undefined}
            className={`border-t-4 pt-1.5 ${index <= steps.at ? "border-peacock" : "border-hairline"} ${index === steps.at ? "font-bold" : "text-ink-soft"}`}
          >
            {title}
          </li>
        ))}
      </ol>
      <h2
        ref={(element) => {
          steps.heading.current = element;
        }}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript the browser brings the reader here
        autoFocus={arrives || undefined}
        className="sr-only scroll-mt-2 scroll-mb-[75vh]"
      >
        {current?.count} {current?.title}
      </h2>
      {steps.at < steps.last && <p className="mt-4 text-small text-ink-soft">{texts.required}</p>}
    </div>
  );
}

type Props = { account: FormFields; index: number; children: ReactNode };

/**
 * The fields of one step. The fields of the other steps stay in the form, so that each POST and each draft has them.
 */
export function FormStep({ account: { steps }, index, children }: Props) {
  return (
    <div hidden={steps.at !== index} data-step={index} className="grid gap-8">
      {children}
    </div>
  );
}

type EndProps = { account: FormFields; texts: StepsTexts; label: string; busyLabel: string };

/** The button that leads on or sends the form, and the one that leads back. */
export function StepEnd({ account: { steps, busy, asking, wholeFormProblem }, texts, label, busyLabel }: EndProps) {
  const scriptWorks = useScriptWorks();
  const isLast = steps.at === steps.last;
  return (
    <div className="grid gap-3">
      {steps.at > 0 && (
        <WithoutScript>
          <Button type="submit" name="step" value="back" look="secondary" className="w-full">
            {texts.back}
          </Button>
        </WithoutScript>
      )}
      {/* Not a submit button: Enter presses the first submit button of a form. */}
      {steps.at > 0 && scriptWorks && (
        <Button look="secondary" onClick={steps.goBack} className="w-full">
          {texts.back}
        </Button>
      )}
      <FormEnd
        label={isLast ? label : (texts.each[steps.at]?.next ?? label)}
        busyLabel={asking ? texts.asking : busyLabel}
        account={{ busy: busy || asking, wholeFormProblem }}
      />
    </div>
  );
}
