"use client";

import { type ChangeEvent, type ComponentProps, useState } from "react";
import type { StrengthTexts } from "../strength-texts";
import { PasswordField, type PasswordTexts } from "./password-field";
import { type Strength, strengthOf, strengths } from "./strength";

type Props = Omit<ComponentProps<typeof PasswordField>, "texts"> & { texts: PasswordTexts & StrengthTexts };

const colours: Record<Strength, string> = { weak: "bg-sindoor", fair: "bg-marigold", strong: "bg-leaf" };

/** A field for a new password that shows while typing how hard it is to guess. This is advice only and rejects nothing. */
export function NewPasswordField({ texts, onChange, ...rest }: Props) {
  const [strength, setStrength] = useState<Strength | null>(null);
  const measure = (event: ChangeEvent<HTMLInputElement>) => {
    setStrength(event.target.value ? strengthOf(event.target.value) : null);
    return onChange?.(event);
  };
  const filled = strength ? strengths.indexOf(strength) + 1 : 0;
  return (
    <div>
      <PasswordField {...rest} texts={texts} autoComplete="new-password" onChange={measure} />
      {strength && (
        <div aria-hidden="true" className="mt-2 grid max-w-60 grid-cols-3 gap-1">
          {strengths.map((each, index) => (
            <span key={each} className={`h-2 rounded-full ${index < filled ? colours[strength] : "bg-hairline"}`} />
          ))}
        </div>
      )}
      <p role="status" className="text-[0.9em] text-ink-soft empty:hidden">
        {strength && `${texts.strength} ${texts[strength]}`}
      </p>
    </div>
  );
}
