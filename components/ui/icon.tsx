import { type IconName, iconPaths } from "./icon-paths";

export type { IconName } from "./icon-paths";

/** The size without a style sheet; the class sets the real one. */
const size = { width: 24, height: 24 };
const stroke = {
  ...size,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** A line icon in the current colour. Decorative beside a text, or named by `label`. */
export function Icon({ name, label, className = "size-6" }: { name: IconName; label?: string; className?: string }) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden or named
    <svg {...named} viewBox="0 0 24 24" className={`shrink-0 ${className}`} {...stroke}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
