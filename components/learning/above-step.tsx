"use client";

import "./reading/above-step.css";
import { type ReactNode, useRef } from "react";
import { useBarHeight } from "@/components/layout/notices/use-bar-height";

/** What the step bar says above the next step. Its height is in `--verdict-bar`, so that the bar covers no end of a page. */
export function AboveStep({ children }: { children: ReactNode }) {
  const above = useRef<HTMLDivElement>(null);
  useBarHeight(above, "--verdict-bar", true);
  return <div ref={above}>{children}</div>;
}
