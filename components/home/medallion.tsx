import type { ReactNode } from "react";

const looks = { peacock: "var(--color-peacock)", marigold: "var(--color-marigold)", sindoor: "var(--color-sindoor)", leaf: "var(--color-leaf)" };
export type MedallionColour = keyof typeof looks;

/** A round frame in the style of the topic pictures, for an icon or a numeral. */
export function Medallion({ colour = "peacock", children }: { colour?: MedallionColour; children: ReactNode }) {
  return (
    <span className="relative grid size-16 shrink-0 place-items-center text-ink">
      <svg viewBox="0 0 64 64" aria-hidden="true" className="absolute inset-0">
        <circle cx="32" cy="32" r="28.500" fill="none" stroke={looks[colour]} strokeWidth="5" strokeDasharray="2 2.970" />
        <circle cx="32" cy="32" r="24.500" fill="var(--color-white)" stroke="var(--color-ink)" strokeWidth="2" />
        <circle cx="32" cy="32" r="21.500" fill="none" stroke="var(--color-ink)" strokeWidth="1" />
      </svg>
      <span className="relative">{children}</span>
    </span>
  );
}
