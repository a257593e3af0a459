import type { Language } from "@/lib/platform/i18n/language";
import type { AttemptWithQuestions } from "./quiz-state";
import type { QuizTexts } from "./quiz-texts";
import type { Problem } from "./use-quiz-calls";

export type SharedProps = {
  topicId: string;
  topicName: string;
  language: Language;
  attempt: AttemptWithQuestions;
  addresses: Record<"quiz" | "lesson" | "previous" | "next", string>;
  texts: QuizTexts;
  pending: boolean;
  problem: Problem | null;
  /** An earlier attempt has passed: the next topic stays open, whatever the result of this one. */
  doneBefore: boolean;
  /** The pause after a failed attempt is not over yet. */
  waiting: boolean;
  /** Begins another attempt where no script runs. */
  retakeAction: (form: FormData) => Promise<void>;
};
