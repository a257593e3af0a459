import type { NearestAnswer } from "@/lib/contract/chat";
import { LinkedText } from "./linked-text";

type Props = { answers: NearestAnswer[]; title: string; className?: string };

/** The answers nearest to what was typed, folded, above the way to the coordinator (rule: chat.nearest). */
export function NearestAnswers({ answers, title, className = "" }: Props) {
  if (answers.length === 0) return null;
  return (
    <section aria-label={title} className={className}>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1.5 space-y-1.5">
        {answers.map(({ question, answer }) => (
          <li key={question} className="rounded-control border border-line bg-white px-3.5">
            <details>
              <summary className="min-h-12 py-2.5 leading-snug font-semibold">{question}</summary>
              <p className="pb-3 whitespace-pre-wrap break-words">
                <LinkedText text={answer} />
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
