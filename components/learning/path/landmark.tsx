import type { ReactNode } from "react";

const tree = (
  <>
    <path d="M24 45V24M24 33l8-6M24 36l-8-6" className="mark-line" />
    <path d="M24 5c8 0 12 5 11 10c5 2 6 9 0 12H13c-6-3-5-10 0-12C12 10 16 5 24 5z" className="mark-leaf" />
    <path d="M17 16q3 3 6 0M26 12q3 3 6 0M15 22q3 3 6 0M27 21q3 3 6 0" className="mark-hatch" />
  </>
);

const drawings: Record<string, ReactNode> = {
  tree,
  moon: (
    <>
      <path d="M30 7A17 17 0 1 0 41 31A14 14 0 0 1 30 7z" className="mark-sun" />
      <path d="M14 20q5 1 8 5M13 27q6 0 10 4M18 34q5-1 10 1" className="mark-hatch" />
      <path d="M38 9v6M35 12h6" className="mark-line" />
    </>
  ),
  fish: (
    <>
      <path d="M4 24C12 11 27 11 34 22l10-8v20l-10-8C27 37 12 37 4 24z" className="mark-water" />
      <path d="M13 15q5 9 0 18M19 19q3 5 0 10M24 17q5 7 0 14M29 19q3 5 0 10" className="mark-hatch" />
      <circle cx="10" cy="22" r="1.800" className="mark-dot" />
    </>
  ),
  house: (
    <>
      <path d="M9 22h30v22H9z" className="mark-paper" />
      <path d="M4 23L24 6l20 17z" className="mark-earth" />
      <path d="M19 44V31h10v13z" className="mark-water" />
      <path d="M13 19h22M17 15.500h14M21 12h6M24 25v-2M21.500 27h5M24 24.500v5" className="mark-hatch" />
    </>
  ),
  bird: (
    <>
      <path d="M7 19c3-8 13-9 17-1c6 1 12 6 20 3c-3 12-14 19-25 15C11 33 8 27 11 22z" className="mark-water" />
      <path d="M7 19l-4 3l8 1" className="mark-sun" />
      <path d="M20 25q9 5 17-1M18 30q8 4 14 0" className="mark-hatch" />
      <path d="M21 37v7M27 36v8" className="mark-line" />
      <circle cx="13.500" cy="18" r="1.600" className="mark-dot" />
    </>
  ),
  lamp: (
    <>
      <path d="M24 4c7 8 6 14 0 18c-6-4-7-10 0-18z" className="mark-sun" />
      <path d="M4 26h40c-2 10-10 14-20 14S6 36 4 26z" className="mark-earth" />
      <path d="M10 30q3 3 6 0t6 0t6 0t6 0M16 40l-2 4h20l-2-4" className="mark-hatch" />
    </>
  ),
};

/** The small drawing that marks a module wherever it is shown. */
export function Landmark({ name, className = "size-12" }: { name: string; className?: string }) {
  return (
    <svg width="40" height="40" aria-hidden="true" viewBox="0 0 48 48" className={`landmark shrink-0 ${className}`}>
      {drawings[name] ?? tree}
    </svg>
  );
}
