"use client";

import type { ChangeEvent, ClipboardEvent, ComponentProps } from "react";
import { TextField } from "../field";
import { digitsOf } from "../form-state";

/** Takes digits only, those of the Hindi keyboard too; anything else disappears as it is typed. */
export function DigitsField({ onChange, longest, ...rest }: ComponentProps<typeof TextField> & { longest: number }) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = digitsOf(event.target.value, longest);
    onChange?.(event);
  };
  return <TextField {...rest} onChange={keepDigits} onPaste={pasteDigits} maxLength={longest} inputMode="numeric" />;

  /** The browser would cut "+91 98765 43210" to its first signs before the digits are picked out. */
  function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData("text"), 40);
    document.execCommand("insertText", false, digits.slice(-longest));
  }
}
