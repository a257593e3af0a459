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
  lotus: (
    <>
      <path d="M24 33C13 34 6 29 4 20c7-1 13 2 20 13C31 22 37 19 44 20c-2 9-9 14-20 13z" className="mark-earth" />
      <path d="M24 33C16 30 12 22 14 12c5 3 8 7 10 12c2-5 5-9 10-12c2 10-2 18-10 21z" className="mark-earth" />
      <path d="M24 33c-7-8-7-18 0-28c7 10 7 20 0 28z" className="mark-sun" />
      <path d="M24 13v14M20 17q0 6 2 11M28 17q0 6-2 11" className="mark-hatch" />
      <path d="M6 40q4-4 9 0t9 0t9 0t9 0" className="mark-line" />
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

export function Landmark({ name, className = "size-12" }: { name: string; className?: string }) {
  return (
    <svg width="40" height="40" aria-hidden="true" viewBox="0 0 48 48" className={`landmark shrink-0 ${className}`}>
      {drawings[name] ?? tree}
    </svg>
  );
}
