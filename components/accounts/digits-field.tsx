"use client";

import type { ChangeEvent, ComponentProps } from "react";
import { TextField } from "@/components/ui/field";
import { digitsOf } from "./form-state";

/** Takes digits only, those of the Hindi keyboard too; anything else disappears as it is typed. */
export function DigitsField({ onChange, longest, ...rest }: ComponentProps<typeof TextField> & { longest: number }) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = digitsOf(event.target.value, longest);
    onChange?.(event);
  };
  return <TextField {...rest} onChange={keepDigits} maxLength={longest} inputMode="numeric" />;
}
