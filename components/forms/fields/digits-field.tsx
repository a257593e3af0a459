"use client";

import type { ChangeEvent, ClipboardEvent, ComponentProps } from "react";
import { TextField } from "../field";
import { digitsOf } from "../form-state";

/** Accepts digits only, including those of the Hindi keyboard; other characters are removed as they are typed. */
export function DigitsField({ onChange, longest, ...rest }: ComponentProps<typeof TextField> & { longest: number }) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = digitsOf(event.target.value, longest);
    onChange?.(event);
  };
  return <TextField {...rest} onChange={keepDigits} onPaste={pasteDigits} maxLength={longest} inputMode="numeric" />;

  /** Handles pasted text itself, because the browser would truncate "+91 98765 43210" before the digits are extracted. */
  function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData("text"), 40);
    document.execCommand("insertText", false, digits.slice(-longest));
  }
}
