"use client";

import { type ReactNode, useState } from "react";
import { useScriptWorks } from "@/components/ui/use-script-works";

/**
 * For what replaces a script: it shows where the page's scripts do not run, and also where one of them could not be
 * loaded, which `<noscript>` does not notice. While they load it is hidden (`data-scripts` of the script in the head).
 * On a slow connection it shows until they come, at a touch: then its place stays empty, because the fields below it
 * would move under the finger.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  const works = useScriptWorks();
  // In the browser the first rendering is that of the server's HTML, or of a part that has come later.
  const [wasShown] = useState(() => !works && typeof document !== "undefined" && !isHidden());
  if (works && !wasShown) return null;
  return (
    <div className={works ? "without-script invisible contents" : "without-script contents"} inert={works}>
      {children}
    </div>
  );
}

const isHidden = () => document.documentElement.dataset.scripts === "wait";
