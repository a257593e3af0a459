import type { Platform } from "@/lib/contract/social";

const line = { width: 24, height: 24, fill: "none", stroke: "currentColor", strokeWidth: 2.25, strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** The first letter of each, in the style of the portal's other icons; they are not the companies' logos. */
export function SocialMark({ platform }: { platform: Platform }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0" {...line}>
      <circle cx="12" cy="12" r="10.5" strokeWidth="1.5" />
      {platform === "google" ? <path d="M16.2 8.8A5.3 5.3 0 1 0 17.3 12.3H12.7" /> : <path d="M15.5 6.6h-1.200a2.3 2.3 0 0 0-2.3 2.3V18M9.300 11.800h5.400" />}
    </svg>
  );
}
