"use client";

import { ORPCError } from "@orpc/client";
import { useEffect, useRef, useState } from "react";
import { useLearnerKey } from "@/components/forms/drafts/use-learner-key";
import { dropDraft } from "@/components/layout/visitor/drafts";
import { api } from "@/lib/api/client";
import type { ChatMessage } from "@/lib/contract/chat";
import type { Language } from "@/lib/platform/i18n/language";

export const chatDraftName = "chat";
export type SendState = { kind: "idle" | "sending" | "sent" | "waiting" | "signedOut" } | { kind: "rejected"; message: string };

/** Sends a message to the coordinator. Repeated attempts have the same key, so that the message is stored once. */
export function useSend(language: Language, onSent: (message: ChatMessage) => void) {
  const learner = useLearnerKey();
  const [state, setState] = useState<SendState>({ kind: "idle" });
  const unsent = useRef<{ msg: string; key: string | undefined } | null>(null);
  const sending = useRef(false);

  const send = async (msg: string) => {
    if (sending.current) return;
    sending.current = true;
    setState({ kind: "sending" });
    // Browsers provide random ids in secure contexts only.
    if (unsent.current?.msg !== msg) unsent.current = { msg, key: window.crypto.randomUUID?.() };
    try {
      const { data } = await api.chat.send({ ...unsent.current, language });
      unsent.current = null;
      if (learner) dropDraft(learner, chatDraftName);
      setState({ kind: "sent" });
      onSent(data);
    } catch (error) {
      setState(stateAfter(error));
    }
    sending.current = false;
  };
  const waiting = state.kind === "waiting";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest `send` is as good as the first
  useEffect(() => {
    if (!waiting) return;
    const again = () => unsent.current?.key && void send(unsent.current.msg);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [waiting]);
  return { state, send };
}

function stateAfter(error: unknown): SendState {
  if (!(error instanceof ORPCError)) return { kind: "waiting" };
  return error.status === 401 ? { kind: "signedOut" } : { kind: "rejected", message: error.message };
}
