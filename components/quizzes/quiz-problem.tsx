import { Notice } from "@/components/ui/notice";
import type { QuizTexts } from "./quiz-texts";
import type { Problem } from "./use-asking";

/** What stands in the way, and that the choice is kept. */
export function QuizProblem({ problem, texts, here }: { problem: Problem | null; texts: QuizTexts; here: string }) {
  if (!problem) return null;
  return (
    <Notice kind="error" className="mt-4">
      {problem.kind === "refused" ? problem.message : texts[problem.kind]}
      {problem.kind === "signedOut" && (
        <>
          {" "}
          <a href={`/login?rdir=${encodeURIComponent(here)}`}>{texts.logIn}</a>
        </>
      )}
    </Notice>
  );
}
