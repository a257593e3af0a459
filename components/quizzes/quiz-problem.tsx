import { LogInAgain } from "@/components/forms/drafts/log-in-again";
import { Notice } from "@/components/ui/notice";
import type { QuizTexts } from "./quiz-texts";
import type { Problem } from "./use-quiz-calls";

const messageKeys = {
  offline: { choice: "offline", retake: "retakeOffline" },
  signedOut: { choice: "signedOut", retake: "retakeSignedOut" },
} as const;

/** Why a request failed, and that the choice is not lost. */
export function QuizProblem({ problem, texts, here }: { problem: Problem | null; texts: QuizTexts; here: string }) {
  if (!problem) return null;
  return (
    <Notice kind="error" className="mt-4">
      {problem.kind === "rejected" ? problem.message : texts[messageKeys[problem.kind][problem.request]]}
      {problem.kind === "signedOut" && (
        <>
          {" "}
          <LogInAgain here={here} label={texts.logIn} />
        </>
      )}
    </Notice>
  );
}
