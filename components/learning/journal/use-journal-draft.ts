"use client";

import { ORPCError } from "@orpc/client";
import { type RefObject, useEffect, useRef, useState } from "react";
import { tellConnection } from "@/components/forms/drafts/connection";
import { typeInto } from "@/components/forms/drafts/form-values";
import { useLearnerKey } from "@/components/forms/drafts/use-learner-key";
import { listenTo } from "@/components/forms/listen-to";
import { dropDraft, readDraft, storeDraft } from "@/components/layout/visitor/drafts";
import type { Language } from "@/lib/platform/i18n/language";
import { journalName } from "./journal-name";

/** `at`: when it was saved. `message`: why it was rejected. */
export type DraftStatus = {
  kind: "none" | "saving" | "inBrowser" | "signedOut" | "saved" | "rejected";
  at?: string;
  message?: string;
};

const pauseMs = 1500;
const retryMs = 15_000;

type Setup = {
  topicId: string;
  language: Language;
  field: RefObject<HTMLTextAreaElement | null>;
  draftSavedAt: string | null;
};

/**
 * Stores the draft of a journal entry: in this browser with every key, and after a pause on the server, for the
 * learner's other devices. A draft that did not reach the server is restored and sent when the page is opened again.
 */
export function useJournalDraft({ topicId, language, field, draftSavedAt }: Setup) {
  const learner = useLearnerKey();
  // The account may become known while a draft is being sent.
  const writer = useRef(learner);
  writer.current = learner;
  const name = journalName(topicId);
  const [status, setStatus] = useState<DraftStatus>({ kind: "none" });
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const base = useRef(draftSavedAt);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef(Promise.resolve());
  const unsaved = useRef(false);

  const storeHere = () =>
    writer.current &&
    storeDraft(writer.current, name, { entry: [field.current?.value ?? ""], base: [base.current ?? ""] });
  const save = () => {
    clearTimeout(timer.current);
    // Requests are sent one at a time, so that an older text never arrives after a newer one.
    queue.current = queue.current.then(async () => {
      const entry = field.current?.value ?? "";
      if (!unsaved.current) return;
      setStatus({ kind: "saving" });
      try {
        const { api } = await import("@/lib/api/client");
        const { saved_at } = await api.learning.saveJournalDraft({ topicId, entry, language });
        base.current = saved_at;
        setStatus({ kind: "saved", at: saved_at });
        if (field.current?.value !== entry) return;
        unsaved.current = false;
        if (writer.current) dropDraft(writer.current, name);
      } catch (error) {
        setStatus(statusAfter(error));
        timer.current = setTimeout(save, retryMs);
      }
    });
    return queue.current;
  };
  const noteTyping = () => {
    unsaved.current = true;
    storeHere();
    clearTimeout(timer.current);
    timer.current = setTimeout(save, pauseMs);
  };
  /** Called before the entry is submitted, so that no draft arrives after it. */
  const settle = async () => {
    clearTimeout(timer.current);
    unsaved.current = false;
    await queue.current;
    setStatus({ kind: "none" });
  };

  /** Called once the entry is stored. What was typed since it was sent is a draft again. */
  const keepTypedOn = (entry: string) => {
    if (field.current && field.current.value !== entry) noteTyping();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page knows who writes
  useEffect(() => {
    const area = field.current;
    if (!learner || !area) return;
    const { entry: [draftEntry] = [], base: [draftBase = ""] = [] } = readDraft(learner, name) ?? {};
    if (area.value !== area.defaultValue) return noteTyping();
    if (draftEntry === undefined || draftEntry === area.value) return;
    // Typed on another device after this one last saved: both texts are shown.
    if (draftBase !== (draftSavedAt ?? "") && area.value.trim()) setElsewhere(area.value);
    typeInto(area, draftEntry);
    tellConnection("restored");
    noteTyping();
  }, [learner]);

  useEffect(() => {
    const now = () => unsaved.current && void save();
    const whenHidden = () => document.visibilityState === "hidden" && now();
    const ends = [listenTo(window, { online: now }), listenTo(document, { visibilitychange: whenHidden })];
    return () => {
      for (const end of ends) end();
    };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return { status, elsewhere, noteTyping, settle, keepTypedOn };
}

function statusAfter(error: unknown): DraftStatus {
  if (!(error instanceof ORPCError)) {
    tellConnection("lost");
    return { kind: "inBrowser" };
  }
  return error.status === 401 ? { kind: "signedOut" } : { kind: "rejected", message: error.message };
}
