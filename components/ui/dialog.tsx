"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon";
import { useBackCloses } from "./use-back-closes";

const floating = "max-h-[92dvh] rounded-card shadow-float";
const frames = {
  normal: `w-[min(34rem,calc(100vw-1rem))] ${floating}`,
  wide: `w-[min(52rem,calc(100vw-1rem))] max-w-none ${floating}`,
  sheet:
    "m-0 h-full max-h-none w-full max-w-none roomy:m-auto roomy:h-auto roomy:max-h-[92dvh] roomy:w-[34rem] roomy:rounded-card roomy:shadow-float",
};

/** A native modal dialog: the browser traps the focus, Escape closes it, and the page behind is inert. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  wide = false,
  sheet = false,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** For content that needs the full width, such as a video. */
  wide?: boolean;
  /** For a form: in a narrow or low window it fills the screen, and the browser's Back button closes it. */
  sheet?: boolean;
  children: ReactNode;
}) {
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
