"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "@/lib/api/client";
import type { NearestAnswer } from "@/lib/contract/chat";
import { dangersIn } from "@/lib/contract/danger";
import type { Language } from "@/lib/platform/i18n/language";

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
