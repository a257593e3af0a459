"use client";

import { Button } from "@/components/ui/button";

/** Opens or closes every `<details>` inside an element. Without JavaScript the buttons are not there. */
export function ExpandAll({ within, texts }: { within: string; texts: { expand: string; collapse: string } }) {
  const setAll = (open: boolean) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(`#${within} details`)) details.open = open;
  };
  return (
    <div className="no-print flex gap-1 [@media(scripting:none)]:hidden">
      <Button look="quiet" size="small" onClick={() => setAll(false)}>
        {texts.collapse}
      </Button>
      <Button look="quiet" size="small" onClick={() => setAll(true)}>
        {texts.expand}
      </Button>
    </div>
  );
}
