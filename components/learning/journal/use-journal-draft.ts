"use client";

import { ORPCError } from "@orpc/client";
import { type RefObject, useEffect, useRef, useState } from "react";
import { tellConnection } from "@/components/forms/drafts/connection";
import { useLearnerKey } from "@/components/forms/drafts/use-learner-key";
import { dropDraft, readDraft, storeDraft } from "@/components/layout/visitor/drafts";
import type { Language } from "@/lib/platform/i18n/language";

export type DraftStatus = { kind: "none" | "saving" | "kept" | "signedOut" } | { kind: "saved"; at: string } | { kind: "refused"; message: string };

const pauseMs = 1500;
const retryMs = 15_000;

type Setup = { topicId: string; language: Language; field: RefObject<HTMLTextAreaElement | null>; draftSavedAt: string | null };

/**
 * Keeps what is typed in a journal: in this browser with every key, and on the server after a pause, where the learner's other
 * devices find it. What did not get through is put back and sent when the page is opened again.
 */
export function useJournalDraft({ topicId, language, field, draftSavedAt }: Setup) {
  const learner = useLearnerKey();
  // Who writes may become known while a draft is on its way.
  const writer = useRef(learner);
  writer.current = learner;
  const name = journalName(topicId);
  const [status, setStatus] = useState<DraftStatus>({ kind: "none" });
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const base = useRef(draftSavedAt);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef(Promise.resolve());
  const unsaved = useRef(false);

  const keepHere = () => writer.current && storeDraft(writer.current, name, { entry: [field.current?.value ?? ""], base: [base.current ?? ""] });
  const save = () => {
    clearTimeout(timer.current);
    // One after the other, so that an older text never arrives after a newer one.
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
    keepHere();
    clearTimeout(timer.current);
    timer.current = setTimeout(save, pauseMs);
  };
  /** Before the entry is submitted: no draft may arrive after it. */
  const settle = async () => {
    clearTimeout(timer.current);
    unsaved.current = false;
    await queue.current;
    setStatus({ kind: "none" });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page knows who writes
  useEffect(() => {
    const area = field.current;
    if (!learner || !area) return;
    const { entry: [kept] = [], base: [keptBase = ""] = [] } = readDraft(learner, name) ?? {};
    if (area.value !== area.defaultValue) return noteTyping();
    if (kept === undefined || kept === area.value) return;
    // Typed on another device after this one last saved: both texts are shown.
    if (keptBase !== (draftSavedAt ?? "") && area.value.trim()) setElsewhere(area.value);
    area.value = kept;
    tellConnection("restored");
    noteTyping();
  }, [learner]);

  useEffect(() => {
    const now = () => unsaved.current && void save();
    const whenHidden = () => document.visibilityState === "hidden" && now();
    window.addEventListener("online", now);
    document.addEventListener("visibilitychange", whenHidden);
    return () => {
      window.removeEventListener("online", now);
      document.removeEventListener("visibilitychange", whenHidden);
    };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return { status, elsewhere, noteTyping, settle };
}

export function journalName(topicId: string): string {
  return `journal:${topicId}`;
}

function statusAfter(error: unknown): DraftStatus {
  if (!(error instanceof ORPCError)) {
    tellConnection("lost");
    return { kind: "kept" };
  }
  return error.status === 401 ? { kind: "signedOut" } : { kind: "refused", message: error.message };
}
