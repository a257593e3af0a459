import { Icon } from "@/components/ui/icon";
import type { NearestAnswer } from "@/lib/contract/chat";
import { LinkedText } from "./bubble";

/** The answers nearest to what was typed, folded, above the way to the coordinator (rule: chat.nearest). */
export function NearestAnswers({ answers, title }: { answers: NearestAnswer[]; title: string }) {
  if (answers.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1.5 space-y-1.5">
        {answers.map(({ question, answer }) => (
          <li key={question} className="rounded-control border border-line bg-white px-3.5">
            <details className="group">
              <summary className="flex min-h-12 list-none items-center justify-between gap-3 lowered-2.5 leading-snug font-semibold [&::-webkit-details-marker]:hidden">
                {question}
                <Icon name="down" className="size-5 text-peacock group-open:rotate-180" />
              </summary>
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
