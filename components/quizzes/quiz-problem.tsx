import { useEffect, useRef } from "react";
import { LogInAgain } from "@/components/forms/drafts/log-in-again";
import { Notice } from "@/components/ui/notice";
import type { QuizTexts } from "./quiz-texts";
import type { Problem } from "./use-quiz-calls";

const messageKeys = {
  offline: { choice: "offline", retake: "retakeOffline" },
  signedOut: { choice: "signedOut", retake: "retakeSignedOut" },
} as const;

/** Why a request failed, and that the choice stays. It comes into view, as the question may be another one. */
export function QuizProblem({ problem, texts, here }: { problem: Problem | null; texts: QuizTexts; here: string }) {
  const place = useRef<HTMLDivElement>(null);
  const rejection = problem?.kind === "rejected" ? problem.message : null;
  useEffect(() => {
    if (rejection === null) return;
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
  }, [rejection]);
  if (!problem) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="error" className="mt-4">
        {problem.kind === "rejected" ? problem.message : texts[messageKeys[problem.kind][problem.request]]}
        {problem.kind === "signedOut" && (
          <>
            {" "}
            <LogInAgain here={here} label={texts.logIn} />
          </>
        )}
      </Notice>
    </div>
  );
}
