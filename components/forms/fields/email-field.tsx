import type { ComponentProps } from "react";
import { TextField } from "../field";

/** An e-mail address, with the keyboard for it. */
export function EmailField(field: ComponentProps<typeof TextField>) {
  return (
    <TextField type="email" inputMode="email" maxLength={254} autoComplete="email" spellCheck={false} {...field} />
  );
}
