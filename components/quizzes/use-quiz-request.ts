"use client";

import { ORPCError } from "@orpc/client";
import { useEffect, useRef, useState } from "react";
import { tellConnection } from "@/components/forms/drafts/connection";

export type Problem = { kind: "offline" | "signedOut"; request: RequestKind } | { kind: "rejected"; message: string };
/** What a request is about: checking a choice, which is stored as a draft, or starting the quiz again. */
export type RequestKind = "choice" | "retake";

/** A browser may report that it is online although no request succeeds. */
const tryAgainMs = 15_000;

/** Makes one request at a time. A request that failed without a connection is repeated when the connection is back. */
export function useQuizRequest() {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const asking = useRef(false);
  const stopped = useRef<(() => Promise<void>) | null>(null);

  const ask = async (request: RequestKind, work: () => Promise<void>) => {
    if (asking.current) return;
    asking.current = true;
    stopped.current = null;
    setPending(true);
    try {
      await work();
      setProblem(null);
    } catch (error) {
      const found = problemOf(error, request);
      if (found.kind === "offline") {
        stopped.current = () => ask(request, work);
        tellConnection("lost");
      }
      setProblem(found);
    }
    asking.current = false;
    setPending(false);
  };
  const forgetProblem = () => {
    stopped.current = null;
    setProblem(null);
  };

  useEffect(() => {
    if (problem?.kind !== "offline") return;
    const again = () => void stopped.current?.();
    const timer = setInterval(again, tryAgainMs);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  });
  return { ask, pending, problem, forgetProblem };
}

function problemOf(error: unknown, request: RequestKind): Problem {
  if (!(error instanceof ORPCError)) return { kind: "offline", request };
  return error.status === 401 ? { kind: "signedOut", request } : { kind: "rejected", message: error.message };
}
