"use client";

import { useEffect, useMemo } from "react";
import { dropDraft, readDraft, storeDraft } from "@/components/layout/visitor/drafts";
import type { Values } from "@/components/layout/visitor/tab-drafts";
import { dropTyped, guest, readTyped, storeTyped } from "@/components/layout/visitor/tab-drafts";
import { useVisitor } from "@/components/layout/visitor/visitor";
import { tellConnection } from "./connection";
import { isUntouched, putBack, valuesOf } from "./form-values";
import { useLearnerKey } from "./use-learner-key";

type Props = {
  /** The id of a plain `<form>` on the page. */
  form: string;
  /** The draft's name where the form's id is not enough: the same in both languages, another one for each thing written. */
  name?: string;
  /** The account's id, where the page knows it. */
  learner?: string;
  /** True once the server has stored it: the draft is deleted. */
  done?: boolean;
};

/**
 * Keeps what is typed in a form in this browser at once, and puts it back after a reload, a lost connection or a change of language; what a
 * guest types stays in this tab.
 * The form passes `done` when the server has stored it; `useServerForm` deletes the draft by itself.
 */
export function KeepDraft({ form, name = form, learner, done = false }: Props) {
  const key = useLearnerKey(learner);
  const isGuest = useVisitor().state === "guest";
  const store = useMemo(() => (key ? ofLearner(key, name) : isGuest ? ofGuest(name) : null), [isGuest, key, name]);
  useEffect(() => {
    if (done) store?.drop();
  }, [done, store]);
  useEffect(() => {
    const element = document.getElementById(form);
    if (!store || !(element instanceof HTMLFormElement)) return;
    const save = () => store.keep(valuesOf(element));
    const kept = store.read();
    // Typed before the page knew who types: that is newer.
    if (!isUntouched(element)) save();
    else if (kept && putBack(element, kept)) tellConnection("restored");
    element.addEventListener("input", save);
    element.addEventListener("change", save);
    return () => {
      element.removeEventListener("input", save);
      element.removeEventListener("change", save);
    };
  }, [form, store]);
  return null;
}

type Store = { keep: (values: Values) => void; read: () => Values | null; drop: () => void };

function ofLearner(key: string, name: string): Store {
  return { keep: (values) => storeDraft(key, name, values), read: () => readDraft(key, name), drop: () => dropDraft(key, name) };
}

function ofGuest(name: string): Store {
  return {
    keep: (values) => storeTyped(guest, name, { values, base: {} }),
    read: () => readTyped(guest, name)?.values ?? null,
    drop: () => dropTyped(guest, name),
  };
}
