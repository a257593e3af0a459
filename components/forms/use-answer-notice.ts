"use client";

import { useEffect, useRef } from "react";
import type { useServerForm } from "./use-server-form";

type Answered = Pick<ReturnType<typeof useServerForm>, "result" | "problems" | "done">;

/** The message of a form with one notice, and the ref of its container, which takes the focus with each answer. */
export function useAnswerNotice({ result, problems, done }: Answered) {
  const notice = useRef<HTMLDivElement>(null);
  const message = done ?? problems[0]?.message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same message in a further answer takes the focus again
  useEffect(() => {
    if (message) notice.current?.focus();
  }, [result, message]);
  return { notice, message };
}
