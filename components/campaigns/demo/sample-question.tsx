"use client";

import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";

type Sample = { question: string; options: { id: string; text: string; correct: boolean }[]; feedback: string };
export type SampleTexts = Record<
  "check" | "again" | "right" | "wrong" | "rightOption" | "yourChoice" | "showAnswer",
  string
>;

/** A sample quiz question: nothing is sent or stored. */
export function SampleQuestion({ sample, texts }: { sample: Sample; texts: SampleTexts }) {
  const id = useId();
  const [chosen, setChosen] = useState("");
  const [checked, setChecked] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const right = sample.options.find((option) => option.correct);
  const check = () => {
    setChecked(true);
    requestAnimationFrame(() => result.current?.focus());
  };
  return (
    <div className="rounded-card border border-hairline bg-white px-4 py-5 md:px-6">
      <fieldset disabled={checked}>
        <legend className="text-lead font-bold">{sample.question}</legend>
        <div className="mt-4 grid gap-3">
          {sample.options.map((option) => (
            <label
              key={option.id}
              className={`flex min-h-14 items-start gap-3 rounded-card border-2 px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock ${optionClass(option, chosen, checked)}`}
            >
              <input
                type="radio"
                name={`${id}sample`}
                checked={chosen === option.id}
                onChange={() => setChosen(option.id)}
                className="mt-1.5 size-5 shrink-0 accent-peacock outline-none"
              />
              <span className="min-w-0 flex-1">
                {option.text}
                {checked && option.correct && (
                  <span className="mt-1 flex items-center gap-1 text-small font-semibold text-leaf">
                    <Icon name="check" className="size-5" /> {texts.rightOption}
                  </span>
                )}
                {checked && !option.correct && chosen === option.id && (
                  <span className="mt-1 flex items-center gap-1 text-small font-semibold text-sindoor">
                    <Icon name="cross" className="size-5" /> {texts.yourChoice}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 [@media(scripting:none)]:hidden">
        {checked ? (
          <div ref={result} tabIndex={-1} className="grid gap-3">
            <Notice kind={chosen === right?.id ? "success" : "tip"}>
              <p className="font-bold">{chosen === right?.id ? texts.right : texts.wrong}</p>
              <p>{sample.feedback}</p>
            </Notice>
            <Button look="secondary" className="justify-self-start" onClick={() => setChecked(false)}>
              {texts.again}
            </Button>
          </div>
        ) : (
          <Button disabled={chosen === ""} onClick={check} className="w-full sm:w-auto">
            {texts.check}
          </Button>
        )}
      </div>
      <noscript>
        <details className="mt-4">
          <summary className="inline-flex min-h-12 items-center font-semibold text-peacock">{texts.showAnswer}</summary>
          <p className="font-semibold">{right?.text}</p>
          <p>{sample.feedback}</p>
        </details>
      </noscript>
    </div>
  );
}

function optionClass(option: Sample["options"][number], chosen: string, checked: boolean): string {
  if (checked && option.correct) return "border-leaf bg-leaf-tint";
  if (checked && chosen === option.id) return "border-sindoor bg-sindoor-tint";
  return "border-line bg-white has-checked:border-peacock has-checked:bg-peacock-tint";
}
