"use client";

import { useEffect, useMemo } from "react";
import { dropDraft, readDraft, storeDraft } from "@/components/layout/visitor/drafts";
import { type DraftValues, dropTyped, guest, readTyped, storeTyped } from "@/components/layout/visitor/tab-drafts";
import { useVisitor } from "@/components/layout/visitor/visitor";
import { listenTo } from "../listen-to";
import { tellConnection } from "./connection";
import { isUntouched, putBack, readValues } from "./form-values";
import { isKept } from "./unsent";
import { useLearnerKey } from "./use-learner-key";

type Props = {
  /** The id of a plain `<form>` on the page. */
  form: string;
  /** The draft's name where the form's id is not enough: the same in both languages, and unique for each text. */
  name?: string;
  /** True once the server has stored it: the draft is deleted. */
  done?: boolean;
};

/**
 * Stores the draft of a form in this browser with every change, and restores it after a reload, a lost connection or a
 * change of language; a fold around the form opens then. A guest's draft is stored for this tab only. The form passes `done` when the server has stored
 * it; `useServerForm` deletes the draft by itself.
 */
export function FormDraft({ form, name = form, done = false }: Props) {
  const key = useLearnerKey();
  const isGuest = useVisitor().state === "guest";
  const store = useMemo(() => {
    if (key)
      return {
        write: (values: DraftValues) => storeDraft(key, name, values),
        read: () => readDraft(key, name),
        drop: () => dropDraft(key, name),
      };
    if (!isGuest) return null;
    return {
      write: (values: DraftValues) => storeTyped(guest, name, { values, base: {} }),
      read: () => readTyped(guest, name)?.values ?? null,
      drop: () => dropTyped(guest, name),
    };
  }, [isGuest, key, name]);
  useEffect(() => {
    if (done) store?.drop();
  }, [done, store]);
  useEffect(() => {
    const element = document.getElementById(form);
    if (!store || !(element instanceof HTMLFormElement)) return;
    const save = () => store.write(readValues(element));
    const draft = isKept(name) ? null : store.read();
    // Text typed before the account was known is newer than the stored draft.
    if (!isUntouched(element)) save();
    else if (draft && putBack(element, draft)) {
      const fold = element.closest("details");
      if (fold) fold.open = true;
      tellConnection("restored");
    }
    return listenTo(element, { input: save, change: save });
  }, [form, name, store]);
  return null;
}
