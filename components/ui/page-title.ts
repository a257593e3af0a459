"use client";

import { useEffect, useId, useRef } from "react";
import { languageOrDefault } from "@/lib/platform/i18n/language";
import texts from "@/messages/browser/form-title.json";

// The title of a page with an error in its form begins with a mark, and that of a form in steps names the step, because
// a screen reader reads the title when the page is loaded, and a browser shows it in its tabs.

const inError = new Set<string>();
/** The title without the mark and the step, and the title that this file has set last. */
let own = "";
let written = "";
let step = "";

function write(): void {
  // Another page was opened, or the server has rendered the title with its mark.
  if (document.title !== written) own = withoutMarks(document.title, step);
  written = `${inError.size > 0 ? errorMark() : ""}${step}${own}`;
  if (document.title !== written) document.title = written;
}

function errorMark(): string {
  return texts[languageOrDefault(document.documentElement.lang)].error;
}

function withoutMarks(title: string, shownStep: string): string {
  const unmarked = title.startsWith(errorMark()) ? title.slice(errorMark().length) : title;
  return shownStep && unmarked.startsWith(shownStep) ? unmarked.slice(shownStep.length) : unmarked;
}

/** Marks the title of the page while a form is in error. */
export function useErrorTitle(isInError: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isInError) return;
    inError.add(id);
    write();
    return () => {
      inError.delete(id);
      write();
    };
  }, [id, isInError]);
}

/** Names the shown step in the title of the page; empty for a form without steps. */
export function useStepTitle(name: string): void {
  const before = useRef(name);
  useEffect(() => {
    // The server has rendered the title with the step that the page began with.
    if (document.title !== written) own = withoutMarks(document.title, before.current);
    written = document.title;
    step = name;
    before.current = name;
    write();
  }, [name]);
  useEffect(
    () => () => {
      step = "";
      write();
    },
    [],
  );
}
