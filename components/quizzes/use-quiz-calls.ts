"use client";

import { ORPCError } from "@orpc/client";
import { QueryClient, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { tellConnection } from "@/components/forms/drafts/connection";
import { useWhenOnline } from "@/components/forms/drafts/use-when-online";

/** The kind of call: checking a choice, which is stored as a draft, or starting the quiz again. */
type CallKind = "choice" | "retake";
export type Problem = { kind: "offline" | "signedOut"; request: CallKind } | { kind: "rejected"; message: string };
type QuizCall = { kind: CallKind; work: () => Promise<void> };

/** The calls of a quiz, one at a time. One that failed without a connection is repeated when it is back. */
export function useQuizCalls() {
  const [client] = useState(() => new QueryClient());
  const {
    mutate,
    isPending: pending,
    error,
    variables,
    context,
    reset,
  } = useMutation<void, Error, QuizCall, Problem | null>(
    {
      // The browser may report no connection where there is one, so sending is always attempted.
      networkMode: "always",
      mutationFn: ({ work }) => work(),
      // The problem stays on the page while the call is repeated.
      onMutate: (): Problem | null => problem,
      onError: (error) => {
        if (!(error instanceof ORPCError)) tellConnection("lost");
      },
    },
    client,
  );
  const problem: Problem | null = pending ? (context ?? null) : error && toProblem(error, variables?.kind ?? "choice");
  const call = (next: QuizCall) => {
    // A second press may come before React has rendered the first one.
    if (client.isMutating() === 0) mutate(next);
  };
  useWhenOnline(!pending && problem?.kind === "offline", () => variables && call(variables), 15_000);
  return { call, pending, problem, forgetProblem: reset };
}

function toProblem(error: Error, request: CallKind): Problem {
  if (!(error instanceof ORPCError)) return { kind: "offline", request };
  return error.status === 401 ? { kind: "signedOut", request } : { kind: "rejected", message: error.message };
}
