"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { hidesTitles, isTitleHidden, keepTitle, markTitleHidden, rememberHiddenTitles } from "./hidden-title";

type Props = { title: string; neutralTitle: string; texts: Record<"hide" | "show" | "hint", string> };

/**
 * Lets the reader of a sensitive page have a neutral title in the tab and in the history, for all such pages and on this
 * device only (rule: articles.private). It needs a script, so it is hidden where scripts are off. The document's
 * mark alone decides which label is shown, so a press that had to wait for React does what its label said.
 */
export function HideTitle({ title, neutralTitle, texts }: Props) {
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    if (hidesTitles()) {
      markTitleHidden(true);
      stop.current = keepTitle(neutralTitle);
    }
    return () => stop.current?.();
  }, [neutralTitle]);
  const choose = () => {
    const hides = !isTitleHidden();
    rememberHiddenTitles(hides);
    markTitleHidden(hides);
    stop.current?.();
    if (hides) stop.current = keepTitle(neutralTitle);
    else document.title = title;
  };
  return (
    <div className="no-print mt-3 [@media(scripting:none)]:hidden">
      <Button look="quiet" size="small" onClick={choose} aria-describedby="hide-title-hint">
        <span className="flex items-center gap-2 [[data-hides-titles]_&]:hidden">
          <Icon name="cross" className="size-5" /> {texts.hide}
        </span>
        <span className="hidden items-center gap-2 [[data-hides-titles]_&]:flex">
          <Icon name="check" className="size-5" /> {texts.show}
        </span>
      </Button>
      <p id="hide-title-hint" className="text-small text-ink-soft">
        {texts.hint}
      </p>
    </div>
  );
}
