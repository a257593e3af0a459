"use client";

import { type ReactNode, useEffect, useRef } from "react";

type Props = { id: string; open?: boolean; className?: string; children: ReactNode };

/** A `<details>` that is open where the address names `id`, also after an action that led to that address. */
export function DetailsAtHash({ id, open, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const look = () => {
      if (details.current && window.location.hash === `#${id}`) details.current.open = true;
    };
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [id]);
  return (
    <details ref={details} open={open} className={className}>
      {children}
    </details>
  );
}
