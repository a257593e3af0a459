"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "./icon";

/** The prefix of the keys of history entries that forms in steps add (components/forms/steps/use-steps.ts). */
const stepKey = "formStep:";

type Entry = Record<string, unknown> | null;

/**
 * The browser's Back button closes an open dialog and stays on its page. The open dialog is an entry of the history;
 * the steps of a form in it are further entries, which Back goes through first. Closed by its button, the dialog takes
 * its entries away again.
 */
function useBackCloses(isOpen: boolean, close: () => void): void {
  const id = useId();
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const isHere = () => (window.history.state as Entry)?.dialog === id;
    const stepsBefore = stepEntries(window.history.state);
    if (!isHere()) window.history.pushState({ ...window.history.state, dialog: id }, "");
    let leftByBack = false;
    const follow = () => {
      if (isHere()) return;
      leftByBack = true;
      latest.current();
    };
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      if (!leftByBack && isHere()) window.history.go(-1 - stepEntries(window.history.state) + stepsBefore);
    };
  }, [id, isOpen]);
}

/** How many entries the steps of forms have made so far. */
function stepEntries(state: Entry): number {
  return Object.entries(state ?? {}).reduce(
    (sum, [key, value]) => (key.startsWith(stepKey) ? sum + ((value as { depth?: number } | null)?.depth ?? 0) : sum),
    0,
  );
}

const floating = "max-h-[92dvh] rounded-card shadow-float";
const frames = {
  normal: `w-[min(34rem,calc(100vw-1rem))] ${floating}`,
  wide: `w-[min(52rem,calc(100vw-1rem))] max-w-none ${floating}`,
  sheet:
    "m-0 h-full max-h-none w-full max-w-none roomy:m-auto roomy:h-auto roomy:max-h-[92dvh] roomy:w-[34rem] roomy:rounded-card roomy:shadow-float",
};

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** For content that needs the full width, such as a video. */
  wide?: boolean;
  /** For a form: in a narrow or low window it fills the screen, and the browser's Back button closes it. */
  sheet?: boolean;
  children: ReactNode;
};

/** A native modal dialog: the browser traps the focus, Escape closes it, and the page behind is inert. */
export function Dialog({ open, onClose, title, closeLabel, wide = false, sheet = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  useBackCloses(open && sheet, () => dialog.current?.close());
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={title}
      className={`overflow-y-auto bg-paper p-0 text-ink ${frames[wide ? "wide" : sheet ? "sheet" : "normal"]}`}
    >
      <div className="band" />
      {/* Title and close button stay visible while the rest scrolls; toasts appear below them. */}
      <div
        data-dialog-head
        className={`sticky top-0 z-10 flex items-start justify-between gap-4 bg-paper px-4 ${wide ? "pe-1 sm:pe-4 sm:pt-3" : "pt-3"}`}
      >
        <h2 className={wide ? "self-center text-body leading-snug sm:text-title" : undefined}>{title}</h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label={closeLabel}
          className="grid size-12 shrink-0 place-items-center rounded-control hover:bg-peacock-tint"
        >
          <Icon name="cross" />
        </button>
      </div>
      <div className={wide ? "px-2 pb-4 sm:px-4 sm:pb-6" : "px-4 pb-6"}>{children}</div>
    </dialog>
  );
}
