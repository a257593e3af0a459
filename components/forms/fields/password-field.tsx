"use client";

import { type ComponentProps, useState, useSyncExternalStore } from "react";
import { TextField } from "../field";

export type PasswordTexts = Record<"show" | "hide" | "showPassword" | "hidePassword", string>;
const never = () => () => undefined;

/** A password field with a button that shows the password; the button is rendered only with JavaScript. */
export function PasswordField({ texts, ...rest }: ComponentProps<typeof TextField> & { texts: PasswordTexts }) {
  const [shown, setShown] = useState(false);
  const works = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className="relative">
      <TextField
        {...rest}
        type={shown ? "text" : "password"}
        maxLength={1024}
        autoCapitalize={shown ? "none" : undefined}
        spellCheck={false}
      />
      {works && (
        <button
          type="button"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          aria-controls={rest.id}
          onClick={() => setShown(!shown)}
          className="absolute end-0 -top-3.5 min-h-12 px-2 font-semibold text-peacock hover:underline"
        >
          {shown ? texts.hide : texts.show}
        </button>
      )}
    </div>
  );
}
