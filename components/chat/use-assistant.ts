"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ChatMenuItem } from "@/lib/contract/chat";
import type { Language } from "@/lib/i18n/language";
import { portal } from "@/lib/portal/client";

/** The documented delay before a canned answer shows (learning §4). */
export const answerDelayMs = 1500;

/** A canned question and its answer, standing behind the first `after` messages of the conversation. */
export type Exchange = { id: number; after: number; question: string; answer: string | null; failed?: boolean };

/** The canned menu, its sub-menus by id and the answers. */
export function useAssistant(language: Language) {
  const client = useQueryClient();
  const [path, setPath] = useState<ChatMenuItem[]>([]);
  const [exchanges, setExchanges] = useState<Exchange[]>([]);
  const menuId = path.at(-1)?.id ?? 0;
  const menu = useQuery({
    queryKey: ["chat", "menu", menuId, language],
    queryFn: () => portal.chat.menu({ id: menuId, language }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  const typing = exchanges.some((each) => each.answer === null && !each.failed);

  const ask = async (item: ChatMenuItem, after: number) => {
    const id = Date.now();
    setExchanges((before) => [...before, { id, after, question: item.question, answer: null }]);
    const change = (with_: Partial<Exchange>) => setExchanges((before) => before.map((each) => (each.id === id ? { ...each, ...with_ } : each)));
    const options = {
      queryKey: ["chat", "answer", item.id, language],
      queryFn: () => portal.chat.cannedAnswer({ menuId: item.id, language }),
      staleTime: Number.POSITIVE_INFINITY,
    };
    const [answer] = await Promise.allSettled([client.fetchQuery(options), new Promise((resolve) => setTimeout(resolve, answerDelayMs))]);
    change(answer.status === "fulfilled" ? { answer: answer.value.message } : { failed: true });
  };
  const choose = (item: ChatMenuItem, after: number) => {
    if (item.has_menu) setPath((before) => [...before, item]);
    else if (!typing) void ask(item, after);
  };
  return {
    items: menu.data?.data ?? [],
    failed: menu.isError,
    again: () => void menu.refetch(),
    subject: path.at(-1)?.question ?? null,
    back: () => setPath((before) => before.slice(0, -1)),
    choose,
    exchanges,
    typing,
  };
}
