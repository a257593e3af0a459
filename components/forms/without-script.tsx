"use client";

import type { ReactNode } from "react";
import { useScriptWorks } from "@/components/ui/use-script-works";

/**
 * For what replaces a script: it shows where the page's scripts do not run, and also where one of them could not be
 * loaded, which `<noscript>` does not notice. While they load it is hidden (`data-scripts` of the script in the head).
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return useScriptWorks() ? null : <div className="without-script contents">{children}</div>;
}
