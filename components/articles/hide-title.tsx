"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { hidesTitles, keepTitle, rememberHiddenTitles } from "./hidden-title";

type Props = { title: string; neutralTitle: string; texts: Record<"hide" | "show" | "hint", string> };

/**
 * Lets the reader of a sensitive page have a neutral title in the tab and in the history, for all such pages and on this
 * device only (rule: articles.private). It needs a script, so it is not shown without.
 */
export function HideTitle({ title, neutralTitle, texts }: Props) {
  const [hidden, setHidden] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    if (hidesTitles()) {
      setHidden(true);
      stop.current = keepTitle(neutralTitle);
    }
    return () => stop.current?.();
  }, [neutralTitle]);
  const choose = () => {
    rememberHiddenTitles(!hidden);
    stop.current?.();
    if (hidden) document.title = title;
    else stop.current = keepTitle(neutralTitle);
    setHidden(!hidden);
  };
  return (
    <div className="no-print mt-3 [@media(scripting:none)]:hidden">
      <Button look="quiet" size="small" onClick={choose} aria-describedby="hide-title-hint">
        <Icon name={hidden ? "check" : "cross"} className="size-5" /> {hidden ? texts.show : texts.hide}
      </Button>
      <p id="hide-title-hint" className="text-[0.85em] text-ink-soft">
        {texts.hint}
      </p>
    </div>
  );
}
