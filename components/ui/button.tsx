import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";

type Look = "primary" | "secondary" | "quiet" | "danger";
type Size = "normal" | "small";

/** Grey without a border: an outline looks like a second button, and white letters look as if it could be pressed. */
const disabled = "disabled:border-transparent disabled:bg-ink-soft/15 disabled:text-ink-soft";

const looks: Record<Look, string> = {
  primary: `border-transparent bg-peacock text-white hover:bg-peacock-deep ${disabled}`,
  secondary: `border-peacock bg-white text-peacock hover:bg-peacock-tint ${disabled}`,
  quiet: "border-transparent text-peacock underline-offset-4 hover:underline disabled:text-ink-soft",
  danger: `border-transparent bg-sindoor text-white hover:opacity-90 ${disabled}`,
};
/** Hindi text looks too high when centred, so its top padding is larger than its bottom padding. */
const sizes: Record<Size, string> = {
  normal: "min-h-12 px-4.5 py-2 [html:lang(hi)_&]:pt-[calc(0.5rem+0.2em)] [html:lang(hi)_&]:pb-[calc(0.5rem-0.1em)]",
  small: "min-h-11 px-3 py-1 text-small [html:lang(hi)_&]:pt-[calc(0.25rem+0.25em)] [html:lang(hi)_&]:pb-0",
};

/** Every variant has a border like the secondary one, so that adjacent buttons have the same height. */
function classes(look: Look, size: Size, extra = ""): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border-2 text-center font-semibold no-underline transition-colors disabled:cursor-not-allowed ${sizes[size]} ${looks[look]} ${extra}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; size?: Size };

export function Button({ look = "primary", size = "normal", className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={classes(look, size, className)} {...rest} />;
}

type SubmitProps = Omit<ButtonProps, "type"> & { busy: boolean; label: ReactNode; busyLabel?: ReactNode };

/** The button that sends a form; never disabled, which would lose the keyboard focus. */
export function SubmitButton({ busy, label, busyLabel = label, className = "", ...rest }: SubmitProps) {
  return (
    <Button
      type="submit"
      aria-disabled={busy}
      className={`${className} ${busy ? "cursor-wait opacity-80" : ""}`}
      {...rest}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look; size?: Size };

export function LinkButton({ look = "primary", size = "normal", className, ...rest }: LinkButtonProps) {
  return <a className={classes(look, size, className)} {...rest} />;
}
