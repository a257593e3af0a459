"use client";

import { ORPCError } from "@orpc/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { forgetUnsent, keepUnsent } from "@/components/forms/drafts/unsent";
import { useWhenOnline } from "@/components/forms/drafts/use-when-online";
import { api } from "@/lib/api/client";
import type { ChatMenuItem, ChatMessage, NearestAnswer } from "@/lib/contract/chat";
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

/** The documented delay before a canned answer shows (rule: chat.canned). */
const answerDelayMs = 1500;

/** A canned question with its answer, shown after the first `after` messages of the conversation. */
export type Exchange = { id: number; after: number; question: string; answer: string | null; failed?: boolean };

/** A menu button: a subject, which opens its questions, or a question, which is answered. */
export type Choice = { key: string; label: string; question: ChatMenuItem | null };

export function useAssistant(language: Language) {
  const client = useQueryClient();
  const [subject, setSubject] = useState<string | null>(null);
  const [exchanges, setExchanges] = useState<Exchange[]>([]);
  const menu = useQuery({
    queryKey: ["chat", "menu", language],
    queryFn: () => api.chat.menu({ id: 0, language }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  const typing = exchanges.some((each) => each.answer === null && !each.failed);

  const ask = async (item: ChatMenuItem, after: number) => {
    const id = Date.now();
    setExchanges((before) => [...before, { id, after, question: item.question, answer: null }]);
    const change = (with_: Partial<Exchange>) =>
      setExchanges((before) => before.map((each) => (each.id === id ? { ...each, ...with_ } : each)));
    const options = {
      queryKey: ["chat", "answer", item.id, language],
      queryFn: () => api.chat.cannedAnswer({ menuId: item.id, language }),
      staleTime: Number.POSITIVE_INFINITY,
    };
    const [answer] = await Promise.allSettled([
      client.fetchQuery(options),
      new Promise((resolve) => setTimeout(resolve, answerDelayMs)),
    ]);
    change(answer.status === "fulfilled" ? { answer: answer.value.message } : { failed: true });
  };
  const choose = ({ label, question }: Choice, after: number) => {
    if (!question) setSubject(label);
    else if (!typing) void ask(question, after);
  };
  return {
    choices: choicesIn(menu.data?.data ?? [], subject),
    failed: menu.isError,
    again: () => void menu.refetch(),
    subject,
    back: () => setSubject(null),
    choose,
    exchanges,
    typing,
  };
}

/** The subjects, or one subject's questions. A question without a subject is listed with the subjects. */
function choicesIn(items: ChatMenuItem[], subject: string | null): Choice[] {
  const asQuestion = (item: ChatMenuItem): Choice => ({ key: String(item.id), label: item.question, question: item });
  if (subject !== null) return items.filter((item) => item.subject === subject).map(asQuestion);
  const subjects = [...new Set(items.map((item) => item.subject).filter(Boolean))];
  return [
    ...subjects.map((label) => ({ key: label, label, question: null })),
    ...items.filter((item) => !item.subject).map(asQuestion),
  ];
}
