"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { type DraftValues, dropTyped, guest, readTyped, storeTyped } from "@/components/layout/visitor/tab-drafts";
import { listenTo } from "../listen-to";
import { draftControls, readValues, setControl } from "./form-values";

type Setup = {
  form: RefObject<HTMLFormElement | null>;
  /** The draft's name; forms of the same name share it. Without one there is no draft. */
  name?: string;
  /** The account's id; absent while it is not known. */
  owner?: string;
  /** What the server rendered in each field. */
  known: RefObject<Record<string, string>>;
};

const eventName = "portal:typed";
/** Consent must be given deliberately, so a ticked consent is never stored or restored. */
const neverStored = /^consent_/;

/** Stores a form's draft for this tab, restores it, and shares it with the page's other forms of that name. */
export function useTypedFields({ form, name, owner = guest, known }: Setup) {
  const [restored, setRestored] = useState(false);
  const back = useRef<ReturnType<typeof putBackLater> | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element || !name) return;
    const key = `${owner}:${name}`;
    const putter = putBackLater(element);
    back.current = putter;
    const typedNow = () => changedOnly({ ...readValues(element), ...putter.waiting() }, known.current);
    const draft = readTyped(owner, name);
    if (draft) {
      // Values typed before hydration, and values changed elsewhere since, are newer than the draft.
      const now = typedNow();
      const usable = Object.entries(draft.values).filter(
        ([field]) => !(field in now) && (known.current[field] ?? "") === (draft.base[field] ?? ""),
      );
      putter.put(Object.fromEntries(usable));
      setRestored(usable.length > 0);
    }
    const save = (event: Event) => {
      if (putter.isWorking()) return;
      const control = event.target as HTMLInputElement;
      putter.outdate(control);
      const values = typedNow();
      const base = Object.fromEntries(Object.keys(values).map((field) => [field, known.current[field] ?? ""]));
      if (Object.keys(values).length === 0) dropTyped(owner, name);
      else storeTyped(owner, name, { values, base });
      window.dispatchEvent(new CustomEvent(eventName, { detail: { key, from: element } }));
    };
    const share = (event: Event) => {
      const { key: shared, from } = (event as CustomEvent<{ key: string; from: HTMLFormElement }>).detail;
      if (shared === key && from !== element)
        putter.put({ ...asKnown(element, known.current), ...readTyped(owner, name)?.values });
    };
    const ends = [
      listenTo(element, { input: save, change: save }),
      listenTo(window, { [eventName]: share }),
      putter.stop,
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [form, known, name, owner]);

  const drop = () => {
    if (name) dropTyped(owner, name);
  };
  const clear = () => {
    drop();
    if (form.current) back.current?.put(asKnown(form.current, known.current));
    setRestored(false);
  };
  return { restored, drop, clear };
}

function changedOnly(values: DraftValues, known: Record<string, string>): DraftValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, all]) => !neverStored.test(field) && (all[0] ?? "") !== (known[field] ?? ""),
    ),
  );
}

function asKnown(form: HTMLFormElement, known: Record<string, string>): DraftValues {
  const names = Object.keys(readValues(form)).filter((field) => !neverStored.test(field));
  return Object.fromEntries(names.map((field) => [field, [known[field] ?? ""]]));
}

/**
 * Restores values in a form. A field or option that is not rendered yet, such as the districts of a state, gets its
 * value when it appears. Fields are set one at a time, so that dependent fields are rendered before the next one is
 * set.
 */
function putBackLater(form: HTMLFormElement) {
  const waiting = new Map<string, string[]>();
  let working = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const work = () => {
    timer = undefined;
    for (const [name, values] of waiting) {
      const controls = draftControls(form).filter((control) => control.name === name);
      working = true;
      const outcomes = controls.map((control, index) => setControl(control, values, index));
      working = false;
      if (controls.length === 0 || outcomes.includes("no such option")) continue;
      waiting.delete(name);
      if (outcomes.includes("set")) return soon();
    }
  };
  const soon = () => {
    if (waiting.size > 0) timer ??= setTimeout(work);
  };
  const observer = new MutationObserver(soon);
  observer.observe(form, { childList: true, subtree: true });

  return {
    put(values: DraftValues) {
      for (const [name, all] of Object.entries(values)) waiting.set(name, all);
      soon();
    },
    /** Whether the current event was caused by restoring, not by the user. */
    isWorking: () => working,
    waiting: (): DraftValues => Object.fromEntries(waiting),
    /** The user changed a control: its waiting value is obsolete; a new choice makes all of them obsolete. */
    outdate(control: { name: string; type: string }) {
      if (control.type === "select-one") waiting.clear();
      else waiting.delete(control.name);
    },
    stop() {
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}
