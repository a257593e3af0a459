"use client";

import type { ComponentProps } from "react";
import { Button } from "./button";

/** Opens what is folded on a sheet, because older browsers print only what is open. */
function printAll() {
  for (const folded of document.querySelectorAll<HTMLDetailsElement>(".handout details")) folded.open = true;
  window.print();
}

type PrintButtonProps = {
  label: string;
  look?: ComponentProps<typeof Button>["look"];
  className?: string;
  wordClass?: string;
};

/** Hidden without JavaScript, where the browser's own menu prints. `wordClass` and `className`: for a narrow place. */
export function PrintButton({ label, look = "secondary", className = "", wordClass }: PrintButtonProps) {
  return (
    <Button look={look} className={`noscript:hidden ${className}`} onClick={printAll}>
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        className="size-6 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z" />
      </svg>
      <span className={wordClass}>{label}</span>
    </Button>
  );
}
