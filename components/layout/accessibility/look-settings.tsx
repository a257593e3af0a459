"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { LookPanelProps } from "./look-panel";

/** Loads the settings panel, with its texts, when a button that opens it is pressed. */
export function LookSettings() {
  const [Panel, setPanel] = useState<ComponentType<LookPanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest("[data-opens=look-settings]"))) return;
      import("./look-panel").then(({ LookPanel }) => {
        setPanel(() => LookPanel);
        setOpen(true);
      });
    };
    document.addEventListener("click", listen);
    return () => document.removeEventListener("click", listen);
  }, []);
  return Panel && <Panel open={open} onClose={() => setOpen(false)} />;
}
