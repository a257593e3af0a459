import { Notice } from "@/components/ui/notice";
import type { QuizTexts } from "./quiz-texts";

/** Shows whether the answer is right, and the explanation. */
export function Verdict({ correct, feedback, texts }: { correct: boolean; feedback: string | null; texts: QuizTexts }) {
  return (
    <Notice kind={correct ? "success" : "information"} className="mt-5">
      <p className="font-bold">{correct ? texts.right : texts.wrong}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
      {feedback && <p className="mt-1" dangerouslySetInnerHTML={{ __html: feedback }} />}
    </Notice>
  );
}
