"use client";

import "./reading/above-step.css";
import { type ReactNode, useEffect, useRef } from "react";
import { useBarHeight } from "@/components/layout/notices/use-bar-height";

type Props = {
  /** The focus moves to what it says: the button that was pressed is gone. */
  takesFocus?: boolean;
  /** What takes the focus is the first element. */
  children: ReactNode;
};

/** What the step bar says above the next step. Its height is in `--verdict-bar`, so that the bar covers no end of a page. */
export function AboveStep({ takesFocus = false, children }: Props) {
  const above = useRef<HTMLDivElement>(null);
  useBarHeight(above, "--verdict-bar", true);
  useEffect(() => {
    const said = above.current?.firstElementChild;
    if (takesFocus && said instanceof HTMLElement) said.focus();
  }, [takesFocus]);
  return <div ref={above}>{children}</div>;
}
