"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { dropTyped, guest, readTyped, storeTyped } from "@/components/layout/visitor/tab-drafts";
import { signedInHere } from "@/components/layout/visitor/visitor";
import { findStep, type Steps } from "@/lib/contract/rules/steps";

type Setup = {
  /** The fields of each step; a form without steps has one. */
  fields: Steps;
  /** The name of the form's draft; forms of the same name on a page share their step. */
  name?: string;
  /** The step that the server has rendered after a POST. */
  rendered?: number;
};

/** What an entry of the history holds: the step it shows, and how many entries of this form lie before it. */
type Entry = { step: number; depth: number };

/**
 * The step of a form that is shown now. Each step forward is an entry of the browser's history, so that its Back button
 * goes one step back. A reload and a change of language return to the step, but never beyond the passwords, which are
 * not stored.
 */
export function useSteps({ fields, name = "form", rendered }: Setup) {
  const key = `formStep:${name}`;
  const draft = `${name}:step`;
  const last = fields.length - 1;
  const passwordStep = findStep(fields, "password");
  const [at, setAt] = useState(rendered ?? 0);
  const shown = useRef(at);
  const pressedBack = useRef(false);
  const heading = useRef<HTMLElement | null>(null);

  const show = useCallback(
    (step: number) => {
      if (step === shown.current) return;
      shown.current = step;
      flushSync(() => setAt(step));
      if (step === 0) dropTyped(guest, draft);
      else storeTyped(guest, draft, { values: { step: [String(step)] }, base: {} });
    },
    [draft],
  );
  const showHeading = useCallback(() => {
    heading.current?.focus({ preventScroll: true });
    const place = heading.current?.closest("[data-form-steps]") ?? heading.current?.closest("form");
    place?.scrollIntoView({ block: "start" });
  }, []);

  useEffect(() => {
    if (last === 0) return;
    const entry = readEntry(window.history.state, key);
    // A tab's drafts are those of guests; where somebody is signed in, the entry of the history has the step.
    const stored = Number(readTyped(guest, draft)?.values.step?.[0] ?? (signedInHere() ? entry?.step : 0) ?? 0);
    const wanted = rendered ?? Math.min(Math.max(stored, 0), passwordStep);
    shown.current = wanted;
    setAt(wanted);
    if (entry && entry.step > wanted && entry.depth >= entry.step - wanted) window.history.go(wanted - entry.step);
    else replaceEntry(key, { step: wanted, depth: entry?.depth ?? 0 });
    const follow = ({ state }: PopStateEvent) => {
      // A link within the page makes an entry without a state.
      if (!state) return;
      const step = readEntry(state, key)?.step ?? 0;
      // An entry from before a reload may hold a later step than the one that the reload has returned to.
      const target = pressedBack.current ? Math.min(step, shown.current - 1) : step;
      pressedBack.current = false;
      if (target === shown.current) return;
      if (target !== step) replaceEntry(key, { step: target, depth: readEntry(state, key)?.depth ?? 0 });
      show(target);
      showHeading();
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [key, draft, last, passwordStep, rendered, show, showHeading]);

  const goOn = () => {
    const step = shown.current + 1;
    const depth = (readEntry(window.history.state, key)?.depth ?? 0) + 1;
    show(step);
    window.history.pushState({ ...window.history.state, [key]: { step, depth } satisfies Entry }, "");
    showHeading();
  };
  /** Goes back by the history too, so that the later steps are not in the way of the browser's Back button. */
  const goBackTo = (step: number) => {
    const entry = readEntry(window.history.state, key);
    const far = shown.current - step;
    show(step);
    if (entry && entry.depth >= far) window.history.go(-far);
    else replaceEntry(key, { step, depth: entry?.depth ?? 0 });
  };
  const goBack = () => {
    if (shown.current === 0 || pressedBack.current) return;
    if ((readEntry(window.history.state, key)?.depth ?? 0) > 0) {
      pressedBack.current = true;
      window.history.back();
      return;
    }
    goBackTo(shown.current - 1);
    showHeading();
  };
  /** Shows the step with the field of a problem; the focus goes to the problem. */
  const showProblemAt = (field: string | undefined) => {
    const step = findStep(fields, field);
    if (step < shown.current) goBackTo(step);
  };
  const drop = () => dropTyped(guest, draft);
  const startAgain = () => {
    drop();
    if (shown.current > 0) goBackTo(0);
  };
  return { at, last, heading, now: () => shown.current, goOn, goBack, showProblemAt, drop, startAgain };
}

function readEntry(state: unknown, key: string): Entry | undefined {
  return (state as Record<string, Entry | undefined> | null)?.[key];
}

function replaceEntry(key: string, entry: Entry): void {
  window.history.replaceState({ ...window.history.state, [key]: entry }, "");
}
