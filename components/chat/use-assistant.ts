"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "@/lib/api/client";
import type { ChatMenuItem } from "@/lib/contract/chat";
import type { Language } from "@/lib/platform/i18n/language";

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
