"use client";

import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { forgetUnsent, keepUnsent } from "@/components/forms/drafts/unsent";
import { useWhenOnline } from "@/components/forms/drafts/use-when-online";
import { api } from "@/lib/api/client";
import type { ChatMessage, NearestAnswer } from "@/lib/contract/chat";
import { dangersIn } from "@/lib/contract/danger";
import type { Language } from "@/lib/platform/i18n/language";

export const chatDraftName = "chat";
export type SendState =
  | { kind: "idle" | "sending" | "waiting" | "signedOut" }
  | { kind: "sent"; msg: string }
  | { kind: "rejected"; message: string };

const mutationKey = ["chat", "send"];
const messageName = (key: string | undefined) => `message/${key}`;

/** Sends a message to the coordinator. Repeated attempts have the same key, so that the message is stored once. */
export function useSend(language: Language, onSent: (message: ChatMessage | undefined) => void) {
  const client = useQueryClient();
  const { mutate, status, error, variables } = useMutation({
    mutationKey,
    // The browser may report no connection where there is one, so sending is always attempted.
    networkMode: "always",
    mutationFn: (unsent: { msg: string; key: string | undefined }) => api.chat.send({ ...unsent, language }),
    onError: (error, { msg, key = "" }) => {
      if (error instanceof ORPCError) return;
      const body = { msg, key, language };
      const call = { method: "POST", path: "/chatbot/post", body, text: msg, draft: chatDraftName } as const;
      keepUnsent({ kind: "message", name: messageName(key), ...call }, key);
    },
    onSuccess: ({ data }, { key }) => {
      forgetUnsent(messageName(key));
      onSent(data);
    },
  });
  const send = (msg: string) => {
    if (client.isMutating({ mutationKey }) > 0) return;
    // Browsers provide random ids in secure contexts only.
    mutate(error && variables?.msg === msg ? variables : { msg, key: window.crypto.randomUUID?.() });
  };
  const state = useMemo(() => sendState(status, error, variables?.msg ?? ""), [status, error, variables]);
  useWhenOnline(state.kind === "waiting", () => variables?.key && send(variables.msg));
  return { state, send };
}

function sendState(status: "idle" | "pending" | "success" | "error", error: Error | null, msg: string): SendState {
  if (status === "pending") return { kind: "sending" };
  if (status === "success") return { kind: "sent", msg };
  if (!error) return { kind: "idle" };
  if (!(error instanceof ORPCError)) return { kind: "waiting" };
  return error.status === 401 ? { kind: "signedOut" } : { kind: "rejected", message: error.message };
}

/** How long somebody waits for nearest answers at most; then the message is sent as it is. */
const patienceMs = 4_000;

/** Looks for answers before sending (rule: chat.nearest). Words of danger and what finds nothing are sent at once. */
export function useNearest(language: Language, send: (msg: string) => void) {
  const [answers, setAnswers] = useState<NearestAnswer[]>([]);
  const offered = useRef("");
  const { mutateAsync, isPending } = useMutation({
    mutationKey: ["chat", "nearest"],
    networkMode: "always",
    mutationFn: (msg: string) =>
      Promise.race([
        api.chat.nearest({ msg, language }).then(({ data }) => data),
        new Promise<NearestAnswer[]>((resolve) => setTimeout(resolve, patienceMs, [])),
      ]),
  });
  const forget = () => {
    offered.current = "";
    setAnswers([]);
  };
  const sendNow = (msg: string) => {
    forget();
    send(msg);
  };
  const ask = async (msg: string) => {
    if (isPending) return;
    if (dangersIn(msg).length > 0 || offered.current === msg) return sendNow(msg);
    const found = await mutateAsync(msg).catch(() => []);
    if (found.length === 0) return sendNow(msg);
    offered.current = msg;
    setAnswers(found);
  };
  return { answers, looking: isPending, ask, sendNow, forget };
}
