"use client";

import { type ComponentProps, useState } from "react";
import { TextField } from "../field";

export type PasswordTexts = Record<"show" | "hide" | "showPassword" | "hidePassword", string>;

/** A password field with a button in it that shows the password. The button is hidden without JavaScript. */
export function PasswordField({ texts, ...rest }: ComponentProps<typeof TextField> & { texts: PasswordTexts }) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? "text" : "password"}
      maxLength={1024}
      autoCapitalize={shown ? "none" : undefined}
      spellCheck={false}
      className="pe-24"
      button={
        <button
          type="button"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          aria-controls={rest.id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 end-0 min-w-12 px-3 font-semibold text-peacock hover:underline noscript:hidden"
        >
          {shown ? texts.hide : texts.show}
        </button>
      }
    />
  );
}
