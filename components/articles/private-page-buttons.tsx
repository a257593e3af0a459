"use client";

import { type MouseEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { hidesTitles, isTitleHidden, keepTitle, markTitleHidden, rememberHiddenTitles } from "./hidden-title";

/** Replaces this page in the browser's history, and hides it until the other one has loaded. */
function leave(event: MouseEvent<HTMLAnchorElement>, neutral: string): void {
  event.preventDefault();
  document.documentElement.hidden = true;
  // Where a browser keeps the entry after all, it keeps it under the neutral title.
  if (neutral) document.title = neutral;
  window.location.replace(event.currentTarget.href);
}

/**
 * A bar along the lower edge, below the notices that appear when the scripts run, so that it does not move under a
 * finger. Its height is `--page-bar` in globals.css, so that it covers no part of the text. Without JavaScript an
 * ordinary link.
 */
type Props = Record<"href" | "label" | "hint" | "neutral", string>;

export function LeaveLink({ href, label, hint, neutral }: Props) {
  return (
    <a
      href={href}
      rel="noreferrer"
      title={hint}
      onClick={(event) => leave(event, neutral)}
      className="leave-bar no-print fixed inset-x-0 bottom-0 z-10 flex min-h-13 items-center justify-center gap-2 lowered-0 border-t-2 border-white bg-ink px-4 font-semibold text-white no-underline"
    >
      <Icon name="cross" className="size-5" />
      {label}
    </a>
  );
}

type HideTitleProps = { title: string; neutralTitle: string; texts: Record<"hide" | "show" | "hint", string> };

/**
 * Lets the reader of a sensitive page have a neutral title in the tab and in the history, for all such pages and on this
 * device only (rule: articles.private). It needs a script, so it is hidden where scripts are off. The document's
 * mark alone decides which label is shown, so a press that had to wait for React does what its label said.
 */
export function HideTitle({ title, neutralTitle, texts }: HideTitleProps) {
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
