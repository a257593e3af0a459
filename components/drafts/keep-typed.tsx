"use client";

import { useEffect } from "react";
import { tellConnection } from "./connection";
import { isUntouched, putBack, valuesOf } from "./form-values";
import { dropKept, keep, readKept } from "./kept";
import { useLearnerKey } from "./use-learner-key";

type Props = {
  /** The id of a plain `<form>` on the page. */
  form: string;
  /** What it is kept under where the form's id is not enough: the same in both languages, another one for each thing written. */
  name?: string;
  /** The account's id, where the page knows it. */
  learner?: string;
  /** True once the server has taken it: nothing needs to be kept any more. */
  done?: boolean;
};

/**
 * Keeps what is typed in a form in this browser at once, and puts it back after a reload, a lost connection or a change of language.
 * The form says when it has been taken (`done`); `useKeptAction` does that by itself.
 */
export function KeepTyped({ form, name = form, learner, done = false }: Props) {
  const key = useLearnerKey(learner);
  useEffect(() => {
    if (done && key) dropKept(key, name);
  }, [done, key, name]);
  useEffect(() => {
    const element = document.getElementById(form);
    if (!key || !(element instanceof HTMLFormElement)) return;
    const save = () => keep(key, name, valuesOf(element));
    const kept = readKept(key, name);
    // Typed before the page knew who types: that is newer.
    if (!isUntouched(element)) save();
    else if (kept && putBack(element, kept)) tellConnection("restored");
    element.addEventListener("input", save);
    element.addEventListener("change", save);
    return () => {
      element.removeEventListener("input", save);
      element.removeEventListener("change", save);
    };
  }, [form, key, name]);
  return null;
}
