"use client";

import { type ComponentProps, type FocusEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { languageOrDefault } from "@/lib/platform/i18n/language";
import texts from "@/messages/browser/email-slip.json";
import { typeInto } from "../drafts/form-values";
import { TextField } from "../field";

/** An e-mail address. It offers the probable domain for a slip such as gmial.com (rule: registration.email-slip). */
export function EmailField({ onBlur, ...field }: ComponentProps<typeof TextField>) {
  const [slip, setSlip] = useState<{ input: HTMLInputElement; address: string } | null>(null);
  const look = async (input: HTMLInputElement) => {
    // Needed by few: it is loaded when the first address has been typed.
    const { suggestAddress } = await import("./mail-domains");
    const address = suggestAddress(input.value);
    setSlip(address ? { input, address } : null);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    // Without a network there is no suggestion, and nothing else is missing.
    look(event.currentTarget).catch(() => undefined);
  };
  const take = () => {
    if (!slip) return;
    typeInto(slip.input, slip.address);
    slip.input.focus();
    setSlip(null);
  };
  const words = slip && texts[languageOrDefault(document.documentElement.lang)];
  return (
    <div>
      <TextField
        type="email"
        inputMode="email"
        maxLength={254}
        autoComplete="email"
        spellCheck={false}
        {...field}
        onBlur={leave}
      />
      <p role="status" className="mt-1 empty:hidden">
        {words && (
          <>
            <span className="wrap-anywhere">{words.ask.replace("{address}", slip.address)}</span>{" "}
            <Button look="secondary" size="small" onClick={take} className="mt-1">
              {words.take}
            </Button>
          </>
        )}
      </p>
    </div>
  );
}
