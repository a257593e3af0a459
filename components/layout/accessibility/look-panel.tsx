"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { languageOrDefault } from "@/lib/platform/i18n/language";
import allTexts from "@/messages/browser/look-panel.json";
import { applyPictures, currentLook, type Look, lookSwitches, plainLook, saveLook } from "./look";

export type LookPanelProps = { open: boolean; onClose: () => void };

/** The accessibility settings (rule: accessibility.widget): each change applies at once and is stored. */
export function LookPanel({ open, onClose }: LookPanelProps) {
  const texts = allTexts[languageOrDefault(document.documentElement.lang)];
  const [look, setLook] = useState<Look>(currentLook);
  const change = (changed: Partial<Look>) => {
    const next = { ...look, ...changed };
    saveLook(next);
    if (next.nopictures !== look.nopictures) applyPictures(next.nopictures);
    setLook(next);
  };
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.closeSign}>
      <div className="grid gap-5">
        <LookChoice
          name="look-text"
          legend={texts.text}
          value={look.text}
          onChange={(text) => change({ text })}
          options={[
            ["normal", texts.textNormal],
            ["large", texts.textLarge],
            ["largest", texts.textLargest],
          ]}
        />
        <LookChoice
          name="look-colours"
          legend={texts.colours}
          value={look.colours}
          onChange={(colours) => change({ colours })}
          options={[
            ["normal", texts.coloursNormal],
            ["light", texts.coloursLight],
            ["contrast", texts.coloursContrast],
            ["dark", texts.coloursDark],
          ]}
        />
        <fieldset>
          <legend className="font-semibold">{texts.more}</legend>
          {lookSwitches.map((key) => (
            <label key={key} className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                checked={look[key]}
                onChange={(event) => change({ [key]: event.target.checked })}
                className="size-6 shrink-0 accent-peacock"
              />
              {texts[key]}
            </label>
          ))}
        </fieldset>
        <p className="text-small text-ink-soft">{texts.choiceStored}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{texts.close}</Button>
          <Button look="secondary" onClick={() => change(plainLook)}>
            {texts.reset}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type Props<Value extends string> = {
  name: string;
  legend: string;
  value: Value;
  options: [Value, string][];
  onChange: (value: Value) => void;
};

/** A choice of a few options as radio buttons with large labels. */
function LookChoice<Value extends string>({ name, legend, value, options, onChange }: Props<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {options.map(([each, label]) => (
          <label
            key={each}
            className="flex min-h-12 items-center gap-2 rounded-control border border-line bg-white px-3 py-1.5 has-checked:border-2 has-checked:border-peacock has-checked:bg-peacock-tint has-checked:font-semibold"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
              className="size-5 shrink-0 accent-peacock"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
